import { expect, test } from 'vitest'
import { belgianHolidays, easterSunday } from './holidays.ts'

test('Easter Sunday matches known dates', () => {
  const known = {
    1961: '04-02',
    2000: '04-23',
    2008: '03-23',
    2024: '03-31',
    2025: '04-20',
    2026: '04-05',
    2038: '04-25',
    2049: '04-18',
  }
  for (const [year, day] of Object.entries(known)) expect(easterSunday(Number(year))).toBe(`${year}-${day}`)
})

test('the ten public holidays of Belgium', () => {
  expect(belgianHolidays(2026).map(({ date }) => date)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-25',
    '2026-07-21',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ])
})
