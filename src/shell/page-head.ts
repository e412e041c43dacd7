import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import type { FrameData } from './frame-data.ts'

export type PageWords = { title: string; description: string; keywords: string; isPrivate?: boolean }

/** What the browser shows of one page, and what search engines do. The cards for sharing are added by the server. */
export function pageHead(words: PageWords | undefined, matches: readonly { loaderData?: unknown }[]) {
  if (!words) return {}
  const { title, description, keywords, isPrivate } = words
  const { site } = matches[0]!.loaderData as FrameData
  return {
    meta: [
      { title: `${title} | ${site.name}` },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}

/** A page whose path differs by language says so in its loader's data; a language it lacks has no path. */
export type OwnPaths = { paths?: { [L in Locale]?: string } }

/** What all pages have in common; there is no path on a page that does not exist. */
export function siteHead(
  { site: { name, origin }, texts: { locale } }: FrameData,
  path: string | undefined,
  own?: OwnPaths,
) {
  const paths = own?.paths
  const languages = LOCALES.filter((language) => !paths || paths[language])
  const main = languages.includes(locale) ? locale : languages[0]!
  const addressOf = (language: Locale) => origin + localizedPath(language, paths?.[language] ?? path!)
  const alternate = (hrefLang: string, language: Locale) => ({ rel: 'alternate', hrefLang, href: addressOf(language) })
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#4285F4' },
      { name: 'author', content: name },
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
