import type { AuditedSite, DigestedPage } from '../src/features/audit/model/check.ts'
import { digestPage } from '../src/features/audit/model/digest/digest.ts'
import type { AuditedPage } from '../src/features/audit/model/digest/page-digest.ts'
import { LOCALES, localeOfAddress, withoutPrefix } from '../src/kernel/locale.ts'

/** Digests of the pages in a site's sitemap, read over HTTP. Prices and link targets are not available here. */
export async function readOwnSite(origin: string): Promise<AuditedSite> {
  const xml = await readText(`${origin}/sitemap.xml`)
  const pages: DigestedPage[] = []
  for (const [, url, alternates] of xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g))
    pages.push(await readPage(origin, toPage(origin, url!, alternates!)))
  return {
    facts: { origin, companyName: '', languages: LOCALES, prices: {}, contentParameters: [] },
    pages,
    pageAt: new Map(pages.map((one) => [one.page.address, one])),
    statusOf: new Map(),
    brokenLinks: new Map(),
    sitemap: pages.map(({ page }) => origin + page.address),
    sitemapDates: new Map(),
    robotsTxt: await readText(`${origin}/robots.txt`),
    llmsTxt: '',
    answers: [],
    views: new Map(),
  }
}

export async function readPage(origin: string, page: AuditedPage): Promise<DigestedPage> {
  // Like a crawler, without Accept-Language: the URL alone selects the language.
  const answer = await fetch(origin + page.address, { redirect: 'manual', headers: { 'accept-language': 'nl' } })
  const { digest } = digestPage({
    origin,
    address: page.address,
    locale: page.locale,
    status: answer.status,
    location: answer.headers.get('location'),
    robotsHeader: answer.headers.get('x-robots-tag'),
    html: await answer.text(),
  })
  return { page, digest }
}

export async function readText(url: string): Promise<string> {
  return (await fetch(url)).text()
}

function toPage(origin: string, url: string, links: string): AuditedPage {
  const address = url.slice(origin.length)
  const alternates = links.matchAll(/hreflang="(nl|en|fr)" href="([^"]*)"/g)
  const path = withoutPrefix(address)
  const locale = localeOfAddress(address)
  return {
    address,
    path,
    locale,
    kind: path.startsWith('/blog/') ? 'post' : 'page',
    alternates: Object.fromEntries(
      Array.from(alternates, ([, lang, href]) => [lang, href!.slice(origin.length)]),
    ) as AuditedPage['alternates'],
    textLocale: locale,
    isListed: true,
    editPath: '',
  }
}
