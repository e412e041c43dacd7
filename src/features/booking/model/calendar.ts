/** A day on the calendar, `2026-11-19`, whatever the zone. */
export type LocalDate = string
/** `2026-11` */
export type Month = string

/** Noon at Greenwich: a day is a day, and no clock that is put forward or back can move it. */
export function noonUtc(date: LocalDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(noonUtc(date).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1, 12)).toISOString().slice(0, 7)
}

/** 1 is Monday, 7 is Sunday. */
export function dayOfWeek(date: LocalDate): number {
  return noonUtc(date).getUTCDay() || 7
}

/** The Monday of the week a day lies in. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, 1 - dayOfWeek(date))
}

/** The weeks that show a month, each seven days from Monday on. */
export function weeksOf(month: Month): LocalDate[][] {
  const first = mondayOf(`${month}-01`)
  const next = `${addMonths(month, 1)}-01`
  const weeks: LocalDate[][] = []
  for (let monday = first; monday < next; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)))
  return weeks
}

export function lastDayOf(month: Month): LocalDate {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** The same day in another month; where that one is too short for it, its last. */
export function sameDayInMonth(month: Month, date: LocalDate): LocalDate {
  return [month + date.slice(7), lastDayOf(month)].toSorted()[0]!
}

/** What a key does to the day that has the focus. */
const DATE_AFTER_KEY: Record<string, (date: LocalDate) => LocalDate> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: mondayOf,
  End: (date) => addDays(mondayOf(date), 6),
  PageUp: (date) => sameDayInMonth(addMonths(monthOf(date), -1), date),
  PageDown: (date) => sameDayInMonth(addMonths(monthOf(date), 1), date),
}

export type MonthBounds = { first: Month; last: Month }

/** Where a key leads from a day, within the months one may turn to; undefined for a key that is not ours. */
export function dateAfterKey(date: LocalDate, key: string, { first, last }: MonthBounds): LocalDate | undefined {
  const next = DATE_AFTER_KEY[key]?.(date)
  return next && (monthOf(next) < first || monthOf(next) > last ? date : next)
}
