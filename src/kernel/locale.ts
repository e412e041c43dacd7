export const LOCALES = ['nl', 'en', 'fr'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK: Locale = 'nl'

/** Whose habits numbers and dates follow: Belgian ones, except in English. */
export const REGION: { readonly [L in Locale]: string } = { nl: 'nl-BE', en: 'en-GB', fr: 'fr-BE' }

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

/** The address of a page in a language: Dutch lies at the root, the others under their prefix. */
export function localizedPath(locale: Locale, pathname: string): string {
  return withPrefix(locale === FALLBACK ? '' : `/${locale}`, pathname)
}

/** URL prefix, `?lng=`, cookie `lng`, Accept-Language by weight, Dutch. Base language only. */
export function detectLocale(request: Request): Locale {
  const url = new URL(request.url)
  const fromAddress = prefixOf(url.pathname).slice(1) || baseLanguage(url.searchParams.get('lng'))
  if (isLocale(fromAddress)) return fromAddress
  return detectVisitorLocale(request.headers.get('cookie'), request.headers.get('accept-language'))
}

/** What the browser says of its user, when the address says nothing. */
export function detectVisitorLocale(cookie: string | null, accepted: string | null): Locale {
  const wanted = [
    baseLanguage(/(?:^|;\s*)lng=([a-zA-Z-]{2,10})/.exec(cookie ?? '')?.[1]),
    ...acceptedLanguages(accepted),
  ]
  return wanted.find(isLocale) ?? FALLBACK
}

function acceptedLanguages(header: string | null): string[] {
  if (!header) return []
  return header
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { language: baseLanguage(tag), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ language }) => language)
}

function baseLanguage(tag: string | null | undefined): string {
  return (tag ?? '').split('-')[0]!.toLowerCase()
}
