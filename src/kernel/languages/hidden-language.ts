import { type Locale, localeOfAddress, localizedPath, parseLocale, prefixOf, withoutPrefix } from '../locale.ts'
import { detectVisitorLocale, isVisible, type Languages, type VisitorFacts } from './languages.ts'

/** Files at the root of the site are the same for every language, except Markdown twins and manifests. */
const WITHOUT_LANGUAGE =
  /^\/(?:share|\.well-known|api|media|assets|app)\/|^\/offline$|^\/[^/]+\.(?!md$|webmanifest$)[a-z0-9]+$/

/**
 * Where an address leads that names a hidden language, by its prefix, by its lack of one or by `?lng=`: to the same page
 * in the language of the visitor. Undefined if it names none.
 */
export function redirectFromHidden(
  { pathname, search }: { pathname: string; search: string },
  languages: Languages,
  visitor: Omit<VisitorFacts, 'pathname'>,
): string | undefined {
  const isHidden = (locale: Locale) => !isVisible(languages, locale)
  const query = new URLSearchParams(search)
  const chosen = parseLocale(query.get('lng'))
  const isChosenHidden = chosen !== undefined && isHidden(chosen)
  if (isChosenHidden) query.delete('lng')
  const rest = isChosenHidden ? (query.size > 0 ? `?${query}` : '') : search
  if (WITHOUT_LANGUAGE.test(pathname) || !isHidden(localeOfAddress(pathname)))
    return isChosenHidden ? pathname + rest : undefined

  let path = withoutPrefix(pathname)
  while (prefixOf(path) && isHidden(localeOfAddress(path))) path = withoutPrefix(path)
  if (prefixOf(path)) return path + rest
  const shown = chosen && !isChosenHidden ? chosen : detectVisitorLocale({ ...visitor, pathname }, languages)
  return localizedPath(shown, path) + rest
}
