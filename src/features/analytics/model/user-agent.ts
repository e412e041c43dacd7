import type { DeviceClass } from './event.schema.ts'

export type Client = { browser: string; browserVersion: number | null; device: DeviceClass }

/** Order matters: most user agents also name the browsers they derive from. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /(?:OPR|Opera|OPT|OPX)\/(\d{1,4})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

/** Only the browser, its major version and the device class are stored. */
export function reduceUserAgent(userAgent: string): Client {
  const device = deviceOf(userAgent)
  for (const [browser, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return { browser, browserVersion: Number(version), device }
  }
  return { browser: 'other', browserVersion: null, device }
}

/** An iPad that requests the desktop site sends the user agent of a Mac, and counts as one. */
function deviceOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'desktop'
}
