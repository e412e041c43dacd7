import { LRUCache } from 'lru-cache'
import { detectVisitorLocale, type Locale, prefixOf } from '#kernel/locale.ts'
import { hearsDrops, onDrop, type Tag } from '#platform/server/tags.ts'
import type { Page } from './page.ts'

export type Rendered = {
  page: Page
  tags: Set<Tag>
  isKeepable: boolean
  /** Milliseconds; what the page shows is old by then, whatever happens. */
  maxAge: number
}

const MAX_BYTES = 64 * 1_048_576
/** What depends on the clock alone (the year, a badge that ages) follows within the hour. */
const MAX_AGE = 3_600_000

/** Pages are kept per address and language. An address with a question in it is not kept. */
export function keyOf(path: string, cookie: string | undefined, acceptLanguage: string | undefined): string {
  return `${prefixOf(path).slice(1) || visitorLocale(cookie, acceptLanguage)} ${path}`
}

/** Browsers say one of a few dozen things, so what they mean is worked out once. */
const understood = new LRUCache<string, Locale>({ max: 1000 })

function visitorLocale(cookie = '', acceptLanguage = ''): Locale {
  if (cookie.includes('lng=') || acceptLanguage.length > 100) return detectVisitorLocale(cookie, acceptLanguage)
  const known = understood.get(acceptLanguage)
  if (known) return known
  const locale = detectVisitorLocale(null, acceptLanguage)
  understood.set(acceptLanguage, locale)
  return locale
}

/** Keeps pages in memory until something they show changes. */
export function createPageCache(maxBytes = MAX_BYTES) {
  const keysOf = new Map<Tag, Set<string>>()
  const rendering = new Map<string, Promise<Rendered>>()
  const pages = new LRUCache<string, { page: Page; tags: Set<Tag> }>({
    maxSize: maxBytes,
    ttl: MAX_AGE,
    ttlResolution: 1000,
    sizeCalculation: ({ page }) => page.size,
    dispose: ({ tags }, key) => {
      for (const tag of tags) {
        const keys = keysOf.get(tag)
        keys?.delete(key)
        if (keys?.size === 0) keysOf.delete(tag)
      }
    },
  })
  const stop = onDrop(forget)

  function forget(tags: readonly Tag[] | 'all'): void {
    // A render that began before the change goes on for those who wait for it, but nobody joins it any more.
    rendering.clear()
    if (tags === 'all') pages.clear()
    else for (const tag of tags) for (const key of keysOf.get(tag) ?? []) pages.delete(key)
  }

  /** Many visitors who ask for the same missing page wait for one render. */
  async function renderOnce(key: string, render: () => Promise<Rendered>): Promise<Page> {
    const underway = rendering.get(key)
    if (underway) return (await underway).page
    const mine = render()
    rendering.set(key, mine)
    try {
      const rendered = await mine
      if (rendered.isKeepable && hearsDrops() && rendering.get(key) === mine) keep(key, rendered)
      return rendered.page
    } finally {
      if (rendering.get(key) === mine) rendering.delete(key)
    }
  }

  function keep(key: string, { page, tags, maxAge }: Rendered): void {
    pages.set(key, { page, tags }, { ttl: Math.min(maxAge, MAX_AGE) })
    for (const tag of tags) keysOf.set(tag, (keysOf.get(tag) ?? new Set()).add(key))
  }

  return {
    get: (key: string): Page | undefined => pages.get(key)?.page,
    renderOnce,
    size: () => pages.size,
    close: stop,
  }
}

export type PageCache = ReturnType<typeof createPageCache>
