import { LOCALES, type Locale } from '#kernel/locale.ts'

export function mapLocales<Part>(make: (locale: Locale) => Part): Record<Locale, Part> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Part>
}

export async function mapLocalesAsync<Part>(make: (locale: Locale) => Promise<Part>): Promise<Record<Locale, Part>> {
  const parts = await Promise.all(LOCALES.map(async (locale) => [locale, await make(locale)]))
  return Object.fromEntries(parts)
}
