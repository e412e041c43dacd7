import { dayOfWeek, type LocalDate, type Month, monthOf, noonUtc } from '#kernel/calendar.ts'
import { dateFormat, dayOfMonth } from '#kernel/date-format.ts'
import type { Locale } from '#kernel/locale.ts'

/**
 * Not by `Intl`: its first format takes 20 ms on a desktop computer, which delays the hydration of the booking page, and
 * browsers and Node punctuate differently.
 */
const WEEKDAYS: { [L in Locale]: string } = {
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag',
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche',
}
const MONTHS: { [L in Locale]: string } = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
}

/** `long`: donderdag 19 november 2026, `date`: 19 november 2026, `plain`: donderdag 19 november. */
export function formatDay(locale: Locale, date: LocalDate, style: 'long' | 'plain' | 'date' = 'plain'): string {
  const [month, year] = formatMonth(locale, monthOf(date)).split(' ')
  const weekday = style === 'date' ? '' : `${formatWeekday(locale, dayOfWeek(date))} `
  return `${weekday}${dayOfMonth(locale, date)} ${month}${style === 'plain' ? '' : ` ${year}`}`
}

/** november 2026 */
export function formatMonth(locale: Locale, month: Month): string {
  return `${MONTHS[locale].split(' ')[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

/** 1 is Monday, as in the rules. */
export function formatWeekday(locale: Locale, day: number): string {
  return WEEKDAYS[locale].split(' ')[day - 1] ?? ''
}

/** do, Thu, jeu. */
export function formatShortWeekday(locale: Locale, day: number): string {
  const name = formatWeekday(locale, day)
  return locale === 'nl' ? name.slice(0, 2) : name.slice(0, 3) + (locale === 'fr' ? '.' : '')
}

/** `column`: do 19, `short`: do 19 nov. */
export function formatShortDay(locale: Locale, date: LocalDate, style: 'column' | 'short' = 'short'): string {
  const month = style === 'short' ? 'short' : undefined
  return dateFormat(locale, { weekday: 'short', day: 'numeric', month, timeZone: 'UTC' }).format(noonUtc(date))
}

/** The local time in a zone: 10:30. */
export function formatTime(locale: Locale, at: string | number, timeZone: string): string {
  const style = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
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
