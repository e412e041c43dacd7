// Service worker: copies of visited pages for reading offline, and updates that the user confirms. The server prepends
// BUILD, so that each build is a new worker.
import {
  listVisited,
  markCopy,
  pageAssets,
  pageDataOf,
  pageLanguage,
  pageTitle,
  type VisitedPage,
} from './page-copy.ts'
import {
  CACHE_PREFIX,
  type CachingRule,
  cachingRuleFor,
  isAssetCacheable,
  isAvailableOffline,
  isOfflinePageFresh,
  isPageCacheable,
  OFFLINE_FILES,
  OFFLINE_PAGE,
  PAGE_TIMEOUT_MS,
} from './rules.ts'

// The worker and DOM type libraries cannot be loaded together.
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type WorkerScope = {
  registration: ServiceWorkerRegistration
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
declare const BUILD: string

const scope = globalThis as unknown as WorkerScope
const CACHE = CACHE_PREFIX + BUILD
const COPIED_AT = 'x-copied-at'

scope.addEventListener('install', (event) => event.waitUntil(storeOfflinePage()))

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

scope.addEventListener('message', (event) => {
  const { data } = event
  // Chromium activates the worker only when the event waits for it.
  if (data === 'skip-waiting') event.waitUntil(scope.skipWaiting())
  // Paths of the page that is open, and of built files and page data that it loaded.
  else if (Array.isArray(data)) event.waitUntil(storeReported(data))
  // The path of a page that the application shows, without a request for its HTML or its data.
  else if (typeof data === 'string') event.waitUntil(storeVisited(data, true))
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin } = new URL(request.url)
  const path = pathOf(request)
  const rule = cachingRuleFor({ method: request.method, mode: request.mode, path })
  if (origin !== location.origin || !rule) return
  if (rule.strategy === 'cache-first') event.respondWith(cacheFirst(event, path, rule))
  else if (request.mode === 'navigate') event.respondWith(openPage(event, path, rule))
  else event.respondWith(fetch(request).catch(async () => (await findCopy(path)) ?? Response.error()))
})

async function activate(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))
  // Navigation preload is not in every browser: without it a page waits for the worker to start.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** The response is passed on at once; the copy is stored in parallel. */
async function cacheFirst(event: FetchEvent, path: string, rule: CachingRule): Promise<Response> {
  const stored = await findCopy(path)
  if (stored) return stored
  const response = await fetch(event.request)
  if (isAssetCacheable(responseFacts(response))) event.waitUntil(store(path, response.clone(), rule))
  return response
}

/** Network first; the copy when the network fails or takes too long; the offline page when there is no copy. */
async function openPage(event: FetchEvent, path: string, rule: CachingRule): Promise<Response> {
  const online = fetchPage(event, path, rule)
  const copy = await findCopy(path)
  const timeout = new Promise<undefined>((resolve) => {
    if (copy) setTimeout(resolve, PAGE_TIMEOUT_MS)
  })
  try {
    const response = await Promise.race([online, timeout])
    if (response) return response
    event.waitUntil(online.catch(() => {}))
  } catch {
    // Offline.
  }
  return copy ? asCopy(copy) : offlinePage()
}

async function fetchPage(event: FetchEvent, path: string, rule: CachingRule): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (isPageCacheable(path, responseFacts(response))) event.waitUntil(storePage(path, response.clone(), rule))
  return response
}

