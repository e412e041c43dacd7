import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'

/** Name of a country; the code itself if it is unknown or malformed. */
export function countryName(locale: Locale, code: string): string {
  try {
    return new Intl.DisplayNames(INTL_LOCALE[locale], { type: 'region', fallback: 'code' }).of(code) ?? code
  } catch {
    return code
  }
}
