import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { vitalHours } from './analytics.table.ts'
import { countSpans } from './vital-counts.ts'

const span = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
const SPANS = [span('2025-02-01', '2025-02-15'), span('2025-02-15', '2025-03-01'), span('2025-03-01', '2025-04-01')]

async function setUp() {
  const { ctx } = await testApp({ now: '2025-03-20T09:00:00Z' })
  const measure = async (hour: string, value: number, device: 'phone' | 'desktop' = 'phone') => {
    const place = { route: '/', language: 'nl' as const, browser: 'Chrome', device }
    await ctx.db.insert(vitalHours).values({ hour: new Date(hour), metric: 'LCP', ...place, value, count: 1 })
  }
  const read = async (filter = {}, spans = SPANS) =>
    (await countSpans(ctx, spans, filter)).map((counts) =>
      (counts.get('LCP') ?? []).map(({ value }) => value).toSorted((a, b) => a - b),
    )
  return { measure, read }
}

test('hours that may still change are counted each time, the others once', async () => {
  const { measure, read } = await setUp()
  await measure('2025-02-14T23:00:00Z', 1)
  await measure('2025-02-15T00:00:00Z', 2)
  await measure('2025-03-10T12:00:00Z', 3)
  await measure('2025-03-20T08:00:00Z', 4)
  expect(await read()).toEqual([[1], [2], [3, 4]])

  await measure('2025-03-19T10:00:00Z', 5)
  await measure('2025-02-20T10:00:00Z', 6)
  expect(await read()).toEqual([[1], [2], [3, 4, 5]])
})

test('spans that are not cached are counted apart from those that are, and per filter', async () => {
  const { measure, read } = await setUp()
  await measure('2025-02-10T12:00:00Z', 1)
  await measure('2025-02-20T12:00:00Z', 2, 'desktop')
  await measure('2025-03-20T08:00:00Z', 3)
  expect(await read({}, SPANS.slice(1, 2))).toEqual([[2]])
  expect(await read()).toEqual([[1], [2], [3]])
  expect(await read({ device: 'phone' })).toEqual([[1], [], [3]])
})
