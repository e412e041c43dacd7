import { parseAccept } from 'hono/utils/accept'

export const LOCALES = ['nl', 'en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'nl'

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

/** URL of a page in a language: Dutch is at the root, the others have a prefix. */
export function localizedPath(locale: Locale, pathname: string): string {
  return withPrefix(locale === DEFAULT_LOCALE ? '' : `/${locale}`, pathname)
}

/** URL prefix, `?lng=`, cookie `lng`, Accept-Language by quality value, Dutch. Base language only. */
export function detectLocale(request: Request): Locale {
  const url = new URL(request.url)
  const fromAddress = (prefixOf(url.pathname).slice(1) as Locale | '') || parseLocale(url.searchParams.get('lng'))
  return fromAddress ?? detectVisitorLocale(request.headers.get('cookie'), request.headers.get('accept-language'))
}

/** Locale from the cookie or Accept-Language, when the URL has none. */
export function detectVisitorLocale(cookie: string | null, accepted: string | null): Locale {
  const wanted = [
    parseLocale(/(?:^|;\s*)lng=([a-zA-Z-]{2,10})/.exec(cookie ?? '')?.[1]),
    // Cut, because parsing the longest header that Node accepts takes 1.5 ms.
    ...parseAccept((accepted ?? '').slice(0, 500)).flatMap(({ type, q }) => (q > 0 ? [parseLocale(type)] : [])),
  ]
  return wanted.find(Boolean) ?? DEFAULT_LOCALE
}

/** The locale of a language tag, by its base language: `en-GB` is `en`. */
export function parseLocale(tag: string | null | undefined): Locale | undefined {
  const [base = ''] = (tag ?? '').toLowerCase().split('-')
  return isLocale(base) ? base : undefined
}
