export const LOCALE = 'nl-BE'

/** Language for WebKitGTK, which has no option for it; the company's time zone, as for most visitors. */
export const BROWSER_ENV = { LANGUAGE: 'nl_BE:nl', TZ: 'Europe/Brussels' }

const EXPECTED_MESSAGES = [
  // Browsers log every 4xx response; a visitor who is not signed in gets some.
  /status of 4\d\d/,
  // Firefox reports the requests of a page that is left.
  /NetworkError when attempting to fetch resource/,
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
]

export function isExpectedMessage(message: string): boolean {
  return EXPECTED_MESSAGES.some((expected) => expected.test(message))
}
