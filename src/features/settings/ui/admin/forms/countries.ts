import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'

const COUNTRY_CODES =
  'BE NL FR LU DE AT BG CH CY CZ DK EE ES FI GB GR HR HU IE IS IT LI LT LV MT NO PL PT RO SE SI SK'.split(' ')

/** Sorted by name, neighbouring countries first; a stored country outside the list stays available. */
export function countryOptions(locale: Locale, stored: string) {
  const names = new Intl.DisplayNames(INTL_LOCALE[locale], { type: 'region', fallback: 'code' })
  const codes = COUNTRY_CODES.includes(stored) ? COUNTRY_CODES : [stored, ...COUNTRY_CODES]
  return codes.map((code) => ({ value: code, label: nameOf(code) }))

  function nameOf(code: string): string {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}
