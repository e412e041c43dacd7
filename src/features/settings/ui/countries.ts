import { type Locale, REGION } from '#kernel/locale.ts'

const NEARBY = 'BE NL FR LU DE AT BG CH CY CZ DK EE ES FI GB GR HR HU IE IS IT LI LT LV MT NO PL PT RO SE SI SK'.split(
  ' ',
)

/** By name, the neighbours first; a country that is not in the list but stored stays to be chosen. */
export function countryOptions(locale: Locale, stored: string) {
  const names = new Intl.DisplayNames(REGION[locale], { type: 'region', fallback: 'code' })
  const codes = NEARBY.includes(stored) ? NEARBY : [stored, ...NEARBY]
  return codes.map((code) => ({ value: code, label: nameOf(code) }))

  function nameOf(code: string): string {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}
