import { type Locale, REGION } from '#kernel/locale.ts'

/** A day on the calendar, `2026-11-19`, whatever the zone. */
type LocalDate = string

/** Noon at Greenwich: a day is a day, and no clock that is put forward or back can move it. */
function noon(date: LocalDate): Date {
  return new Date(`${date}T12:00:00Z`)
}

const DAY_STYLES = {
  /** donderdag 19 november 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** donderdag 19 november */
  plain: { weekday: 'long', day: 'numeric', month: 'long' },
  /** do 19 nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 19 november 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export function dayIn(locale: Locale, date: LocalDate, style: keyof typeof DAY_STYLES = 'plain'): string {
  return new Intl.DateTimeFormat(REGION[locale], { ...DAY_STYLES[style], timeZone: 'UTC' }).format(noon(date))
}

/** november 2026 */
export function monthIn(locale: Locale, month: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(REGION[locale], style).format(noon(`${month}-01`))
}

/** 1 is Monday, as in the rules. */
export function weekdayIn(locale: Locale, day: number, weekday: 'long' | 'short' = 'long'): string {
  const dayOfThatWeek = `2024-01-0${day}`
  return new Intl.DateTimeFormat(REGION[locale], { weekday, timeZone: 'UTC' }).format(noon(dayOfThatWeek))
}

/** A moment on the clock of a zone: 10:30. */
export function timeAt(locale: Locale, at: string, timeZone: string): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return new Intl.DateTimeFormat(REGION[locale], style).format(new Date(at))
}

/** The day a moment falls on in a zone. */
export function dateAt(at: string, timeZone: string): LocalDate {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date(at))
}

export function monthOf(date: LocalDate): string {
  return date.slice(0, 7)
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(noon(date).getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1, 12)).toISOString().slice(0, 7)
}

/** 1 is Monday, 7 is Sunday. */
export function dayOfWeek(date: LocalDate): number {
  return noon(date).getUTCDay() || 7
}

/** The Monday of the week a day lies in. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, 1 - dayOfWeek(date))
}

/** The weeks that show a month, each seven days from Monday on. */
export function weeksOf(month: string): LocalDate[][] {
  const first = mondayOf(`${month}-01`)
  const next = `${addMonths(month, 1)}-01`
  const weeks: LocalDate[][] = []
  for (let monday = first; monday < next; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day)))
  return weeks
}
