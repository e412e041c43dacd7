import { addDays, dayOfWeek, type LocalDate } from '#kernel/calendar.ts'

export const HOLIDAY_COUNTRIES = ['BE', 'NL', 'FR', 'LU', 'DE'] as const
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number]

export function isHolidayCountry(code: string): code is HolidayCountry {
  return HOLIDAY_COUNTRIES.includes(code as HolidayCountry)
}

/**
 * Days after Easter Sunday, or month and day; and the countries where it is a public holiday by law, in the order of a
 * year. Those of a region or a sector are left out. Netherlands: article 3 of the Algemene termijnenwet, without the
 * Sundays, with the names that are usual there.
 */
const HOLIDAYS = {
  newYear: ['01-01', HOLIDAY_COUNTRIES],
  goodFriday: [-2, ['DE']],
  easterMonday: [1, ['BE', 'FR', 'LU', 'DE']],
  secondEasterDay: [1, ['NL']],
  kingsDay: ['04-27', ['NL']],
  labour: ['05-01', ['BE', 'FR', 'LU', 'DE']],
  liberation: ['05-05', ['NL']],
  victory: ['05-08', ['FR']],
  europe: ['05-09', ['LU']],
  ascension: [39, ['BE', 'FR', 'LU', 'DE']],
  ascensionDay: [39, ['NL']],
  whitMonday: [50, ['BE', 'FR', 'LU', 'DE']],
  secondWhitDay: [50, ['NL']],
  nationalLuxembourg: ['06-23', ['LU']],
  nationalFrance: ['07-14', ['FR']],
  national: ['07-21', ['BE']],
  assumption: ['08-15', ['BE', 'FR', 'LU']],
  germanUnity: ['10-03', ['DE']],
  allSaints: ['11-01', ['BE', 'FR', 'LU']],
  armistice: ['11-11', ['BE', 'FR']],
  christmas: ['12-25', ['BE', 'FR', 'LU', 'DE']],
  firstChristmasDay: ['12-25', ['NL']],
  secondChristmasDay: ['12-26', ['NL', 'LU', 'DE']],
} as const satisfies Record<string, readonly [day: number | string, countries: readonly HolidayCountry[]]>
type HolidayName = keyof typeof HOLIDAYS

/** Two holidays can fall on one date. */
export type Holiday = { date: LocalDate; names: HolidayName[]; isUsual: boolean }

/** The public holidays of a year by date, by the laws of 2026. */
export function publicHolidays(country: HolidayCountry, year: number): Holiday[] {
  const names = (Object.keys(HOLIDAYS) as HolidayName[]).filter((name) => isHolidayIn(country, name))
  const byDate = Map.groupBy(names, (name) => dateOf(name, year))
  return [...byDate]
    .map(([date, names]) => ({ date, names, isUsual: names.some((name) => isUsual(name, year)) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

function isHolidayIn(country: HolidayCountry, name: HolidayName): boolean {
  const countries: readonly HolidayCountry[] = HOLIDAYS[name][1]
  return countries.includes(country)
}

/** Liberation Day is a legal holiday every year, but most Dutch companies close only every fifth year. */
function isUsual(name: HolidayName, year: number): boolean {
  return name !== 'liberation' || year % 5 === 0
}

function dateOf(name: HolidayName, year: number): LocalDate {
  const [day] = HOLIDAYS[name]
  if (typeof day === 'number') return addDays(easterSunday(year), day)
  const date = `${year}-${day}`
  // On a Sunday the King's birthday is celebrated the day before.
  return name === 'kingsDay' && dayOfWeek(date) === 7 ? addDays(date, -1) : date
}

/** Anonymous Gregorian computus (Butcher, 1876). */
export function easterSunday(year: number): LocalDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const skipped = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const late = Math.floor((golden + 11 * epact) / 319)
  const weekday = (2 * (century % 4) + 2 * Math.floor(inCentury / 4) - (inCentury % 4) - epact + late + 32) % 7
  const month = Math.floor((epact - late + weekday + 90) / 25)
  const day = (epact - late + weekday + month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
