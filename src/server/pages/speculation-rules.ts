import { LOCALES, localizedPath } from '#kernel/locale.ts'
import { PAGES, type PageTable } from '#kernel/pages.ts'

const NO_PAGES = ['/*.*', '/api/*', '/media/*', '/share/*']
const NO_PAGE_LINKS = '[href*="?"],[download],[target=_blank],[rel~=nofollow],:root[data-hydrated] a'

/**
 * Chromium prefetches the HTML of a link that the pointer rests on or presses. Prefetch and not prerender: the scripts
 * of the next page do not run before it is opened. Not prefetched: pages of one user, files, and URLs with a query
 * (searches, tokens). After hydration the router loads the next page, so no link matches.
 */
export function speculationRules(pages: PageTable) {
  const excluded = [
    { not: { href_matches: [...NO_PAGES, ...unfetchedPatterns(pages)] } },
    { not: { selector_matches: NO_PAGE_LINKS } },
  ]
  return { prefetch: [{ where: { and: [{ href_matches: '/*' }, ...excluded] }, eagerness: 'moderate' }] }
}

/** URL patterns; that of a page includes the pages below it. */
function unfetchedPatterns(pages: PageTable): string[] {
  const routes = Object.entries(pages).flatMap(([route, { isPrefetched }]) => (isPrefetched ? [] : [route]))
  return routes
    .filter((route) => !routes.some((other) => route.startsWith(`${other}/`)))
    .map((route) => `${route.replace(/\$\w+/g, '*')}{/*}?`)
    .flatMap((pattern) => LOCALES.map((locale) => localizedPath(locale, pattern)))
}

const RULES = JSON.stringify(speculationRules(PAGES))

/**
 * In every public page. Inline and not a file named by a header: that request would compete with style sheet and fonts
 * for the connections of HTTP/1.1. The entry script removes it for visitors who ask for less data.
 */
export const speculationScript = (nonce: string): string =>
  `<script type="speculationrules" nonce="${nonce}">${RULES}</script>`
