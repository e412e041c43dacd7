import { LOCALES, type Locale, localizedPath } from '#kernel/locale.ts'
import type { FrameData } from './frame-data.ts'

export type PageWords = { title: string; description: string; keywords: string; isPrivate?: boolean }

const OG_LOCALE: { [L in Locale]: string } = { nl: 'nl_BE', en: 'en_GB', fr: 'fr_BE' }

/** What search engines and people who share a link see of one page. */
export function pageHead(words: PageWords | undefined, matches: readonly { loaderData?: unknown }[]) {
  if (!words) return {}
  const { description, keywords, isPrivate } = words
  const { site } = matches[0]!.loaderData as FrameData
  const title = `${words.title} | ${site.name}`
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { name: 'twitter:title', content: title },
      { name: 'twitter:description', content: description },
      ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
  }
}

/** What all pages have in common; `pathname` is missing on a page that does not exist. */
export function siteHead({ site: { name, origin }, texts: { locale } }: FrameData, pathname: string | undefined) {
  const addressOf = (language: Locale) => origin + localizedPath(language, pathname!)
  const image = `${origin}/share.png`
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: '#4285F4' },
      { name: 'author', content: name },
      { property: 'og:site_name', content: name },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: OG_LOCALE[locale] },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image', content: image },
      ...(pathname ? [{ property: 'og:url', content: addressOf(locale) }] : []),
    ],
    links: pathname
      ? [
          { rel: 'canonical', href: addressOf(locale) },
          ...LOCALES.map((language) => ({ rel: 'alternate', hrefLang: language, href: addressOf(language) })),
          { rel: 'alternate', hrefLang: 'x-default', href: addressOf('nl') },
        ]
      : [],
  }
}
