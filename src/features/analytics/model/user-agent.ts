import type { DeviceClass } from './event.schema.ts'

export type Client = { browser: string; browserVersion: number | null; device: DeviceClass }

/** In this order: most browsers name the ones they descend from as well. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /(?:OPR|Opera|OPT|OPX)\/(\d{1,4})/],
  ['Samsung Internet', /SamsungBrowser\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

/** All that is stored of a user agent: the browser, its major version and the class of device. */
export function reduceUserAgent(userAgent: string): Client {
  const device = deviceOf(userAgent)
  for (const [browser, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1]
    if (version) return { browser, browserVersion: Number(version), device }
  }
  return { browser: 'other', browserVersion: null, device }
}

/** An iPad that asks for the desktop site looks like a Mac, and is counted as one. */
function deviceOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'desktop'
}
