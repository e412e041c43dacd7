import type { Check } from '../check.ts'
import { mayCrawl } from '../robots.ts'
import { siteCheck } from './define.ts'

/** RFC 9309, and the extensions that search engines know. */
const ROBOTS_LINE = /^\s*(?:#.*|(?:user-agent|allow|disallow|sitemap|crawl-delay|host|content-signal)\s*:.*)?$/i

export const SITEMAP_CHECKS: readonly Check[] = [
  siteCheck('sitemap-missing', 'error', ({ pages, sitemap, facts }) => {
    const listed = new Set(sitemap)
    return pages
      .filter(({ page }) => page.isListed && !listed.has(facts.origin + page.address))
      .map(({ page }) => ({ address: page.address, values: { url: facts.origin + page.address } }))
  }),

  /** Addresses that are not pages of the site, or only views of another page. */
  siteCheck(
    'sitemap-extra',
    'warning',
    ({ pageAt, sitemap, facts }) =>
      sitemap
        .filter((url) => !pageAt.get(url.startsWith(facts.origin) ? url.slice(facts.origin.length) : '')?.page.isListed)
        .map((url) => ({ address: '', element: url, values: { url } })),
    ({ sitemap }) => sitemap.length,
  ),

  /** Search engines ignore `lastmod` when pages contradict it, and then crawl changes later. */
  siteCheck('sitemap-date', 'notice', ({ pages, sitemapDates, facts }) =>
    pages.flatMap(({ page, digest }) => {
      const listed = sitemapDates.get(facts.origin + page.address)?.slice(0, 10)
      const shown = digest.modifiedAt?.slice(0, 10)
      if (!listed || !shown || listed === shown) return []
      return [{ address: page.address, values: { listed, shown } }]
    }),
  ),

  siteCheck('robots-blocked', 'critical', ({ pages, robotsTxt }) =>
    pages
      .filter(({ page }) => page.isListed && !mayCrawl(robotsTxt, 'googlebot', page.address))
      .map(({ page }) => ({ address: page.address })),
  ),

  /** Crawlers skip lines that they cannot parse, so the rule has no effect. */
  siteCheck(
    'robots-syntax',
    'warning',
    ({ robotsTxt }) =>
      linesOf(robotsTxt)
        .filter((line) => !ROBOTS_LINE.test(line))
        .map((line) => ({ address: '', element: line.slice(0, 100), values: { line: line.slice(0, 100) } })),
    ({ robotsTxt }) => linesOf(robotsTxt).length,
  ),
]

function linesOf(robotsTxt: string): string[] {
  return robotsTxt.split(/\r?\n/).filter((line) => line.trim())
}
