import { type LocalDate, noonUtc } from '#kernel/calendar.ts'
import { dateFormat, type Locale } from '#kernel/locale.ts'

const DAY_STYLES = {
  /** donderdag 19 november 2026 */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** donderdag 19 november */
  plain: { weekday: 'long', day: 'numeric', month: 'long' },
  /** do 19 */
  column: { weekday: 'short', day: 'numeric' },
  /** do 19 nov */
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  /** 19 november 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export function formatDay(locale: Locale, date: LocalDate, style: keyof typeof DAY_STYLES = 'plain'): string {
  return dateFormat(locale, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(noonUtc(date))
}

/** november 2026 */
export function formatMonth(locale: Locale, month: string): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return dateFormat(locale, style).format(noonUtc(`${month}-01`))
}

/** 1 is Monday, as in the rules. */
export function formatWeekday(locale: Locale, day: number, weekday: 'long' | 'short' = 'long'): string {
  // 1 January 2024 was a Monday.
  const date = `2024-01-0${day}`
  return dateFormat(locale, { weekday, timeZone: 'UTC' }).format(noonUtc(date))
}

/** The local time in a zone: 10:30, or with its weekday: Fri 10:30. */
export function formatTime(locale: Locale, at: string | number, timeZone: string, withDay = false): string {
  const weekday = withDay ? 'short' : undefined
  const style = { weekday, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return dateFormat(locale, style).format(new Date(at))
}

/** The calendar day of an instant in a zone. Not `en-CA`, whose short date is `11/17/2026` in some versions of ICU. */
export function dateInZone(at: string | number, timeZone: string): LocalDate {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(new Date(at))
}

const BELGIAN_TIME: { [L in Locale]: string } = { nl: 'Belgische tijd', en: 'Belgian time', fr: 'heure belge' }

/** Belgian time by that name, other zones by their city: Intl says "standard time", also in summer. */
export function formatZone(locale: Locale, zone: string): string {
  return zone === 'Europe/Brussels' ? BELGIAN_TIME[locale] : zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
