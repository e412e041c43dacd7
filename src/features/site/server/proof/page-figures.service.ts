import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { readPage } from '#features/measurement/model/page-resources.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import { CACHED_QUALITY, compress } from '#platform/server/content-encoding.ts'
import type { Context } from '#platform/server/context.ts'
import { limitCacheAge, onInvalidation } from '#platform/server/tags.ts'
import type { FirstVisitFigures, ProvedPage } from '../../model/proof.ts'

/** Bypasses the page cache, whose render of this page waits for these figures. */
const UNCACHED = { 'cache-control': 'no-store' }
/** Shown by the render that is measured; as many digits as the real figures. */
const STAND_IN: FirstVisitFigures = { weightBytes: 99_000, requestCount: 9, thirdPartyCount: 0 }

/** Set while the page is rendered to be measured: that render asks for its own figures. */
const isMeasuring = new AsyncLocalStorage<true>()
const caches = new WeakMap<Context, LRUCache<string, Promise<FirstVisitFigures | null>>>()
/** Part of the cache key: whatever changes a page may change its weight. */
let invalidations = 0
onInvalidation(() => {
  invalidations++
})

/**
 * Figures of a page of this site, as a browser loads it for the first time: the HTML that the page cache sends, and the
 * files that it names. Null if the page cannot be rendered.
 */
export async function getPageFigures(
  ctx: Context,
  page: ProvedPage,
  locale: Locale,
): Promise<FirstVisitFigures | null> {
  if (isMeasuring.getStore()) return STAND_IN
  const cache = caches.get(ctx) ?? new LRUCache({ max: 50, ttl: HOUR_MS })
  caches.set(ctx, cache)
  const key = `${invalidations} ${localizedPath(locale, page)}`
  const measured = cache.get(key) ?? isMeasuring.run(true, () => measureOwnPage(ctx, page, locale))
  cache.set(key, measured)
  const figures = await measured.catch((err: unknown) => {
    ctx.log.error({ err, page }, 'page not measured')
    return null
  })
  if (figures) return figures
  // The next render tries again.
  cache.delete(key)
  limitCacheAge(MINUTE_MS)
  return null
}

async function measureOwnPage(ctx: Context, page: ProvedPage, locale: Locale): Promise<FirstVisitFigures | null> {
  const { origin } = ctx.env
  const path = localizedPath(locale, page)
  const cookie = `lng=${locale}`
  const response = await ctx.fetchOwn(path, { headers: { accept: 'text/html', cookie, ...UNCACHED } })
  const html = await response.text()
  if (response.status !== 200) return null

  const addresses = readPage(html, origin + path)
    // Loaded as the visitor scrolls to them.
    .resources.filter(({ isLazy }) => !isLazy)
    .map(({ address }) => new URL(address))
    // Photos are loaded in the size of the screen.
    .filter(({ pathname }) => !pathname.startsWith('/media/'))
  const own = addresses.filter((address) => address.origin === origin)
  const sizes = await Promise.all([
    htmlBytes(html),
    ...own.map(({ pathname, search }) => fileBytes(ctx, pathname + search)),
  ])
  return {
    weightBytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    requestCount: 1 + addresses.length,
    thirdPartyCount: addresses.length - own.length,
  }
}

/** Compressed as the page cache does it; a page that bypasses the cache is compressed less. */
async function htmlBytes(html: string): Promise<number> {
  const content = Buffer.from(html)
  return ((await compress(content, 'br', CACHED_QUALITY)) ?? content).length
}

async function fileBytes({ fetchOwn }: Context, path: string): Promise<number> {
  const { headers } = await fetchOwn(path, { method: 'HEAD', headers: { 'accept-encoding': 'br', ...UNCACHED } })
  return Number(headers.get('content-length') ?? 0)
}
