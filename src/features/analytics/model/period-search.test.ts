import { expect, test } from 'vitest'
import { readPeriodSearch, writePeriodSearch } from './period-search.ts'

const TODAY = '2026-11-16'

test('the default period is the last 28 days, including today', () => {
  expect(readPeriodSearch({}, TODAY)).toEqual({
    period: { from: '2026-10-20', to: TODAY },
    days: 28,
    resolution: 'day',
  })
})

test.each([
  [{ days: 7 }, { from: '2026-11-10', to: TODAY }],
  [{ days: '90' }, { from: '2026-08-19', to: TODAY }],
  [
    { days: 90, from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-01-01', to: '2026-01-31' },
  ],
])('%j selects the period %j', (search, period) => {
  expect(readPeriodSearch(search, TODAY).period).toEqual(period)
})

test.each([
  { days: 3 },
  { days: 'seven' },
  { from: '2026-02-01', to: '2026-01-01' },
  { from: '2026-02-30', to: '2026-03-01' },
  { from: '2026-01-01' },
  { resolution: 'minute' },
  { resolution: 'hour' },
])('%j is ignored', (search) => {
  expect(readPeriodSearch(search, TODAY)).toEqual(readPeriodSearch({}, TODAY))
})

test('long periods are drawn by week or month', () => {
  expect(readPeriodSearch({ from: '2025-11-17', to: TODAY }, TODAY).resolution).toBe('week')
  expect(readPeriodSearch({ from: '2022-11-17', to: TODAY }, TODAY).resolution).toBe('month')
})

test('a written period is read back, and defaults are omitted', () => {
  const searches = [{}, { days: 7 }, { from: '2026-01-01', to: '2026-01-31' }, { days: 90, resolution: 'week' }]
  for (const search of searches) expect(writePeriodSearch(readPeriodSearch(search, TODAY))).toEqual(search)
  expect(writePeriodSearch(readPeriodSearch({ days: 28, resolution: 'day' }, TODAY))).toEqual({})
})

test('one day is drawn by hour', () => {
  expect(readPeriodSearch({ days: 1 }, TODAY)).toMatchObject({ period: { from: TODAY, to: TODAY }, resolution: 'hour' })
  expect(readPeriodSearch({ days: 1, resolution: 'day' }, TODAY).resolution).toBe('day')
})
