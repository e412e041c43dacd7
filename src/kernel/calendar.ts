import { DAY_MS } from './time-units.ts'

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

/** For a grid of days; in a sentence the first day may need another form (`dayOfMonth`). */
export function dayNumber(date: LocalDate): number {
  return Number(date.slice(8))
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(noonUtc(date).getTime() + days * DAY_MS).toISOString().slice(0, 10)
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

export function daysOfMonth(month: Month): LocalDate[] {
  return weeksOf(month)
    .flat()
    .filter((date) => monthOf(date) === month)
}

export function lastDayOf(month: Month): LocalDate {
  return addDays(`${addMonths(month, 1)}-01`, -1)
}

/** The same day of another month, or its last day if that month is shorter. */
export function sameDayInMonth(month: Month, date: LocalDate): LocalDate {
  return [month + date.slice(7), lastDayOf(month)].toSorted()[0] ?? date
}
