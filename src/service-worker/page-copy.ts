import { INTL_LOCALE, type Locale, withoutPrefix } from '#kernel/locale.ts'

const COPY_NOTE: { [L in Locale]: (time: string) => string } = {
  nl: (time) => `Geen of trage verbinding. Dit is een kopie van ${time}.`,
  en: (time) => `No connection, or a slow one. This is a copy from ${time}.`,
  fr: (time) => `Connexion absente ou lente. Ceci est une copie du ${time}.`,
}

/**
 * HTML of a copy, with a note about its age. `data-copied-at` tells the page's scripts that its build may be older than
 * the site's.
 */
export function markCopy(html: string, copiedAt: Date): string {
  const lang = pageLanguage(html)
  const time = copiedAt.toLocaleString(INTL_LOCALE[lang], { dateStyle: 'long', timeStyle: 'short' })
  return html
    .replace(/<html/, `<html data-copied-at="${copiedAt.toISOString()}"`)
    .replace('</body>', () => `<p class="copy-note" role="status">${COPY_NOTE[lang](time)}</p></body>`)
}

export function pageLanguage(html: string): Locale {
  return (/<html[^>]* lang="(\w\w)"/.exec(html)?.[1] ?? 'nl') as Locale
}

export type VisitedPage = { path: string; language: Locale; title: string }

/** Newest first, one entry per page and language. */
export function listVisited(html: string, pages: readonly VisitedPage[]): string {
  const heading = /data-visited-heading="([^"]*)"/.exec(html)?.[1]
  if (!heading || pages.length === 0) return html
  const items = onePerPage(pages).map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`)
  return html.replace('<!--visited-->', () => `<h2>${heading}</h2><ul>${items.join('')}</ul>`)
}

/**
 * The newest copy without a query, otherwise the newest one: the link has to open a copy. Without a prefix a page is in
 * the language of the visitor, so `/blog` and `/en/blog` may be the same page.
 */
function onePerPage(pages: readonly VisitedPage[]): VisitedPage[] {
  const chosen = new Map<string, VisitedPage>()
  for (const page of pages) {
    const [pathname = '', query] = page.path.split('?')
    const key = page.language + withoutPrefix(pathname)
    const earlier = chosen.get(key)
    if (!earlier || (query === undefined && earlier.path.includes('?'))) chosen.set(key, page)
  }
  return [...chosen.values()]
}

/** Without the name of the site. From HTML of this site: the title is already escaped. */
export function pageTitle(html: string): string | undefined {
  return /<title>([^<]+?)(?: \| [^<|]*)?<\/title>/.exec(html)?.[1]
}

/** Files that the page loads by itself; the chunks of the application are named in its data only. */
export function pageAssets(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/(?:src|href)="(\/assets\/[\w.-]+\.\w+)"/g), ([, path = '']) => path))]
}

/** Address of the data that hydrate the page, if its HTML does not contain them. */
export function pageDataOf(html: string): string | undefined {
  return /<html[^>]* data-page="(\/page-data\/[^"]*)"/.exec(html)?.[1]
}
