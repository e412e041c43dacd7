import { expect, test } from 'vitest'
import { dateInZone, formatDay, formatTime, formatWeekday } from './format-date.ts'

test('a moment shows on the clock of each zone, and may fall on another day there', () => {
  const at = '2026-11-19T23:30:00.000Z'
  expect([formatTime('nl', at, 'Europe/Brussels'), formatTime('en', at, 'America/New_York')]).toEqual([
    '00:30',
    '18:30',
  ])
  expect([dateInZone(at, 'Europe/Brussels'), dateInZone(at, 'America/New_York')]).toEqual(['2026-11-20', '2026-11-19'])
})

test('a clock on another day says which', () => {
  const at = '2026-12-17T11:00:00.000Z'
  const inAuckland = (['nl', 'en', 'fr'] as const).map((locale) => formatTime(locale, at, 'Pacific/Auckland', true))
  expect(inAuckland).toEqual(['vr 00:00', 'Fri 00:00', 'ven. 00:00'])
})

test('days are named in the language of the page', () => {
  expect(formatDay('nl', '2026-11-19')).toBe('donderdag 19 november')
  expect(formatDay('fr', '2026-11-19', 'long')).toBe('jeudi 19 novembre 2026')
  expect([formatWeekday('en', 1), formatWeekday('en', 7)]).toEqual(['Monday', 'Sunday'])
})
