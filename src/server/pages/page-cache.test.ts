import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '#kernel/time-units.ts'
import { applyInvalidation, limitCacheAge, noteTag } from '#platform/server/tags.ts'
import { createPageCache, type Rendered } from './page-cache.ts'

const page = (bytes: number, maxAge = Number.POSITIVE_INFINITY): Rendered => {
  noteTag('x')
  limitCacheAge(maxAge)
  return {
    page: { etag: undefined, identity: { status: 200, headers: {}, head: '', body: null }, size: bytes },
    isCacheable: true,
  }
}

test('the cache is bounded and evicts the least recently used page', async () => {
  const cache = createPageCache(1000)
  for (let number = 0; number < 50; number++) await cache.renderOnce(`p${number}`, async () => page(100))
  expect(cache.size()).toBe(10)
  expect(cache.get('p0')).toBeUndefined()
  expect(cache.get('p49')).toBeDefined()
  cache.close()
})

test('a page with time-dependent content is cached no longer than its limit', async () => {
  const cache = createPageCache()
  await cache.renderOnce('slots', async () => page(100, 20))
  await cache.renderOnce('words', async () => page(100))
  expect([cache.get('slots'), cache.get('words')]).toEqual([page(100).page, page(100).page])
  await vi.waitFor(() => expect(cache.get('slots')).toBeUndefined(), { timeout: 5000 })
  expect(cache.get('words')).toBeDefined()
  cache.close()
})

test('an invalidated tag deletes the page; a possibly missed invalidation leaves a stale copy', async () => {
  const cache = createPageCache()
  const stateOf = (key: string) => [cache.get(key) !== undefined, cache.getStale(key) !== undefined]
  await cache.renderOnce('a', async () => page(100))
  applyInvalidation(['y'])
  expect(stateOf('a')).toEqual([true, true])
  applyInvalidation('unknown')
  expect(stateOf('a')).toEqual([false, true])
  applyInvalidation(['x'])
  expect(stateOf('a')).toEqual([false, false])

  await cache.renderOnce('a', async () => page(100))
  applyInvalidation('all')
  expect(stateOf('a')).toEqual([false, false])
  cache.close()
})

test('a stale copy is used for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cache = createPageCache()
  await cache.renderOnce('a', async () => page(100))
  vi.advanceTimersByTime(3_600_001)
  expect([cache.get('a'), cache.getStale('a')?.ageSeconds]).toEqual([undefined, 3600])
  vi.advanceTimersByTime(22.9 * HOUR_MS)
  expect(cache.getStale('a')).toBeDefined()
  vi.advanceTimersByTime(HOUR_MS)
  expect(cache.getStale('a')).toBeUndefined()
  cache.close()
  vi.useRealTimers()
})

/** A render that reads its data, notes the tag, and waits for the test to finish it. */
function slowRender({ notesFirst }: { notesFirst: boolean }) {
  const gate = Promise.withResolvers<void>()
  return {
    finish: gate.resolve,
    async render() {
      if (notesFirst) noteTag('x')
      await gate.promise
      return page(100)
    },
  }
}

test.each([
  ['nothing it reads', ['y'], true],
  ['a tag it has read', ['x'], false],
  ['every tag', 'all', false],
  ['perhaps something', 'unknown', false],
] as const)(
  'a render during which %s is invalidated is cached only if it is not affected',
  async (_, what, isCached) => {
    for (const notesFirst of [true, false]) {
      const cache = createPageCache()
      const { render, finish } = slowRender({ notesFirst })
      const rendering = cache.renderOnce('a', render)
      applyInvalidation(what)
      finish()
      await rendering
      expect(cache.get('a') !== undefined).toBe(isCached)
      cache.close()
    }
  },
)

test.each([true, false])(
  'a request after an invalidation gets a page rendered after it (tag noted first: %s)',
  async (notesFirst) => {
    const cache = createPageCache()
    const { render, finish } = slowRender({ notesFirst })
    const early = cache.renderOnce('a', render)
    const joined = cache.renderOnce('a', async () => page(1))
    applyInvalidation(['x'])
    const late = cache.renderOnce('a', async () => page(2))
    finish()
    expect((await early).page.size).toBe(100)
    expect((await joined).page.size).toBe(100)
    expect((await late).page.size).toBe(2)
    expect(cache.get('a')?.size).toBe(2)
    cache.close()
  },
)
