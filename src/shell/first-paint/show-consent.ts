import { readConsent } from '#features/consent/model/consent.ts'

const { dataset } = document.documentElement
const read = (cookies: string) => readConsent(cookies, dataset.askedSince)
// For scripts that depend on consent.
window.readConsent = read
let known = currentAnswer()

// An answer in another tab.
for (const name of ['pageshow', 'visibilitychange', 'focus']) addEventListener(name, update)
// Not in every browser we serve.
window.cookieStore?.addEventListener('change', update)

if (!known) {
  dataset.consent = 'ask'
  if (!canSetCookies()) dataset.cookies = 'off'
  // A click on the banner before the scripts are loaded.
  addEventListener('click', recordPress, true)
}

function currentAnswer(): string | undefined {
  return JSON.stringify(read(document.cookie))
}

function recordPress({ target }: Event): void {
  window.consentPressed = (target as Element).closest('[data-consent-answer]')
}

function update(): void {
  const answer = currentAnswer()
  if (answer === known) return
  known = answer
  if (answer) delete dataset.consent
  else dataset.consent = 'ask'
  dispatchEvent(new Event('consentchange'))
}

function canSetCookies(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = 'consent=; Path=/'
  const isSet = /(?:^|; )consent/.test(document.cookie)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'consent=; Path=/; Max-Age=0'
  return isSet
}
