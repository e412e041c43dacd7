import { documentTitle } from '#kernel/document-title.ts'
import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import type { FrameData } from './frame-data.ts'

/** What the loader of a page may say of it, for its head. */
export type PageData = {
  page?: { title: string; description: string; keywords: string; isPrivate?: boolean }
  /** For a page whose path differs by language; a language it lacks has no path. */
  paths?: { [L in Locale]?: string }
  /** The same, with the path of the original for a language that it lacks. */
  shownPaths?: { [L in Locale]?: string }
}

/**
 * What the browser shows of a page, and what search engines do; there is no path on a page that does not exist. The
 * root writes it for all of them: as a function of every route it would weigh on every visitor. The cards for sharing
 * and the tags for installing are added by the server.
 */
export function pageHead(
  { site: { name, origin }, texts: { locale } }: FrameData,
  path: string | undefined,
  data?: PageData,
) {
  const { page, paths } = data ?? {}
  const languages = LOCALES.filter((language) => !paths || paths[language])
  const main = languages.includes(locale) ? locale : languages[0]!
  const addressOf = (language: Locale) => origin + localizedPath(language, paths?.[language] ?? path!)
  const alternate = (hrefLang: string, language: Locale) => ({ rel: 'alternate', hrefLang, href: addressOf(language) })
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'author', content: name },
      ...(page
        ? [
            { title: documentTitle(page.title, name) },
            { name: 'description', content: page.description },
            { name: 'keywords', content: page.keywords },
          ]
        : []),
      ...(page?.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: path
      ? [
          { rel: 'canonical', href: addressOf(main) },
          ...languages.map((language) => alternate(language, language)),
          alternate('x-default', languages[0]!),
        ]
      : [],
  }
}
