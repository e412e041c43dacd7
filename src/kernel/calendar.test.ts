import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayOfWeek, daysOfMonth, lastDayOf, mondayOf, monthOf, weeksOf } from './calendar.ts'

test('date arithmetic is not affected by daylight-saving changes', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test('weeks begin on Monday and cover all days of the month', () => {
  expect([dayOfWeek('2026-11-16'), dayOfWeek('2026-11-22')]).toEqual([1, 7])
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  const weeks = weeksOf('2026-11')
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(['2026-10-26', '2026-12-06', 6])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

test('February has 29 days in leap years', () => {
  expect(['2024-02', '2026-02', '2000-02', '2100-02'].map(lastDayOf)).toEqual([
    '2024-02-29',
    '2026-02-28',
    '2000-02-29',
    '2100-02-28',
  ])
})

test('every month is covered by weeks of seven consecutive days', () => {
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

test('date arithmetic', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(dayOfWeek('2026-11-15')).toBe(7)
  expect(dayOfWeek('2026-11-16')).toBe(1)
  expect(daysOfMonth('2026-02')).toHaveLength(28)
  expect(daysOfMonth('2024-02').at(-1)).toBe('2024-02-29')
  expect(daysOfMonth('2026-12').at(-1)).toBe('2026-12-31')
})
