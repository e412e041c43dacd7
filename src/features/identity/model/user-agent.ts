/** Browser and operating system, by their product names. */
export type UserAgentInfo = { browser: string | null; system: string | null }

// Order matters: most user agents also contain Chrome and Safari.
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\b(?:Edg|EdgA|EdgiOS|Edge)\//],
  ['Opera', /\b(?:OPR|OPiOS|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Firefox', /\b(?:Firefox|FxiOS|Focus)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
]

// Order matters: Android also contains Linux, iPhone also contains Mac OS X.
const SYSTEMS: readonly [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
]

/** Null when unknown: a wrong guess in the session list would alarm users. */
export function parseUserAgent(userAgent: string | null): UserAgentInfo {
  return { browser: matchUserAgent(BROWSERS, userAgent), system: matchUserAgent(SYSTEMS, userAgent) }
}

function matchUserAgent(names: readonly [string, RegExp][], userAgent: string | null): string | null {
  return names.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0] ?? null
}
