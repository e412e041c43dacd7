import { expect, test } from 'vitest'
import { addDays, addMonths, dateAt, dayIn, dayOfWeek, mondayOf, timeAt, weekdayIn, weeksOf } from './when.ts'

test('a day is a day, also where the clock is put forward or back', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('weeks begin on Monday, and those of a month hold all of its days', () => {
  expect([dayOfWeek('2026-11-16'), dayOfWeek('2026-11-22')]).toEqual([1, 7])
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  const weeks = weeksOf('2026-11')
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6])
})

test('a moment shows on the clock of each zone, and may fall on another day there', () => {
  const at = '2026-11-19T23:30:00.000Z'
  expect([timeAt('nl', at, 'Europe/Brussels'), timeAt('en', at, 'America/New_York')]).toEqual(['00:30', '18:30'])
  expect([dateAt(at, 'Europe/Brussels'), dateAt(at, 'America/New_York')]).toEqual(['2026-11-20', '2026-11-19'])
})

test('days are named in the language of the page', () => {
  expect(dayIn('nl', '2026-11-19')).toBe('donderdag 19 november')
  expect(dayIn('fr', '2026-11-19', 'long')).toBe('jeudi 19 novembre 2026')
  expect([weekdayIn('en', 1), weekdayIn('en', 7)]).toEqual(['Monday', 'Sunday'])
})
