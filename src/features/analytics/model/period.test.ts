import { expect, test } from 'vitest'
import { HOUR_MS } from '#kernel/time-units.ts'
import { boundsOf, bucketsOf, daysIn, periodQuery, previousPeriod } from './period.ts'

test('the previous period has the same length and ends the day before', () => {
  expect(previousPeriod({ from: '2026-03-01', to: '2026-03-28' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(previousPeriod({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' })
})

test('a day starts and ends at midnight in the business time zone, also on days with 23 and 25 hours', () => {
  const hours = (date: string) => {
    const { start, end } = boundsOf({ from: date, to: date }, 'Europe/Brussels')
    return (end.getTime() - start.getTime()) / HOUR_MS
  }
  expect(boundsOf({ from: '2026-07-01', to: '2026-07-01' }, 'Europe/Brussels').start.toISOString()).toBe(
    '2026-06-30T22:00:00.000Z',
  )
  expect(hours('2026-03-29')).toBe(23)
  expect(hours('2026-10-25')).toBe(25)
})

test('buckets are days, ISO weeks that begin on Monday, or months', () => {
  const period = { from: '2026-01-29', to: '2026-02-03' }
  expect(bucketsOf(period, 'day')).toHaveLength(6)
  expect(bucketsOf(period, 'week')).toEqual(['2026-01-26', '2026-02-02'])
  expect(bucketsOf(period, 'month')).toEqual(['2026-01-01', '2026-02-01'])
})

test.each([
  ['the end before the beginning', { from: '2026-02-02', to: '2026-02-01' }],
  ['a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
  ['a hundred years', { from: '1926-01-01', to: '2026-01-01' }],
  ['no dates', {}],
])('%s is refused', (_, query) => {
  expect(periodQuery.safeParse(query).success).toBe(false)
})

test('a period that starts and ends on one date is one day long', () => {
  expect(daysIn({ from: '2026-03-29', to: '2026-03-29' })).toBe(1)
})
