import { browserOf } from '#features/identity/model/user-agent.ts'
import type { DeviceClass } from './event.schema.ts'

export type Client = { browser: string; browserVersion: number | null; device: DeviceClass }

/** Only the browser, its major version and the device class are stored. */
export function reduceUserAgent(userAgent: string): Client {
  const { name = 'other', version = null } = browserOf(userAgent) ?? {}
  return { browser: name, browserVersion: version, device: deviceOf(userAgent) }
}

/** An iPad that requests the desktop site sends the user agent of a Mac, and counts as one. */
function deviceOf(userAgent: string): DeviceClass {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod/.test(userAgent) ? 'phone' : 'desktop'
}
