import { addDays, type LocalDate } from '#kernel/calendar.ts'

/** The ten public holidays of Belgium. */
export function belgianHolidays(year: number) {
  const easter = easterSunday(year)
  return [
    { date: `${year}-01-01`, name: 'newYear' },
    { date: addDays(easter, 1), name: 'easterMonday' },
    { date: `${year}-05-01`, name: 'labour' },
    { date: addDays(easter, 39), name: 'ascension' },
    { date: addDays(easter, 50), name: 'whitMonday' },
    { date: `${year}-07-21`, name: 'national' },
    { date: `${year}-08-15`, name: 'assumption' },
    { date: `${year}-11-01`, name: 'allSaints' },
    { date: `${year}-11-11`, name: 'armistice' },
    { date: `${year}-12-25`, name: 'christmas' },
  ] as const
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
