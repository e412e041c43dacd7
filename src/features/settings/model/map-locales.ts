import { LOCALES, type Locale } from '#kernel/locale.ts'

export function mapKeys<Key extends string, Part>(keys: readonly Key[], make: (key: Key) => Part): Record<Key, Part> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Part>
}

export function mapLocales<Part>(make: (locale: Locale) => Part): Record<Locale, Part> {
  return mapKeys(LOCALES, make)
}

export async function mapLocalesAsync<Part>(make: (locale: Locale) => Promise<Part>): Promise<Record<Locale, Part>> {
  const parts = await Promise.all(LOCALES.map(async (locale) => [locale, await make(locale)]))
  return Object.fromEntries(parts)
}
