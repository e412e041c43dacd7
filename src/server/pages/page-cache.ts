import { LRUCache } from 'lru-cache'
import { detectVisitorLocale, type Languages, type VisitorFacts } from '#kernel/languages/languages.ts'
import { type Locale, prefixOf } from '#kernel/locale.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import { isInvalidationLive } from '#platform/server/database/invalidation-listener.ts'
import { pageRenders } from '#platform/server/metrics.ts'
import { type Invalidation, onInvalidation, startTracking, type Tag, type TagTracker } from '#platform/server/tags.ts'
import type { Page } from './page.ts'

export type Rendered = {
  page: Page
  isCacheable: boolean
  /** The error of a page that could not be rendered because the database is unavailable. */
  unavailable?: Error | undefined
}

type Entry = { page: Page; tags: ReadonlySet<Tag>; renderedAt: number; freshUntil: number }

const MAX_BYTES = 64 * 1_048_576
/** Maximum age: content that depends on the clock (the year, a badge) is updated within the hour. */
const MAX_AGE_MS = HOUR_MS
/** How long a stale page may replace one that cannot be rendered. */
const MAX_STALE_AGE_MS = DAY_MS

type Visitor = Omit<VisitorFacts, 'pathname'>

/** Cache key: path and language. Requests with a query string are not cached. */
export function pageCacheKey(path: string, visitor: Visitor, languages: Languages): string {
  return `${pageLocale(path, visitor, languages)} ${path}`
}

export function pageLocale(path: string, visitor: Visitor, languages: Languages): Locale {
  return (prefixOf(path).slice(1) as Locale | '') || visitorLocale(path, visitor, languages)
}

/** Memoized: browsers send only a few dozen different values. */
const localeByAcceptLanguage = new LRUCache<string, Locale, Languages>({
  max: 1000,
  memoMethod: (accepted, _, { context }) => detectVisitorLocale({ pathname: '/', accepted }, context),
})
let memoizedFor: Languages | undefined

function visitorLocale(pathname: string, { cookie, accepted }: Visitor, languages: Languages): Locale {
  const isMemoized = accepted && accepted.length <= 100 && !cookie?.includes('lng=')
  if (!isMemoized) return detectVisitorLocale({ pathname, cookie, accepted }, languages)
  if (memoizedFor !== languages) localeByAcceptLanguage.clear()
  memoizedFor = languages
  return localeByAcceptLanguage.memo(accepted, { context: languages })
}

/** In-memory page cache with tag invalidation. */
export function createPageCache(maxBytes = MAX_BYTES) {
  const keysOf = new Map<Tag, Set<string>>()
  const rendering = new Map<string, { tracker: TagTracker; result: Promise<Rendered> }>()
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    // Limits the entry size: one large file must not evict hundreds of pages.
    maxEntrySize: maxBytes / 4,
    sizeCalculation: ({ page }) => page.size,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
  })
  const stop = onInvalidation(invalidate)

  function invalidate(invalidation: Invalidation): void {
    if (invalidation === 'all') pages.clear()
    // Invalidated entries are deleted, also as stale copies: they may show content that was removed on purpose.
    else if (invalidation === 'unknown') for (const entry of pages.values()) entry.freshUntil = 0
    else for (const tag of invalidation) for (const key of keysOf.get(tag) ?? []) pages.delete(key)
  }

  /** Concurrent requests for the same missing page share one render. */
  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const running = rendering.get(key)
    if (running && !running.tracker.isOutdated()) {
      const invalidatedBefore = running.tracker.invalidated()
      const rendered = await running.result
      // Data may be read before its tag is noted: whether the render is fresh is certain only at its end.
      return running.tracker.tags.isDisjointFrom(invalidatedBefore) ? rendered : renderOnce(key, render)
    }
    pageRenders.inc()
    const tracker = startTracking()
    const started = { tracker, result: tracker.run(render) }
    rendering.set(key, started)
    try {
      const rendered = await started.result
      if (rendered.isCacheable && isInvalidationLive() && !tracker.isOutdated()) storePage(key, rendered.page, tracker)
      return rendered
    } finally {
      tracker.end()
      if (rendering.get(key) === started) rendering.delete(key)
    }
  }

  function storePage(key: string, page: Page, { tags, maxAge }: TagTracker): void {
    // Monotonic: a change of the clock must not prolong a page.
    const now = performance.now()
    pages.set(key, { page, tags, renderedAt: now, freshUntil: now + Math.min(maxAge(), MAX_AGE_MS) })
    for (const tag of tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
  }

  function get(key: string): Page | undefined {
    const entry = pages.get(key)
    return entry && entry.freshUntil > performance.now() ? entry.page : undefined
  }

  /** The last render of a page that expired, or whose invalidation may have been missed. */
  function getStale(key: string): { page: Page; ageSeconds: number } | undefined {
    const entry = pages.get(key)
    const age = performance.now() - (entry?.renderedAt ?? 0)
    return entry && age < MAX_STALE_AGE_MS ? { page: entry.page, ageSeconds: Math.floor(age / 1000) } : undefined
  }

  /** A stale copy may be sent, or a render that runs already is shared. */
  function needsNoRender(key: string): boolean {
    return getStale(key) !== undefined || rendering.has(key)
  }

  return { get, getStale, needsNoRender, renderOnce, size: () => pages.size, close: stop }
}

export type PageCache = ReturnType<typeof createPageCache>
