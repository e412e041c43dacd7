import { setImmediate as settle } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '#kernel/time-units.ts'
import { applyInvalidation, limitCacheAge, noteTag } from '#platform/server/tags.ts'
import { createPageCache, type Rendered } from './page-cache.ts'

const page = (bytes: number, maxAge = Number.POSITIVE_INFINITY): Rendered => {
  noteTag('x')
  limitCacheAge(maxAge)
  return {
    page: { etag: undefined, identity: { status: 200, headers: {}, body: null }, size: bytes },
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
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const cache = createPageCache()
  await cache.renderOnce('slots', async () => page(100, 20))
  await cache.renderOnce('words', async () => page(100))
  vi.advanceTimersByTime(19)
  expect([cache.get('slots'), cache.get('words')]).toEqual([page(100).page, page(100).page])
  vi.advanceTimersByTime(2)
  expect(cache.get('slots')).toBeUndefined()
  expect(cache.get('words')).toBeDefined()
  cache.close()
  vi.useRealTimers()
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

test('pages expire after their time, also when the clock is set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const cache = createPageCache()
  await cache.renderOnce('a', async () => page(100))
  vi.setSystemTime(Date.now() - 5 * HOUR_MS)
  vi.advanceTimersByTime(3_600_001)
  expect(cache.get('a')).toBeUndefined()
  cache.close()
  vi.useRealTimers()
})

test('a stale copy is used for a day', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
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

const TAGS = ['a', 'b', 'c'] as const
const KEYS = ['p', 'q'] as const
type SampleTag = (typeof TAGS)[number]
type Versions = Partial<Record<SampleTag, number>>

/** A read of a render; some notes their tag only at the end, as a query that joins several tables may. */
type Read = { tag: SampleTag; isNotedLate: boolean }

const read: fc.Arbitrary<Read> = fc.record({ tag: fc.constantFrom(...TAGS), isNotedLate: fc.boolean() })
const step = fc.oneof(
  fc.record({
    kind: fc.constant('request'),
    key: fc.constantFrom(...KEYS),
    reads: fc.array(read, { minLength: 1, maxLength: 3 }),
  }),
  // Continues one of the renders in flight: its next read, or its end.
  fc.record({ kind: fc.constant('advance'), index: fc.nat(3) }),
  fc.record({ kind: fc.constant('advance'), index: fc.nat(3) }),
  fc.record({ kind: fc.constant('write'), tag: fc.constantFrom(...TAGS) }),
  // A commit of another process, whose NOTIFY arrives later.
  fc.record({ kind: fc.constant('writeElsewhere'), tag: fc.constantFrom(...TAGS) }),
  fc.record({ kind: fc.constant('notify') }),
  fc.record({ kind: fc.constantFrom('all', 'unknown') }),
) as fc.Arbitrary<
  | { kind: 'request'; key: string; reads: Read[] }
  | { kind: 'advance'; index: number }
  | { kind: 'write' | 'writeElsewhere'; tag: SampleTag }
  | { kind: 'notify' | 'all' | 'unknown' }
>

test('no interleaving of renders and invalidations caches a stale page or discards an unrelated render', async () => {
  let discarded = 0
  let cached = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const cache = createPageCache()
      const current: Record<SampleTag, number> = { a: 0, b: 0, c: 0 }
      const pending: SampleTag[] = []
      const contents = new WeakMap<object, Versions>()
      type Render = { key: string; seen: Versions; invalidated: Set<string>; advance: () => void; isDone: boolean }
      const inFlight: Render[] = []

      function request(key: string, reads: Read[]) {
        const known = { ...current }
        for (const tag of pending) known[tag] = 0
        const result = cache.renderOnce(key, async () => {
          let resume = () => {}
          const render: Render = { key, seen: {}, invalidated: new Set(), advance: () => resume(), isDone: false }
          inFlight.push(render)
          for (const { tag, isNotedLate } of reads) {
            if (!isNotedLate) noteTag(tag)
            render.seen[tag] ??= current[tag]
            await new Promise<void>((resolve) => (resume = resolve))
          }
          for (const { tag } of reads) noteTag(tag)
          render.isDone = true
          const body = { status: 200, headers: {}, body: null }
          contents.set(body, render.seen)
          return { page: { etag: undefined, identity: body, size: 1 }, isCacheable: true }
        })
        // A response never shows data older than the invalidations that preceded its request.
        return result.then(({ page }) => {
          for (const [tag, version] of Object.entries(contents.get(page.identity)!))
            expect(version).toBeGreaterThanOrEqual(known[tag as SampleTag])
        })
      }

      function invalidate(invalidation: SampleTag[] | 'all' | 'unknown') {
        applyInvalidation(invalidation)
        const tags = typeof invalidation === 'string' ? TAGS : invalidation
        for (const render of inFlight) for (const tag of tags) render.invalidated.add(tag)
      }

      const responses: Promise<void>[] = []
      const advance = async (render: Render) => {
        render.advance()
        await settle()
        if (!render.isDone) return
        inFlight.splice(inFlight.indexOf(render), 1)
        const page = cache.get(render.key)
        const isCached = page !== undefined && contents.get(page.identity) === render.seen
        const isAffected = Object.keys(render.seen).some((tag) => render.invalidated.has(tag))
        if (isAffected) discarded++
        else cached++
        expect(isCached).toBe(!isAffected)
      }
      for (const one of steps) {
        if (one.kind === 'request') responses.push(request(one.key, one.reads))
        else if (one.kind === 'advance') {
          const render = inFlight[one.index % Math.max(inFlight.length, 1)]
          if (render) await advance(render)
        } else if ('tag' in one) {
          current[one.tag]++
          if (one.kind === 'write') invalidate([one.tag])
          else pending.push(one.tag)
        } else if (one.kind === 'notify') invalidate(pending.splice(0))
        else {
          pending.length = 0
          invalidate(one.kind)
        }
        await settle()
        for (const key of KEYS)
          for (const [tag, version] of Object.entries(contents.get(cache.get(key)?.identity ?? {}) ?? {}))
            if (!pending.includes(tag as SampleTag))
              expect([key, tag, version]).toEqual([key, tag, current[tag as SampleTag]])
      }
      while (inFlight[0]) await advance(inFlight[0])
      await Promise.all(responses)
      cache.close()
    }),
    { numRuns: 300 },
  )
  // The samples reach both cases.
  expect([discarded > 20, cached > 20]).toEqual([true, true])
})
