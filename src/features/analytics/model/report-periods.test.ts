import { expect, test } from 'vitest'
import { reportPeriods } from './report-periods.ts'

const ZONE = 'Europe/Brussels'
const LATER = new Date('2027-01-01T00:00:00Z')

test('a finished period is compared with the whole previous period', () => {
  const { current, previous } = reportPeriods({ from: '2026-03-01', to: '2026-03-07' }, 'day', ZONE, LATER)
  expect(previous).toEqual({ start: new Date('2026-02-21T23:00:00Z'), end: current.start })
})

test('an unfinished period is compared with the same amount of time of the previous one', () => {
  const now = new Date('2026-03-07T09:00:00Z')
  const { previous } = reportPeriods({ from: '2026-03-01', to: '2026-03-07' }, 'day', ZONE, now)
  expect(previous.end).toEqual(new Date('2026-02-28T09:00:00Z'))
})

test('a period in the future is compared with nothing', () => {
  const { previous } = reportPeriods({ from: '2027-03-01', to: '2027-03-07' }, 'day', ZONE, LATER)
  expect(previous.end).toEqual(previous.start)
})

test('buckets follow each other from the first instant of both periods, across a change of the clock', () => {
  for (const resolution of ['day', 'week', 'month'] as const) {
    const { spans, buckets, current, previous } = reportPeriods(
      { from: '2026-03-11', to: '2026-04-15' },
      resolution,
      ZONE,
      LATER,
    )
    expect(spans).toHaveLength(2 * buckets.length)
    expect(spans[0]!.start).toEqual(previous.start)
    expect(spans[buckets.length]!.start).toEqual(current.start)
    expect(spans.at(-1)!.end).toEqual(current.end)
    expect(spans.slice(1).map(({ start }) => start)).toEqual(spans.slice(0, -1).map(({ end }) => end))
    expect(spans.every(({ start, end }) => start < end)).toBe(true)
  }
})

test('buckets of the previous period end with it', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  const { spans, previous } = reportPeriods({ from: '2026-03-01', to: '2026-03-03' }, 'day', ZONE, now)
  const [first, second, third] = spans
  expect(first!.end).toEqual(second!.start)
  expect(second!.end).toEqual(previous.end)
  expect(third!.end < third!.start).toBe(true)
})

test('weeks of the previous period hold the same days of the period', () => {
  const { buckets } = reportPeriods({ from: '2026-01-29', to: '2026-02-03' }, 'week', ZONE, LATER)
  expect(buckets).toEqual([
    { date: '2026-01-29', previousDate: '2026-01-23' },
    { date: '2026-02-02', previousDate: '2026-01-27' },
  ])
})

test.each([
  ['2026-11-19', 24, 0],
  ['2026-03-29', 23, 1],
  ['2026-10-25', 25, 2],
])('the hours of %s are %i, also where the clock changes', (day, count, hour) => {
  const { buckets, spans, current } = reportPeriods({ from: day, to: day }, 'hour', ZONE, LATER)
  expect(buckets).toHaveLength(count)
  expect(spans).toHaveLength(2 * count)
  expect(spans[count]!.start).toEqual(current.start)
  expect(spans.at(-1)!.end).toEqual(current.end)
  expect(buckets.slice(0, 4).map((bucket) => bucket.hour)).toEqual(
    [
      [0, 1, 2, 3],
      [0, 1, 3, 4],
      [0, 1, 2, 2],
    ][hour],
  )
})
