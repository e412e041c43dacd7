import { LOCALES } from '#kernel/locale.ts'
import type { AuditedSite, Check, DigestedPage, Finding } from '../check.ts'
import { externalAddress } from '../links/external-link.ts'
import { pageCheck, siteCheck, statusKey, wasRead } from './define.ts'

type InternalLink = { from: DigestedPage; href: string; text: string; target: string; hash: string }

/** Permanent redirects. Temporary ones depend on the visitor (`/my-appointments` redirects to sign-in). */
const MOVED = [301, 308]

export const LINK_CHECKS: readonly Check[] = [
  pageCheck('link-text', 'notice', ({ digest }) =>
    digest.problems
      .filter(({ code }) => code === 'link.generic-text')
      .map(({ element }) => ({ element, values: { element } })),
  ),

  pageCheck('link-crawlable', 'warning', ({ digest }) =>
    digest.links
      .filter(({ href }) => /^javascript:/i.test(href))
      .map(({ href, text }) => ({ element: href.slice(0, 100), values: { text } })),
  ),

  /** Links to an audited page are left out here and below: a page that fails or moved has a finding of its own. */
  siteCheck('link-broken', 'error', (site) =>
    internalLinks(site).flatMap((link) => {
      const status = statusOf(site, link.target)?.status ?? 200
      return status >= 400 ? [findingAt(link, { status })] : []
    }),
  ),

  /** A link on every page, such as one of the footer, has one finding for the whole site. */
  siteCheck(
    'link-external',
    'warning',
    (site) => {
      const broken = externalLinks(site).filter(({ address }) => site.brokenLinks.has(address))
      const isEverywhere = templateLinks(broken, site)
      const placed = broken.map((link) => (isEverywhere.has(link.address) ? { ...link, page: '' } : link))
      const unique = new Map(placed.map((link) => [`${link.page} ${link.href}`, link]))
      return [...unique.values()].map(({ page, href, text, address }) => ({
        address: page,
        element: href,
        values: { href, text, problem: site.brokenLinks.get(address) ?? '' },
      }))
    },
    (site) => new Set(externalLinks(site).map(({ page, href }) => `${page} ${href}`)).size,
  ),

  siteCheck('link-redirect', 'warning', (site) =>
    internalLinks(site).flatMap((link) => {
      const { status, location } = statusOf(site, link.target) ?? { status: 200, location: null }
      const target = location?.replace(site.facts.origin, '') ?? ''
      return MOVED.includes(status) ? [findingAt(link, { target })] : []
    }),
  ),

  siteCheck('link-anchor', 'warning', (site) => {
    const idsAt = new Map(site.pages.map(({ page, digest }) => [page.address, new Set(digest.ids)]))
    return internalLinks(site)
      .filter(({ target, hash }) => {
        const page = site.pageAt.get(target)
        return hash !== '' && page && wasRead(page) && !idsAt.get(target)?.has(hash)
      })
      .map((link) => findingAt(link, { hash: link.hash }))
  }),

  /** Links of the language menu do not count: they lead to another version of the same page. */
  siteCheck('page-orphan', 'warning', (site) => {
    const linked = new Set(
      internalLinks(site)
        .filter(({ from, target }) => !Object.values(from.page.alternates).includes(target))
        .map(({ target }) => target),
    )
    return site.pages
      .filter(({ page }) => page.isListed && !linked.has(page.address))
      .map(({ page }) => ({ address: page.address }))
  }),
]

type ExternalLink = { page: string; href: string; text: string; address: string }

function externalLinks({ pages, facts }: AuditedSite): ExternalLink[] {
  return pages.filter(wasRead).flatMap(({ page, digest }) =>
    digest.links.flatMap(({ href, text }) => {
      const address = externalAddress(href, facts.origin)
      return address ? [{ page: page.address, href, text, address }] : []
    }),
  )
}

/** Addresses that at least half of the pages link to, and more than a text in three languages. */
function templateLinks(links: ExternalLink[], { pages }: AuditedSite): Set<string> {
  const counts = Map.groupBy(links, ({ address }) => address)
  const min = Math.max(pages.length / 2, LOCALES.length + 1)
  return new Set([...counts].filter(([, found]) => found.length >= min).map(([address]) => address))
}

function internalLinks(site: AuditedSite): InternalLink[] {
  return site.pages.filter(wasRead).flatMap((from) =>
    from.digest.links.flatMap(({ href, text }) => {
      const [path = '', ...hash] = href.split('#')
      if (path !== '' && !path.startsWith('/')) return []
      return [{ from, href, text, target: path || from.page.address, hash: decode(hash.join('#')) }]
    }),
  )
}

/** Undefined for audited pages and for addresses that were not requested: a run requests a limited number. */
function statusOf({ pageAt, statusOf: others, facts }: AuditedSite, target: string) {
  const key = statusKey(target, facts.contentParameters)
  return pageAt.has(target) || pageAt.has(key) ? undefined : others.get(key)
}

function findingAt({ from, href, text }: InternalLink, values: Finding['values']) {
  return { address: from.page.address, element: href, values: { href, text, ...values } }
}

/** `#top` and text fragments (`#:~:`) need no element with that id. */
function decode(hash: string): string {
  if (hash === 'top' || hash.startsWith(':~:')) return ''
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
