/** A calendar day without a time zone, such as `2026-11-19`. */
export type LocalDate = string
/** `2026-11` */
export type Month = string

/** Noon UTC: date arithmetic on it is not affected by daylight-saving changes. */
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

export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, 1 - dayOfWeek(date))
}

/** The full weeks (Monday to Sunday) that cover a month. */
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

/** The same day of another month, or its last day if that month is shorter. */
export function sameDayInMonth(month: Month, date: LocalDate): LocalDate {
  return [month + date.slice(7), lastDayOf(month)].toSorted()[0]!
}

/** Keyboard navigation of the ARIA date grid: key to the newly focused day. */
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

/** The day focused after a key press, within `bounds`; undefined for other keys. */
export function dateAfterKey(date: LocalDate, key: string, { first, last }: MonthBounds): LocalDate | undefined {
  const next = DATE_AFTER_KEY[key]?.(date)
  return next && (monthOf(next) < first || monthOf(next) > last ? date : next)
}
