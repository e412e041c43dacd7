export const LOCALES = ['nl', 'en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
/** The default language of a site whose owner has not chosen another one. */
export const DEFAULT_LOCALE: Locale = 'nl'

/** In the language itself, as a menu of languages names them. */
export const LANGUAGE_NAMES: { readonly [L in Locale]: string } = { nl: 'Nederlands', en: 'English', fr: 'Français' }

/** Locale for number and date formats: Belgian, except in English. */
export const INTL_LOCALE: { readonly [L in Locale]: string } = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE' }

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** `/fr/blog` → `/fr`, `/blog` → ``, `/french` → ``. Dutch has no prefix. */
export function prefixOf(pathname: string): string {
  return /^\/(?:en|fr)(?=\/|$)/.exec(pathname)?.[0] ?? ''
}

export function withoutPrefix(pathname: string): string {
  return pathname.slice(prefixOf(pathname).length) || '/'
}

export function withPrefix(prefix: string, pathname: string): string {
  return pathname === '/' ? prefix || '/' : prefix + pathname
}

/** French puts a no-break space before the colon. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00a0:' : ':'
}

/** URL of a page in a language: Dutch is at the root, whichever language is the default one; the others have a prefix. */
export function localizedPath(locale: Locale, pathname: string): string {
  return withPrefix(locale === 'nl' ? '' : `/${locale}`, pathname)
}

/** Language of an address: that of its prefix, Dutch without one. A visitor may see another language there. */
export function localeOfAddress(pathname: string): Locale {
  return (prefixOf(pathname).slice(1) || 'nl') as Locale
}

/** The locale of a language tag, by its base language: `en-GB` is `en`. */
export function parseLocale(tag: string | null | undefined): Locale | undefined {
  const [base = ''] = (tag ?? '').toLowerCase().split('-')
  return isLocale(base) ? base : undefined
}
