import { STORAGE_REGISTRY, type StorageEntry } from '#kernel/storage-registry.ts'
import { DAY_SECONDS, YEAR_SECONDS } from '#kernel/time-units.ts'

const OWN = { where: 'cookie', category: 'essential', by: 'us' } as const

/** Cookies that scripts cannot read. Not in the registry, which is a part of the public bundles. */
export const HTTP_ONLY_COOKIES = [
  { name: 'cyaan.session_token', purpose: 'session', seconds: 30 * DAY_SECONDS, ...OWN },
  { name: 'cyaan.known_device', purpose: 'knownDevice', seconds: YEAR_SECONDS, ...OWN },
  { name: 'cyaan.registration', purpose: 'registration', seconds: 30 * DAY_SECONDS, ...OWN },
  { name: 'cyaan.two_factor', purpose: 'signInStep', seconds: 600, ...OWN },
  { name: 'cyaan.state', purpose: 'signInElsewhere', seconds: 600, ...OWN },
  { name: 'cyaan.look_around', purpose: 'lookAround', seconds: 7200, ...OWN },
  { name: 'cyaan.recent_write', purpose: 'recentWrite', seconds: 60, ...OWN },
] as const satisfies readonly StorageEntry[]

export type HttpOnlyCookie = (typeof HTTP_ONLY_COOKIES)[number]['name']

/** Lifetime of a cookie. */
export function secondsOf(cookie: HttpOnlyCookie): number {
  return HTTP_ONLY_COOKIES.find(({ name }) => name === cookie)?.seconds ?? 0
}

/** Every cookie and storage key of the product. */
export const DECLARED_STORAGE = [...STORAGE_REGISTRY, ...HTTP_ONLY_COOKIES] as const

export type StoragePurpose = (typeof DECLARED_STORAGE)[number]['purpose']
