import { expect, test } from 'vitest'
import { easterSunday, HOLIDAY_COUNTRIES, type HolidayCountry, publicHolidays } from './holidays.ts'

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

/** From the official calendars of each country. */
const KNOWN: { [Country in HolidayCountry]: { [year: number]: string } } = {
  BE: {
    2024: '01-01 04-01 05-01 05-09 05-20 07-21 08-15 11-01 11-11 12-25',
    2026: '01-01 04-06 05-01 05-14 05-25 07-21 08-15 11-01 11-11 12-25',
    2027: '01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25',
  },
  NL: {
    // 27 April 2025 is a Sunday.
    2025: '01-01 04-21 04-26 05-05 05-29 06-09 12-25 12-26',
    2026: '01-01 04-06 04-27 05-05 05-14 05-25 12-25 12-26',
    2031: '01-01 04-14 04-26 05-05 05-22 06-02 12-25 12-26',
  },
  FR: {
    2025: '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25',
    2026: '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
  },
  LU: {
    // Ascension and Europe Day are one day.
    2024: '01-01 04-01 05-01 05-09 05-20 06-23 08-15 11-01 12-25 12-26',
    2026: '01-01 04-06 05-01 05-09 05-14 05-25 06-23 08-15 11-01 12-25 12-26',
  },
  DE: {
    2025: '01-01 04-18 04-21 05-01 05-29 06-09 10-03 12-25 12-26',
    2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
  },
}

test.each(HOLIDAY_COUNTRIES)('the public holidays of %s match known dates', (country) => {
  for (const [year, days] of Object.entries(KNOWN[country]))
    expect(publicHolidays(country, Number(year)).map(({ date }) => date)).toEqual(
      days.split(' ').map((day) => `${year}-${day}`),
    )
})

test('holidays on the same date are one day with both names', () => {
  const both = publicHolidays('LU', 2024).find(({ date }) => date === '2024-05-09')
  expect(both?.names).toEqual(['europe', 'ascension'])
  expect(publicHolidays('FR', 2008).find(({ date }) => date === '2008-05-01')?.names).toEqual(['labour', 'ascension'])
})

test('Dutch Liberation Day is usual every fifth year only; all other holidays always', () => {
  const unusual = (year: number) =>
    HOLIDAY_COUNTRIES.flatMap((country) => publicHolidays(country, year)).filter(({ isUsual }) => !isUsual)
  expect(unusual(2026).map(({ date }) => date)).toEqual(['2026-05-05'])
  expect(unusual(2030)).toEqual([])
})
