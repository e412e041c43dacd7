import { documentTitle } from '#features/settings/model/document-title.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import type { FrameData } from './frame-data.ts'

/** Properties of loader data that the page head uses. */
export type PageData = {
  page?: { title: string; description: string; keywords: string; isPrivate?: boolean }
  /** For pages whose path differs by language; a missing translation has no path. */
  paths?: { [L in Locale]?: string }
  /** The same, with the path of the original for missing translations. */
  shownPaths?: { [L in Locale]?: string }
}

/**
 * Title, description and links of a page; `path` is empty for a 404. Defined once in the root: as an option of
 * every route it would add to the client entry. Share images and manifest tags are added by the server.
 */
export function pageHead(
  { site: { name, origin, languages: visible, siteVerification }, texts: { locale } }: FrameData,
  path: string,
  { page, paths }: PageData = {},
) {
  const languages = visible.filter((language) => !paths || paths[language])
  const main = languages[0] ?? visible[0]
  const addressOf = (language: Locale) => origin + localizedPath(language, paths?.[language] ?? path)
  const alternate = (hrefLang: string, language: Locale) => ({ rel: 'alternate', hrefLang, href: addressOf(language) })
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      ...(page
        ? [
            { title: documentTitle(page.title, name) },
            { name: 'description', content: page.description },
            { name: 'keywords', content: page.keywords },
          ]
        : []),
      ...(page?.isPrivate
        ? [{ name: 'robots', content: 'noindex' }]
        : siteVerification
          ? [{ name: 'google-site-verification', content: siteVerification }]
          : []),
    ],
    links: path
      ? [
          { rel: 'canonical', href: addressOf(languages.includes(locale) ? locale : main) },
          ...languages.map((language) => alternate(language, language)),
          alternate('x-default', main),
        ]
      : [],
  }
}
