import { AI_CRAWLERS } from '#kernel/crawlers.ts'
import type { Languages } from '#kernel/languages/languages.ts'
import { type Locale, localizedPath } from '#kernel/locale.ts'
import { PAGES, unindexedPaths } from '#kernel/pages.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { PublicPage } from '../model/public-pages.ts'
import type { DynamicPageEntry } from './dynamic-pages.service.ts'

/** Crawler policy: search and answers on a user's request are allowed, training is not. */
export function robotsTxt(origin: string): string {
  const userAgents = (names: readonly string[]) => names.map((name) => `User-agent: ${name}`).join('\n')
  const rules = ['/api/', ...unindexedPaths(PAGES)].map((path) => `Disallow: ${path}`).join('\n')
  return `# Search engines: everything public.
User-agent: *
${rules}

# Assistants that look something up for a person: welcome, as search engines are.
${userAgents([...AI_CRAWLERS.answers, ...AI_CRAWLERS.user])}
${rules}

# Collecting texts to train models: no.
${userAgents(AI_CRAWLERS.training)}
Disallow: /

Sitemap: ${origin}/sitemap.xml
`
}

/** The site map, or one part of it: the first part has the pages of the site itself. */
export function sitemapXml(
  origin: string,
  { visible }: Languages,
  own: readonly PublicPage[],
  dynamicPages: readonly DynamicPageEntry[] = [],
): string {
  const entries = [
    ...own.flatMap(({ paths }) => sitemapEntries(origin, paths, visible)),
    ...dynamicPages.flatMap(({ paths, changedAt, languages }) => sitemapEntries(origin, paths, languages, changedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

export function sitemapIndexXml(origin: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</sitemapindex>
`
}

/** One page: an address per language with a text, each with its alternates. */
function sitemapEntries(
  origin: string,
  paths: PublicPage['paths'],
  languages: readonly Locale[],
  changedAt?: string,
): string[] {
  const addressIn = (locale: Locale) => origin + localizedPath(locale, paths[locale])
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  const alternates = languages.map((locale) => alternate(locale, addressIn(locale)))
  const [main] = languages
  const all = [...alternates, main ? alternate('x-default', addressIn(main)) : ''].join('')
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
  return languages.map((locale) => `<url><loc>${addressIn(locale)}</loc>${changed}${all}</url>`)
}

/** RFC 9116 recommends an expiry within a year; it is always six months ahead. */
type SecurityContact = { email: string; languages: readonly Locale[] }

export function securityTxt(origin: string, { email, languages }: SecurityContact, now: Date): string {
  const expires = new Date(now.getTime() + 182 * DAY_MS).toISOString()
  return `Contact: ${email ? `mailto:${email}` : `${origin}/contact`}
Expires: ${expires}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`
}
