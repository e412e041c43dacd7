import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  dateAfterKey,
  dayOfWeek,
  lastDayOf,
  mondayOf,
  monthOf,
  sameDayInMonth,
  weeksOf,
} from './calendar.ts'

const bounds = { first: '2026-11', last: '2027-03' }

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
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('February is as long as its year says', () => {
  expect(['2024-02', '2026-02', '2000-02', '2100-02'].map(lastDayOf)).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2000-02-29',
    '2100-02-28',
  ])
})

test('arrows go by the day and by the week, across the ends of months and years', () => {
  expect(dateAfterKey('2026-11-30', 'ArrowRight', bounds)).toBe('2026-12-01')
  expect(dateAfterKey('2027-01-01', 'ArrowLeft', bounds)).toBe('2026-12-31')
  expect(dateAfterKey('2026-11-26', 'ArrowDown', bounds)).toBe('2026-12-03')
  expect(dateAfterKey('2026-12-03', 'ArrowUp', bounds)).toBe('2026-11-26')
})

test('Home and End go to the ends of the week, also into the month beside it', () => {
  expect([dateAfterKey('2026-12-02', 'Home', bounds), dateAfterKey('2026-12-02', 'End', bounds)]).toEqual([
    '2026-11-30',
    '2026-12-06',
  ])
})

test('a page is a month: the same day, or the last where the month is too short for it', () => {
  expect(dateAfterKey('2026-12-15', 'PageDown', bounds)).toBe('2027-01-15')
  expect(dateAfterKey('2027-01-31', 'PageDown', bounds)).toBe('2027-02-28')
  expect(dateAfterKey('2027-01-31', 'PageUp', bounds)).toBe('2026-12-31')
  expect(sameDayInMonth('2028-02', '2028-01-30')).toBe('2028-02-29')
})

test('no key leads out of the months one may turn to, and other keys are left alone', () => {
  expect(dateAfterKey('2026-11-01', 'ArrowLeft', bounds)).toBe('2026-11-01')
  expect(dateAfterKey('2026-11-12', 'PageUp', bounds)).toBe('2026-11-12')
  expect(dateAfterKey('2027-03-31', 'ArrowDown', bounds)).toBe('2027-03-31')
  expect(dateAfterKey('2026-11-12', 'a', bounds)).toBeUndefined()
  expect(dateAfterKey('2026-11-12', 'Enter', bounds)).toBeUndefined()
})

test('every month is shown whole, in weeks of seven days without a gap', () => {
  const month = fc.integer({ min: 0, max: 12 * 60 }).map((months) => addMonths('2000-01', months))
  fc.assert(
    fc.property(month, (month) => {
      const days = weeksOf(month).flat()
      expect(days.filter((day) => monthOf(day) === month).at(-1)).toBe(lastDayOf(month))
      expect(days).toContain(`${month}-01`)
      expect(days.length % 7).toBe(0)
      expect(days.map(dayOfWeek)).toEqual(days.map((_, index) => (index % 7) + 1))
      expect(days.slice(1)).toEqual(days.slice(0, -1).map((day) => addDays(day, 1)))
    }),
  )
})
