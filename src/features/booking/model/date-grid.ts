import { addDays, addMonths, type LocalDate, type Month, mondayOf, monthOf, sameDayInMonth } from '#kernel/calendar.ts'

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
