import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOfAddress, parseLocale, prefixOf } from '../locale.ts'

/** The languages in which the site is offered. The owner chooses them; the server has them in `ctx.languages`. */
export type Languages = {
  /** Never empty. The default one is the first. */
  readonly visible: readonly Locale[]
  /** For people whose language is not known. */
  readonly defaultLocale: Locale
}

/** Before the owner chooses, and where a visible language was chosen already. */
export const ALL_LANGUAGES: Languages = { visible: LOCALES, defaultLocale: DEFAULT_LOCALE }

export function isVisible({ visible }: Languages, locale: Locale): boolean {
  return visible.includes(locale)
}

/** The stored language of a person, or the default one if it has been hidden since. */
export function visibleLocale(languages: Languages, locale: Locale | null | undefined): Locale {
  return locale && isVisible(languages, locale) ? locale : languages.defaultLocale
}

/** URL prefix, `?lng=`, cookie `lng`, Accept-Language by quality value, default language. Hidden languages are skipped. */
export function detectLocale(request: Request, languages: Languages): Locale {
  const { pathname, searchParams } = new URL(request.url)
  const inAddress = [prefixOf(pathname).slice(1), searchParams.get('lng')].map(parseLocale)
  const { headers } = request
  return (
    inAddress.find((locale) => locale && isVisible(languages, locale)) ??
    detectVisitorLocale(
      { pathname, cookie: headers.get('cookie'), accepted: headers.get('accept-language') },
      languages,
    )
  )
}

export type VisitorFacts = {
  pathname: string
  cookie?: string | null | undefined
  accepted?: string | null | undefined
}

/**
 * Locale from the cookie or Accept-Language, when the URL has none. A client that states no language at all, such as a
 * crawler, gets the language of the address; a call of the API has none.
 */
export function detectVisitorLocale({ pathname, cookie, accepted }: VisitorFacts, languages: Languages): Locale {
  const stored = /(?:^|;\s*)lng=([a-zA-Z-]{2,10})/.exec(cookie ?? '')?.[1]
  const wanted = [
    parseLocale(stored),
    // Cut, because parsing the longest header that Node accepts takes 1.5 ms.
    ...parseAccept((accepted ?? '').slice(0, 500)).flatMap(({ type, q }) => (q > 0 ? [parseLocale(type)] : [])),
  ]
  const statesNone = !stored && !accepted && !pathname.startsWith('/api/')
  return (
    wanted.find((locale) => locale && isVisible(languages, locale)) ??
    visibleLocale(languages, statesNone ? localeOfAddress(pathname) : null)
  )
}
