export const LOCALE = 'nl-BE'

/** Language for WebKitGTK, which has no option for it; the company's time zone, as for most visitors. */
export const BROWSER_ENV = { LANGUAGE: 'nl_BE:nl', TZ: 'Europe/Brussels' }

/** Browsers log every 4xx response; a visitor who is not signed in gets some. */
export function isExpectedMessage(message: string): boolean {
  return /status of 4\d\d/.test(message)
}
