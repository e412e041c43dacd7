import { DAY_SECONDS, YEAR_SECONDS } from './time-units.ts'
export const CONSENT_CATEGORIES = ['essential', 'functional', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export type StorageEntry = {
  name: string
  where: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage'
  category: ConsentCategory
  /** Key of the text that explains it, in the content of the consent slice. */
  purpose: string
  /** Seconds; 0 ends with the browser session, undefined has no expiry. */
  seconds?: number
  by: 'us' | 'Google'
}

const OWN = { category: 'essential', by: 'us' } as const
const OWN_ANALYTICS = { category: 'analytics', by: 'us' } as const
const GOOGLE = { category: 'analytics', by: 'Google' } as const

/**
 * Every cookie and storage key that scripts can read; the others are in `http-only-cookies.ts`. The table on /cookies is
 * generated from both, withdrawing consent removes the keys of that category, and a browser test fails on an undeclared
 * key. Writes take a name of this registry. A trailing * is a wildcard.
 */
export const STORAGE_REGISTRY = [
  { name: 'consent', where: 'cookie', purpose: 'answer', seconds: 180 * DAY_SECONDS, ...OWN },
  { name: 'lng', where: 'cookie', purpose: 'language', seconds: YEAR_SECONDS, ...OWN },
  { name: 'theme', where: 'cookie', purpose: 'theme', seconds: YEAR_SECONDS, ...OWN },
  { name: 'preferences', where: 'localStorage', purpose: 'preferences', ...OWN },
  { name: 'auth-storage', where: 'localStorage', purpose: 'account', ...OWN },
  { name: 'tsr-scroll-restoration-v1_3', where: 'sessionStorage', purpose: 'scrolling', seconds: 0, ...OWN },
  { name: 'kept-input', where: 'sessionStorage', purpose: 'typed', seconds: 0, ...OWN },
  { name: 'blog-drafts', where: 'localStorage', purpose: 'typed', ...OWN },
  { name: 'answer-drafts', where: 'localStorage', purpose: 'typed', ...OWN },
  { name: 'booking-draft', where: 'localStorage', purpose: 'typed', seconds: DAY_SECONDS, ...OWN },
  { name: 'app-version', where: 'localStorage', purpose: 'version', ...OWN },
  { name: 'version-reload', where: 'sessionStorage', purpose: 'version', seconds: 0, ...OWN },
  { name: 'tanstack_router_reload:*', where: 'sessionStorage', purpose: 'version', seconds: 0, ...OWN },
  { name: 'cyaan-*', where: 'cacheStorage', purpose: 'offlinePages', ...OWN },
  { name: 'own-appointments', where: 'localStorage', purpose: 'offlineAppointments', ...OWN },
  { name: 'cyaan.visitor', where: 'cookie', purpose: 'visitor', seconds: 2 * YEAR_SECONDS, ...OWN_ANALYTICS },
  { name: 'cyaan.visit', where: 'cookie', purpose: 'visit', seconds: 1800, ...OWN_ANALYTICS },
  { name: '_ga', where: 'cookie', purpose: 'measuring', seconds: 2 * YEAR_SECONDS, ...GOOGLE },
  { name: '_ga_*', where: 'cookie', purpose: 'measuring', seconds: 2 * YEAR_SECONDS, ...GOOGLE },
] as const satisfies readonly StorageEntry[]

/** Names that need no consent. Any other name does not compile. */
export type EssentialName<Where extends StorageEntry['where']> = Extract<
  (typeof STORAGE_REGISTRY)[number],
  { where: Where; category: 'essential' }
>['name']

/** Names that need the consent of their category. */
export type ConsentName<Where extends StorageEntry['where']> = Exclude<
  Extract<(typeof STORAGE_REGISTRY)[number], { where: Where; by: 'us' }>['name'],
  EssentialName<Where>
>

/** Better Auth's cookie name prefix on https. */
const SECURE_PREFIX = /^__Secure-/

export function findStorageEntry(
  where: StorageEntry['where'],
  name: string,
  entries: readonly StorageEntry[] = STORAGE_REGISTRY,
): StorageEntry | undefined {
  const plain = name.replace(SECURE_PREFIX, '')
  return entries.find((entry) => entry.where === where && matchesPattern(entry.name, plain))
}

function matchesPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
