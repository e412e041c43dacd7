import { expect, test, vi } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const page = (bytes: number, maxAge = Number.POSITIVE_INFINITY): Rendered => ({
  page: { etag: undefined, identity: { status: 200, headers: {}, head: '', body: null }, size: bytes },
  tags: new Set(['x']),
  isKeepable: true,
  maxAge,
})

test('the cache never grows beyond its bound: the page nobody asked for longest goes first', async () => {
  const cache = createPageCache(1000)
  for (let number = 0; number < 50; number++) await cache.renderOnce(`p${number}`, async () => page(100))
  expect(cache.size()).toBe(10)
  expect(cache.get('p0')).toBeUndefined()
  expect(cache.get('p49')).toBeDefined()
  cache.close()
})

test('a page that shows what time changes is kept no longer than that', async () => {
  const cache = createPageCache()
  await cache.renderOnce('slots', async () => page(100, 20))
  await cache.renderOnce('words', async () => page(100))
  expect([cache.get('slots'), cache.get('words')]).toEqual([page(100).page, page(100).page])
  // The clock of the cache looks up once in a second.
  await vi.waitFor(() => expect(cache.get('slots')).toBeUndefined(), { timeout: 5000 })
  expect(cache.get('words')).toBeDefined()
  cache.close()
})
