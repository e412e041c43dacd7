export const LOCALE = 'nl-BE'

/** Language for WebKitGTK, which has no option for it; the company's time zone, as for most visitors. */
export const BROWSER_ENV = { LANGUAGE: 'nl_BE:nl', TZ: 'Europe/Brussels' }

const EXPECTED_MESSAGES = [
  // Browsers log every 4xx response; a visitor who is not signed in gets some.
  /status of 4\d\d/,
  // Firefox, when a page is left before its fonts are loaded: the status is NS_BINDING_ABORTED. A missing font has another.
  /^Error: downloadable font: download failed .* status=2152398850 /,
]

export function isExpectedMessage(message: string): boolean {
  return EXPECTED_MESSAGES.some((expected) => expected.test(message))
}
