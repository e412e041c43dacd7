import { EVERYTHING, NOTHING_MORE } from '../model/consent.ts'
import { isMeasured } from '../model/measured.ts'
import { isAllowed, onConsentChange } from './consent.ts'
import { signalConsent, tag } from './signals.ts'
import { sweep } from './sweep.ts'

const TWO_YEARS = 63_072_000

/** Google's script comes with the consent and not before; without it, nothing is sent and its cookies are gone. */
export function measureWith(id: string): void {
  let isLoaded = false
  follow()
  onConsentChange(follow)

  function follow(): void {
    const analytics = isAllowed('analytics')
    signalConsent({ ...(isAllowed('marketing') ? EVERYTHING : NOTHING_MORE), analytics })
    // Google's own switch: a script that was loaded cannot be taken away, but it can be told to be still.
    Object.assign(window, { [`ga-disable-${id}`]: !analytics })
    if (!analytics) sweep(isAllowed)
    else if (!isLoaded) load()
  }

  function load(): void {
    isLoaded = true
    tag('js', new Date())
    tag('config', id, { anonymize_ip: true, cookie_expires: TWO_YEARS })
    const src = `https://www.googletagmanager.com/gtag/js?id=${id}`
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }))
    addEventListener('click', openUnmeasured, true)
  }
}

/** A script that was loaded stays for as long as its document: a link to a private page loads a document of its own. */
function openUnmeasured(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || isMeasured(link.pathname)) return
  // The browser follows the link by itself; the router does not hear of it.
  event.stopPropagation()
}
