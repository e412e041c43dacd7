import { LRUCache } from 'lru-cache'
import { hearsDrops, onDrop, type Tag } from '#platform/server/tags.ts'

/** A rendered page, ready to be sent in each encoding. */
export type Page = {
  status: number
  headers: Record<string, string>
  bodies: { identity: Uint8Array<ArrayBuffer>; gzip?: Uint8Array<ArrayBuffer>; br?: Uint8Array<ArrayBuffer> }
}
export type Rendered = { page: Page; tags: Set<Tag>; isKeepable: boolean }

const MAX_BYTES = 64 * 1_048_576
/** What depends on the clock alone (the year, a badge that ages) follows within the hour. */
const MAX_AGE = 3_600_000

/** Keeps pages in memory until something they show changes. */
export function createPageCache(maxBytes = MAX_BYTES) {
  const keysOf = new Map<Tag, Set<string>>()
  const rendering = new Map<string, Promise<Rendered>>()
  const pages = new LRUCache<string, { page: Page; tags: Set<Tag> }>({
    maxSize: maxBytes,
    ttl: MAX_AGE,
    sizeCalculation: ({ page: { bodies } }) =>
      bodies.identity.length + (bodies.gzip?.length ?? 0) + (bodies.br?.length ?? 0),
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
      const { page, tags, isKeepable } = await mine
      if (isKeepable && hearsDrops() && rendering.get(key) === mine) keep(key, page, tags)
      return page
    } finally {
      if (rendering.get(key) === mine) rendering.delete(key)
    }
  }

  function keep(key: string, page: Page, tags: Set<Tag>): void {
    pages.set(key, { page, tags })
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
