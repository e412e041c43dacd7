import { type Locale, localizedPath } from '#kernel/locale.ts'
import { ESSENTIAL_ONLY } from '../model/consent.ts'
import { eraseLaterAt } from '../model/erase-later.ts'
import type { VISITOR_COOKIE } from '../model/visitor.ts'
import { dispatchConsentChange } from './consent-change.ts'
import { eraseByCode } from './erase-by-code.ts'
import { eraseCookie, eraseDisallowedStorage } from './erase-storage.ts'
import { updateGoogleConsent } from './google-consent.ts'

/** Another name does not compile. A type only: the collecting script would load a chunk for the value. */
const VISITOR: typeof VISITOR_COOKIE = 'cyaan.visitor'

/**
 * Withdraws consent: deletes the answer and the storage it allowed, lets the server erase what was measured, and reloads the
 * page, which shows the dialog again. When the server does not confirm, /cookies opens with the code to erase later: the
 * identifier, which this browser no longer has.
 */
export async function resetConsent(): Promise<void> {
  const visitor = RegExp(`(?:^|; )${VISITOR}=([^;]+)`).exec(document.cookie)?.[1]
  // The dialog is shown when the cookie is deleted; an answer before the reload would be interrupted by it.
  document.getElementById('consent')?.setAttribute('inert', '')
  eraseCookie('consent')
  eraseDisallowedStorage((category) => category === 'essential')
  updateGoogleConsent(ESSENTIAL_ONLY)
  dispatchConsentChange()
  if (!visitor || (await eraseByCode(visitor))) return location.reload()
  const cookies = localizedPath(document.documentElement.lang as Locale, '/cookies')
  location.assign(eraseLaterAt(cookies, visitor))
  // The browser does not load the page that is open already.
  if (location.pathname === cookies) location.reload()
}