async function storeReported(paths: string[]): Promise<void> {
  for (const path of paths)
    await (/^\/(?:assets|page-data)\//.test(path) ? storeAsset(path) : storeVisited(path)).catch(() => {})
}

async function storeVisited(path: string, withData = false): Promise<void> {
  const rule = isAvailableOffline(path) ? cachingRuleFor({ method: 'GET', mode: 'navigate', path }) : undefined
  const response = rule && (await fetch(path).catch(() => undefined))
  if (response && !response.redirected && isPageCacheable(path, responseFacts(response)))
    await storePage(path, response, rule, withData)
}

/**
 * Also stores the built files that the page loads by itself: those of the first page were loaded before the worker was
 * active. The application and the data of a page are stored when it loads them.
 */
async function storePage(path: string, response: Response, rule: CachingRule, withData = false): Promise<void> {
  const html = await response.text()
  await store(path, withText(response, html), rule)
  const data = withData ? pageDataOf(html) : undefined
  for (const asset of data ? [...pageAssets(html), data] : pageAssets(html)) {
    // A new worker cannot take over while an event of this one is in flight.
    if (scope.registration.waiting) return
    await storeAsset(asset).catch(() => {})
  }
  await storeOfflinePage(pageLanguage(html))
}

async function storeAsset(path: string): Promise<void> {
  if (await findCopy(path)) return
  const response = await fetch(path)
  const rule = cachingRuleFor({ method: 'GET', mode: 'cors', path })
  if (rule && isAssetCacheable(responseFacts(response))) await store(path, response, rule)
}

/** Stores the offline page with its style sheet, in the language of the visited pages. */
async function storeOfflinePage(language?: string): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const stored = await cache.match(OFFLINE_PAGE)
    const isFresh = isOfflinePageFresh(stored?.headers.get(COPIED_AT) ?? '', Date.now())
    const isLanguage = !language || (stored && pageLanguage(await stored.text()) === language)
    if (isLanguage && isFresh) return
    const [page] = await Promise.all([fetch(OFFLINE_PAGE), cache.add('/error.css')])
    if (page.ok && !page.redirected) await cache.put(OFFLINE_PAGE, await datedCopy(page))
  } catch {
    // Without it the browser shows its own error page.
  }
}

async function offlinePage(): Promise<Response> {
  const page = await findCopy(OFFLINE_PAGE)
  if (!page) return Response.error()
  const cache = await caches.open(CACHE)
  const visited: VisitedPage[] = []
  for (const request of await cache.keys()) {
    const path = pathOf(request)
    const response = await cache.match(request)
    if (path === OFFLINE_PAGE || !response || !isPageCacheable(path, responseFacts(response))) continue
    const html = await response.text()
    const title = pageTitle(html)
    if (title) visited.unshift({ path, language: pageLanguage(html), title })
  }
  return withText(page, listVisited(await page.text(), visited))
}

async function asCopy(page: Response): Promise<Response> {
  return withText(page, markCopy(await page.text(), new Date(page.headers.get(COPIED_AT) ?? 0)))
}

async function findCopy(path: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(CACHE)).match(path, { ignoreVary: true })
  } catch {
    return
  }
}

/** Newest last. When the storage quota is exceeded, all copies but the offline page are deleted. */
async function store(path: string, response: Response, rule: CachingRule): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    await cache.delete(path, { ignoreVary: true })
    await cache.put(path, await datedCopy(response))
    const entries = (await cache.keys()).filter(
      (request) => cachingRuleFor({ method: 'GET', mode: 'navigate', path: pathOf(request) }) === rule,
    )
    for (const request of entries.slice(0, -rule.maxEntries)) await cache.delete(request, { ignoreVary: true })
  } catch {
    await removeCopies().catch(() => {})
  }
}

/** One by one: a cache that is deleted takes up its room until the worker ends. */
async function removeCopies(): Promise<void> {
  const cache = await caches.open(CACHE)
  const copies = (await cache.keys()).filter((request) => !OFFLINE_FILES.includes(pathOf(request)))
  await Promise.all(copies.map((request) => cache.delete(request, { ignoreVary: true })))
}

async function datedCopy(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(COPIED_AT, new Date().toISOString())
  return new Response(await response.blob(), { headers })
}

function withText({ headers }: Response, text: string): Response {
  return new Response(text, { headers })
}

function responseFacts({ status, headers }: Response) {
  return { status, type: headers.get('content-type') ?? '', cacheControl: headers.get('cache-control') ?? '' }
}

function pathOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
