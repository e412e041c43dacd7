import type { Check } from '../check.ts'
import { mayCrawl } from '../robots.ts'
import { siteCheck } from './define.ts'

export const SITEMAP_CHECKS: readonly Check[] = [
  siteCheck('sitemap-missing', 'error', ({ pages, sitemap, facts }) => {
    const listed = new Set(sitemap)
    return pages
      .filter(({ page }) => page.isListed && !listed.has(facts.origin + page.address))
      .map(({ page }) => ({ address: page.address, values: { url: facts.origin + page.address } }))
  }),

  /** Addresses that are no page of the site, or a view of another page. */
  siteCheck('sitemap-extra', 'warning', ({ pageAt, sitemap, facts }) =>
    sitemap
      .filter((url) => !pageAt.get(url.startsWith(facts.origin) ? url.slice(facts.origin.length) : '')?.page.isListed)
      .map((url) => ({ address: '', element: url, values: { url } })),
  ),

  siteCheck('robots-blocked', 'error', ({ pages, robotsTxt }) =>
    pages
      .filter(({ page }) => page.isListed && !mayCrawl(robotsTxt, 'googlebot', page.address))
      .map(({ page }) => ({ address: page.address })),
  ),
]
