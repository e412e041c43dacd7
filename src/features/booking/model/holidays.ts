import { addDays, dayOfWeek, type LocalDate } from '#kernel/calendar.ts'

export const HOLIDAY_COUNTRIES = ['BE', 'NL', 'FR', 'LU', 'DE'] as const
export type HolidayCountry = (typeof HOLIDAY_COUNTRIES)[number]

export function isHolidayCountry(code: string): code is HolidayCountry {
  return HOLIDAY_COUNTRIES.includes(code as HolidayCountry)
}

/** Days after Easter Sunday, or month and day. */
const DAYS = {
  newYear: '01-01',
  goodFriday: -2,
  easterMonday: 1,
  secondEasterDay: 1,
  kingsDay: '04-27',
  labour: '05-01',
  liberation: '05-05',
  victory: '05-08',
  europe: '05-09',
  ascension: 39,
  ascensionDay: 39,
  whitMonday: 50,
  secondWhitDay: 50,
  nationalLuxembourg: '06-23',
  nationalFrance: '07-14',
  national: '07-21',
  assumption: '08-15',
  germanUnity: '10-03',
  allSaints: '11-01',
  armistice: '11-11',
  christmas: '12-25',
  firstChristmasDay: '12-25',
  secondChristmasDay: '12-26',
} as const satisfies Record<string, number | string>
export type HolidayName = keyof typeof DAYS

/**
 * Public holidays by law in the whole country; those of a region or a sector are left out. Netherlands: article 3 of the
 * Algemene termijnenwet, without the Sundays, with the names that are usual there.
 */
const HOLIDAYS: { [Country in HolidayCountry]: readonly HolidayName[] } = {
  BE: [
    'newYear',
    'easterMonday',
    'labour',
    'ascension',
    'whitMonday',
    'national',
    'assumption',
    'allSaints',
    'armistice',
    'christmas',
  ],
  NL: [
    'newYear',
    'secondEasterDay',
    'kingsDay',
    'liberation',
    'ascensionDay',
    'secondWhitDay',
    'firstChristmasDay',
    'secondChristmasDay',
  ],
  FR: [
    'newYear',
    'easterMonday',
    'labour',
    'victory',
    'ascension',
    'whitMonday',
    'nationalFrance',
    'assumption',
    'allSaints',
    'armistice',
    'christmas',
  ],
  LU: [
    'newYear',
    'easterMonday',
    'labour',
    'europe',
    'ascension',
    'whitMonday',
    'nationalLuxembourg',
    'assumption',
    'allSaints',
    'christmas',
    'secondChristmasDay',
  ],
  DE: [
    'newYear',
    'goodFriday',
    'easterMonday',
    'labour',
    'ascension',
    'whitMonday',
    'germanUnity',
    'christmas',
    'secondChristmasDay',
  ],
}

/** Two holidays can fall on one date. */
export type Holiday = { date: LocalDate; names: HolidayName[]; isUsual: boolean }

/** The public holidays of a year by date, by the laws of 2026. */
export function publicHolidays(country: HolidayCountry, year: number): Holiday[] {
  const byDate = Map.groupBy(HOLIDAYS[country], (name) => dateOf(name, year))
  return [...byDate]
    .map(([date, names]) => ({ date, names, isUsual: names.some((name) => isUsual(name, year)) }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Liberation Day is a legal holiday every year, but most Dutch companies close only every fifth year. */
function isUsual(name: HolidayName, year: number): boolean {
  return name !== 'liberation' || year % 5 === 0
}

function dateOf(name: HolidayName, year: number): LocalDate {
  const day = DAYS[name]
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
