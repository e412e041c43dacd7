import { browserOf } from './user-agent.ts'

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

/** Browser and operating system. Null when unknown: a wrong guess in the session list would alarm users. */
export function parseUserAgent(userAgent: string | null): { browser: string | null; system: string | null } {
  const system = SYSTEMS.find(([, pattern]) => pattern.test(userAgent ?? ''))
  return { browser: browserOf(userAgent ?? '')?.name ?? null, system: system?.[0] ?? null }
}
