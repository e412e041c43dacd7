import { expect, test } from 'vitest'
import { dateInZone, formatDay, formatTime, formatWeekday } from './format-date.ts'

test('an instant is formatted in the given zone, where it can be another day', () => {
  const at = '2026-11-19T23:30:00.000Z'
  expect([formatTime('nl', at, 'Europe/Brussels'), formatTime('en', at, 'America/New_York')]).toEqual([
    '00:30',
    '18:30',
  ])
  expect([dateInZone(at, 'Europe/Brussels'), dateInZone(at, 'America/New_York')]).toEqual(['2026-11-20', '2026-11-19'])
})

test('a time on another day includes the weekday', () => {
  const at = '2026-12-17T11:00:00.000Z'
  const inAuckland = (['nl', 'en', 'fr'] as const).map((locale) => formatTime(locale, at, 'Pacific/Auckland', true))
  expect(inAuckland).toEqual(['vr 00:00', 'Fri 00:00', 'ven. 00:00'])
})

test('days are formatted in the given language', () => {
  expect(formatDay('nl', '2026-11-19')).toBe('donderdag 19 november')
  expect(formatDay('fr', '2026-11-19', 'long')).toBe('jeudi 19 novembre 2026')
  expect([formatWeekday('en', 1), formatWeekday('en', 7)]).toEqual(['Monday', 'Sunday'])
})
