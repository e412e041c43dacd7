import { isLocale, type Locale, prefixOf } from '#kernel/locale.ts'
import type { StoredPreferences } from '../preferences.ts'

/** Local storage decides where the cookie is missing. */
export function prefersDark(cookies: string, stored: StoredPreferences): boolean {
  const theme = /(?:^|; )theme=(\w*)/.exec(cookies)
  return theme ? theme[1] === 'dark' : stored?.darkMode === true
}

/** The language in local storage, where neither cookie nor URL name one. `shown` is the language of the page. */
export function languageToRestore(
  cookies: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  shown: string,
  stored: StoredPreferences,
): Locale | undefined {
  const language = stored?.language
  const isChosen = /(?:^|; )lng=/.test(cookies) || prefixOf(pathname) || /[?&]lng=/.test(search)
  return !isChosen && language !== shown && isLocale(language) ? language : undefined
}
