import { YEAR_SECONDS } from '#kernel/time-units.ts'
import { ALL_CATEGORIES, ESSENTIAL_ONLY } from '../model/consent.ts'
import { allowsGoogleTag } from '../model/google-tag-pages.ts'
import { onConsentChange } from './consent-change.ts'
import { isAllowed } from './current-consent.ts'
import { eraseDisallowedStorage } from './erase-storage.ts'
import { pushToDataLayer, updateGoogleConsent } from './google-consent.ts'

const COOKIE_LIFETIME_SECONDS = 2 * YEAR_SECONDS

/** Loads Google's script after consent only. Without consent nothing is sent and its cookies are removed. */
export function startGoogleTag(id: string): void {
  let isLoaded = false
  applyConsent()
  onConsentChange(applyConsent)

  function applyConsent(): void {
    const analytics = isAllowed('analytics')
    updateGoogleConsent({ ...(isAllowed('marketing') ? ALL_CATEGORIES : ESSENTIAL_ONLY), analytics })
    // Google's opt-out flag: a loaded script cannot be unloaded, but it stops sending.
    Object.assign(window, { [`ga-disable-${id}`]: !analytics })
    if (!analytics) eraseDisallowedStorage(isAllowed)
    else if (!isLoaded) load()
  }

  function load(): void {
    isLoaded = true
    pushToDataLayer('js', new Date())
    pushToDataLayer('config', id, { anonymize_ip: true, cookie_expires: COOKIE_LIFETIME_SECONDS })
    const src = `https://www.googletagmanager.com/gtag/js?id=${id}`
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
    addEventListener('click', forceDocumentLoad, true)
  }
}

/** A loaded script stays until the document is unloaded, so links to private pages load a new document. */
function forceDocumentLoad(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || allowsGoogleTag(link.pathname)) return
  // The browser follows the link; the router does not see the click.
  event.stopPropagation()
}
