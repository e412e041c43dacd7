import { expect, test } from 'vitest'
import { createPageCache, type Rendered } from './page-cache.ts'

const page = (bytes: number): Rendered => ({
  page: { etag: undefined, identity: { status: 200, headers: {}, head: '', body: null }, size: bytes },
  tags: new Set(['x']),
  isKeepable: true,
})

test('the cache never grows beyond its bound: the page nobody asked for longest goes first', async () => {
  const cache = createPageCache(1000)
  for (let number = 0; number < 50; number++) await cache.renderOnce(`p${number}`, async () => page(100))
  expect(cache.size()).toBe(10)
  expect(cache.get('p0')).toBeUndefined()
  expect(cache.get('p49')).toBeDefined()
  cache.close()
})
