import { INTL_LOCALE, type Locale } from './locale.ts'

type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange'>
const dateFormats: Record<string, DateFormat> = {}

/** Cached: constructing a format takes about 0.1 ms, far longer than using it. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = locale + JSON.stringify(options)
  dateFormats[key] ??= createDateFormat(locale, options)
  return dateFormats[key]
}

/** French writes the first day of a month as `1er`; Intl does not. */
function createDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): DateFormat {
  const intl = new Intl.DateTimeFormat(INTL_LOCALE[locale], options)
  if (locale !== 'fr') return intl
  const correct = (text: string) => text.replace(/(^|\s)1(?=$|[\s,–])/g, '$&er')
  return {
    format: (date) => correct(intl.format(date)),
    formatRange: (start, end) => correct(intl.formatRange(start, end)),
  }
}

/** The day of a `2026-10-01`, as `dateFormat` writes it. */
export function dayOfMonth(locale: Locale, date: string): string {
  const day = Number(date.slice(8))
  return locale === 'fr' && day === 1 ? '1er' : String(day)
}
