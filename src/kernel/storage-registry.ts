import { DAY_SECONDS, YEAR_SECONDS } from './time-units.ts'
export const CONSENT_CATEGORIES = ['essential', 'functional', 'analytics', 'marketing'] as const
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

export type StorageEntry = {
  name: string
  where: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage'
  category: ConsentCategory
  /** Key of the text that explains it, in the messages of the consent slice. */
  purpose: StoragePurpose
  /** Seconds; 0 ends with the browser session, undefined has no expiry. */
  seconds?: number
  by: 'us' | 'Google'
}

export const STORAGE_PURPOSES = [
  'answer',
  'language',
  'theme',
  'preferences',
  'session',
  'knownDevice',
  'signInStep',
  'signInElsewhere',
  'account',
  'scrolling',
  'typed',
  'version',
  'offlinePages',
  'offlineAppointments',
  'visitor',
  'visit',
  'measuring',
] as const
export type StoragePurpose = (typeof STORAGE_PURPOSES)[number]

/**
 * Every cookie and storage key of the product. The table on /cookies is generated from it, withdrawing consent removes
 * the keys of that category, and a browser test fails on an undeclared key. Writes take a name of this registry. A
 * trailing * is a wildcard.
 */
export const STORAGE_REGISTRY = [
  { name: 'consent', where: 'cookie', category: 'essential', purpose: 'answer', seconds: 180 * DAY_SECONDS, by: 'us' },
  { name: 'lng', where: 'cookie', category: 'essential', purpose: 'language', seconds: YEAR_SECONDS, by: 'us' },
  { name: 'theme', where: 'cookie', category: 'essential', purpose: 'theme', seconds: YEAR_SECONDS, by: 'us' },
  { name: 'preferences', where: 'localStorage', category: 'essential', purpose: 'preferences', by: 'us' },
  {
    name: 'cyaan.session_token',
    where: 'cookie',
    category: 'essential',
    purpose: 'session',
    seconds: 30 * DAY_SECONDS,
    by: 'us',
  },
  {
    name: 'cyaan.known_device',
    where: 'cookie',
    category: 'essential',
    purpose: 'knownDevice',
    seconds: YEAR_SECONDS,
    by: 'us',
  },
  { name: 'cyaan.two_factor', where: 'cookie', category: 'essential', purpose: 'signInStep', seconds: 600, by: 'us' },
  { name: 'cyaan.state', where: 'cookie', category: 'essential', purpose: 'signInElsewhere', seconds: 600, by: 'us' },
  { name: 'auth-storage', where: 'localStorage', category: 'essential', purpose: 'account', by: 'us' },
  {
    name: 'tsr-scroll-restoration-v1_3',
    where: 'sessionStorage',
    category: 'essential',
    purpose: 'scrolling',
    seconds: 0,
    by: 'us',
  },
  {
    name: 'kept-input',
    where: 'sessionStorage',
    category: 'essential',
    purpose: 'typed',
    seconds: 0,
    by: 'us',
  },
  { name: 'blog-drafts', where: 'localStorage', category: 'essential', purpose: 'typed', by: 'us' },
  {
    name: 'booking-draft',
    where: 'localStorage',
    category: 'essential',
    purpose: 'typed',
    seconds: DAY_SECONDS,
    by: 'us',
  },
  { name: 'app-version', where: 'localStorage', category: 'essential', purpose: 'version', by: 'us' },
  { name: 'version-reload', where: 'sessionStorage', category: 'essential', purpose: 'version', seconds: 0, by: 'us' },
  {
    name: 'tanstack_router_reload:*',
    where: 'sessionStorage',
    category: 'essential',
    purpose: 'version',
    seconds: 0,
    by: 'us',
  },
  { name: 'cyaan-*', where: 'cacheStorage', category: 'essential', purpose: 'offlinePages', by: 'us' },
  {
    name: 'own-appointments',
    where: 'localStorage',
    category: 'essential',
    purpose: 'offlineAppointments',
    by: 'us',
  },
  {
    name: 'cyaan.visitor',
    where: 'cookie',
    category: 'analytics',
    purpose: 'visitor',
    seconds: 2 * YEAR_SECONDS,
    by: 'us',
  },
  { name: 'cyaan.visit', where: 'cookie', category: 'analytics', purpose: 'visit', seconds: 1800, by: 'us' },
  {
    name: '_ga',
    where: 'cookie',
    category: 'analytics',
    purpose: 'measuring',
    seconds: 2 * YEAR_SECONDS,
    by: 'Google',
  },
  {
    name: '_ga_*',
    where: 'cookie',
    category: 'analytics',
    purpose: 'measuring',
    seconds: 2 * YEAR_SECONDS,
    by: 'Google',
  },
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

export function findStorageEntry(where: StorageEntry['where'], name: string): StorageEntry | undefined {
  const plain = name.replace(SECURE_PREFIX, '')
  return STORAGE_REGISTRY.find((entry) => entry.where === where && matchesPattern(entry.name, plain))
}

function matchesPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
