import { type PageFacts, type PageTable, pageAt } from '#kernel/pages.ts'
import { DAY_MS } from '#kernel/time-units.ts'

/** Caching strategy of a request. `pass`: handled by the browser as if there were no worker. */
export type CachingRule = {
  what: string
  path: RegExp
  strategy: 'cache-first' | 'network-first' | 'pass'
  /** Maximum number of entries; the oldest are removed. */
  maxEntries: number
}

type RequestFacts = { method: string; mode: string; path: string }

export const CACHE_PREFIX = 'cyaan-'
/** Network timeout of a page, after which its copy is used. */
export const PAGE_TIMEOUT_MS = 4000
export const OFFLINE_PAGE = '/offline'
/** The offline page contains contact details, so it is refreshed after this time. */
const OFFLINE_PAGE_MAX_AGE_MS = DAY_MS

/** Not deleted when the storage quota is exceeded. */
export const OFFLINE_FILES = [OFFLINE_PAGE, '/error.css']

const PASS = { strategy: 'pass', maxEntries: 0 } as const

/**
 * The caching rules; the first match applies. Private data is never cached: pages are the same for every user, and the
 * copy of a user's appointments is in local storage (`own-appointments.queries.ts`).
 */
export const CACHING_RULES: readonly CachingRule[] = [
  { what: 'built files, with a hash in their names', path: /^\/assets\//, strategy: 'cache-first', maxEntries: 150 },
  {
    what: 'data of pages, with a hash in their address',
    path: /^\/page-data\//,
    strategy: 'cache-first',
    maxEntries: 40,
  },
  { what: 'pictures of posts', path: /^\/media\//, strategy: 'cache-first', maxEntries: 40 },
  { what: 'style sheet of the offline page', path: /^\/error\.css$/, strategy: 'network-first', maxEntries: 1 },
  { what: 'the API', path: /^\/api\//, ...PASS },
  { what: 'links with a secret', path: /[?&]token=/, ...PASS },
  { what: 'the offline page', path: /^\/offline$/, strategy: 'network-first', maxEntries: 1 },
  { what: 'pages', path: /^(?!.*\.\w+(?:\?|$))/, strategy: 'network-first', maxEntries: 40 },
]

const PAGES = CACHING_RULES.at(-1)

/** `path` includes the query. */
export function cachingRuleFor({ method, mode, path }: RequestFacts): CachingRule | undefined {
  if (method !== 'GET') return
  const rule = CACHING_RULES.find((one) => one.path.test(path))
  if (rule?.strategy === 'pass' || (rule === PAGES && mode !== 'navigate')) return
  return rule
}

/** `path` may include the query. */
function pageFacts(path: string, pages?: PageTable): PageFacts {
  return pageAt(path.replace(/\?.*/, ''), pages)
}

export function isAvailableOffline(path: string): boolean {
  return pageFacts(path).isAvailableOffline
}

/**
 * A page that may be shown offline. A guarded one is sent as `no-store`, for shared caches; its HTML is the same for every
 * user.
 */
export function isPageCacheable(
  path: string,
  { status, type, cacheControl }: ResponseFacts,
  pages?: PageTable,
): boolean {
  const { access, isAvailableOffline: isStored } = pageFacts(path, pages)
  const isPublic = cacheControl.startsWith('public') || access !== 'everyone'
  return isStored && isPublic && status === 200 && type.startsWith('text/html')
}

/** A clock that was set back makes a copy from the future: that one is fetched again too. */
export function isOfflinePageFresh(copiedAt: string, now: number): boolean {
  return Math.abs(now - Date.parse(copiedAt)) < OFFLINE_PAGE_MAX_AGE_MS
}

type ResponseFacts = { status: number; type: string; cacheControl: string }

/** Whether the response is a built file. Anything else at its URL is an error page or a captive portal. */
export function isAssetCacheable({ status, type }: Pick<ResponseFacts, 'status' | 'type'>): boolean {
  return status === 200 && type !== '' && !type.startsWith('text/html')
}
