import type { AuditedSite, AuditFacts, DigestedPage } from '#features/audit/model/check.ts'
import { digestPage } from '#features/audit/model/digest.ts'
import type { AuditedPage, PageDigest } from '#features/audit/model/page-digest.ts'
import { LOCALES, localizedPath } from '#kernel/locale.ts'

export const ORIGIN = 'https://studio.example'
export const FACTS: AuditFacts = {
  origin: ORIGIN,
  companyName: 'Studio',
  prices: { '/a': [350, 7.99] },
  contentParameters: ['category'],
}

/** A page of a site under test, and what differs from a page without faults. */
export type PageFixture = {
  path?: string
  page?: Partial<AuditedPage>
  /** Replaces parts of the HTML, by the names in `PARTS`. */
  html?: Partial<Record<keyof typeof PARTS, string>>
  status?: number
  location?: string
  robotsHeader?: string
  digest?: Partial<PageDigest>
}

export type SiteFixture = Partial<Pick<AuditedSite, 'sitemap' | 'sitemapDates' | 'robotsTxt'>> & {
  pages: PageFixture[]
  statuses?: Record<string, { status: number; location: string | null }>
}

const SENTENCE = 'We maken een site die je klanten snel vinden. Het werk is van ons, de tekst is van jou. '

const PARTS = {
  lang: 'nl',
  title: '<title>Websites op maat voor kleine bedrijven {path}</title>',
  description:
    '<meta name="description" content="Wat we voor je bouwen op {path}, wat het kost en hoe lang het duurt, met een vaste prijs en een vaste datum.">',
  canonical: '<link rel="canonical" href="{url}">',
  hreflangs: '{hreflangs}',
  social: `<meta property="og:title" content="T"><meta property="og:description" content="D"><meta property="og:image" content="${ORIGIN}/share.png"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:url" content="{url}"><meta property="og:type" content="website"><meta name="twitter:card" content="summary_large_image">`,
  data: '',
  main: `<h1>Titel</h1><h2 id="deel">Deel</h2><p>${SENTENCE.repeat(9)}</p>`,
  links: '<a href="/a">A</a><a href="/b">B</a>',
}

export function structured(...things: object[]): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`
}

export function buildSite({ pages, statuses = {}, ...rest }: SiteFixture): AuditedSite {
  const digested = pages.map(buildPage)
  return {
    facts: FACTS,
    pages: digested,
    pageAt: new Map(digested.map((one) => [one.page.address, one])),
    statusOf: new Map(Object.entries(statuses)),
    sitemap: digested.filter(({ page }) => page.isListed).map(({ page }) => ORIGIN + page.address),
    sitemapDates: new Map(),
    robotsTxt: 'User-agent: *\nDisallow: /admin',
    llmsTxt: '',
    twins: new Map(),
    answers: [],
    ...rest,
  }
}

function buildPage({
  path = '/a',
  page,
  html,
  status = 200,
  location,
  robotsHeader,
  digest,
}: PageFixture): DigestedPage {
  const address = page?.address ?? path
  const alternates = Object.fromEntries(LOCALES.map((locale) => [locale, localizedPath(locale, path)]))
  const read = digestPage({
    origin: ORIGIN,
    locale: page?.locale ?? 'nl',
    status,
    location: location ?? null,
    robotsHeader: robotsHeader ?? null,
    html: renderPage(address, { ...PARTS, ...html }),
  })
  return {
    page: {
      address,
      path,
      locale: 'nl',
      kind: 'page',
      alternates: alternates as AuditedPage['alternates'],
      textLocale: 'nl',
      isListed: true,
      editPath: '/admin',
      ...page,
    },
    digest: { ...read.digest, ...digest },
  }
}

function renderPage(address: string, parts: typeof PARTS): string {
  const url = ORIGIN + address
  const hreflangs = ['nl', 'x-default'].map((lang) => `<link rel="alternate" hreflang="${lang}" href="${url}">`)
  const { lang, main, links, ...head } = parts
  return `<!doctype html><html lang="${lang}"><head>${Object.values(head).join('')}</head><body><main>${main}</main><footer>${links}</footer></body></html>`
    .replaceAll('{url}', url)
    .replaceAll('{path}', address)
    .replace('{hreflangs}', hreflangs.join(''))
}
