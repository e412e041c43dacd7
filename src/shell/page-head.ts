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

/** What all pages have in common; `pathname` is missing on a page that does not exist. */
export function siteHead({ site: { name, origin }, texts: { locale } }: FrameData, pathname: string | undefined) {
  const addressOf = (language: Locale) => origin + localizedPath(language, pathname!)
  const alternate = (hrefLang: string, language: Locale) => ({ rel: 'alternate', hrefLang, href: addressOf(language) })
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#4285F4' },
      { name: 'author', content: name },
    ],
    links: pathname
      ? [
          { rel: 'canonical', href: addressOf(locale) },
          ...LOCALES.map((language) => alternate(language, language)),
          alternate('x-default', 'nl'),
        ]
      : [],
  }
}
