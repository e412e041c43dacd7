import { expect, test } from 'vitest'
import { addDays, dayOfWeek, noonUtc } from '#kernel/calendar.ts'
import { dateFormat } from '#kernel/date-format.ts'
import { LOCALES } from '#kernel/locale.ts'
import { dateInZone, formatDay, formatMonth, formatShortDay, formatTime, formatWeekday } from './format-date.ts'

test('an instant is formatted in the given zone, where it can be another day', () => {
  const at = '2026-11-19T23:30:00.000Z'
  expect([formatTime('nl', at, 'Europe/Brussels'), formatTime('en', at, 'America/New_York')]).toEqual([
    '00:30',
    '18:30',
  ])
  expect([dateInZone(at, 'Europe/Brussels'), dateInZone(at, 'America/New_York')]).toEqual(['2026-11-20', '2026-11-19'])
})

const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  plain: { weekday: 'long', day: 'numeric', month: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const

test.each(LOCALES)('days, months and weekdays are written as Intl writes them: %s', (locale) => {
  for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
    const byIntl = (options: Intl.DateTimeFormatOptions) =>
      dateFormat(locale, { ...options, timeZone: 'UTC' })
        .format(noonUtc(date))
        .replace(',', '')
    for (const style of ['long', 'plain', 'date'] as const)
      expect(formatDay(locale, date, style)).toBe(byIntl(STYLES[style]))
    expect(formatMonth(locale, date.slice(0, 7))).toBe(byIntl({ month: 'long', year: 'numeric' }))
    expect(formatWeekday(locale, dayOfWeek(date))).toBe(byIntl({ weekday: 'long' }))
  }
})

test('days are formatted in the given language', () => {
  expect(formatDay('nl', '2026-11-19')).toBe('donderdag 19 november')
  expect(formatDay('fr', '2026-11-19', 'long')).toBe('jeudi 19 novembre 2026')
  expect([formatWeekday('en', 1), formatWeekday('en', 7)]).toEqual(['Monday', 'Sunday'])
})

test('the first day of a month is 1er in French, in every length', () => {
  expect(formatDay('fr', '2026-10-01', 'long')).toBe('jeudi 1er octobre 2026')
  expect(formatShortDay('fr', '2026-10-01')).toBe('jeu. 1er oct.')
})
