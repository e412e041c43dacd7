import { expect, test } from 'vitest'
import { en } from '#features/audit/messages/checks/en.ts'
import { fr } from '#features/audit/messages/checks/fr.ts'
import { nl } from '#features/audit/messages/checks/nl.ts'
import { runCheck, testChecks } from '#tests/fixtures/audit-checks.ts'
import { buildSite, ORIGIN, type PageFixture, type SiteFixture, structured } from '#tests/fixtures/audit-pages.ts'
import type { AuditedSite, Check, Finding } from './check.ts'
import { SEO_CHECKS } from './seo-checks.ts'

type Fixture = PageFixture | SiteFixture
type Pair = { passes: Fixture; fails: Fixture }

const H1 = '<h1>Titel</h1>'
const POST = {
  '@type': 'BlogPosting',
  headline: 'H',
  datePublished: '2026-01-02',
  author: { '@type': 'Person', name: 'A' },
}
const OFFER = { '@type': 'Offer', price: 350, priceCurrency: 'EUR' }
const COMPANY = {
  '@type': 'Organization',
  '@id': `${ORIGIN}/#company`,
  name: 'Studio',
  url: ORIGIN,
  logo: `${ORIGIN}/l.png`,
}

const page = (html: PageFixture['html'] = {}, rest: PageFixture = {}): PageFixture => ({ html, ...rest })
const main = (html: string) => page({ main: html })
const data = (...things: object[]) => page({ data: structured(...things) })
const site = (
  second: PageFixture = {},
  rest: Omit<SiteFixture, 'pages'> = {},
  first: PageFixture = {},
): SiteFixture => ({
  pages: [first, { path: '/b', ...second }],
  ...rest,
})
const dates = (changedAt: string) => new Map([[`${ORIGIN}/b`, changedAt]])
const category: PageFixture['page'] = { address: '/blog?category=x', kind: 'category', isListed: false }
const french = (html: PageFixture['html']): PageFixture => ({
  path: '/a',
  page: { address: '/fr/a', locale: 'fr' },
  html,
})
const hreflangs = (...langs: string[]) =>
  langs
    .map((lang) => `<link rel="alternate" hreflang="${lang}" href="${ORIGIN}${lang === 'fr' ? '/fr/a' : '/a'}">`)
    .join('')

const HIDDEN = 'Goedkope website, webshop, webdesign, hosting en onderhoud in Gent'
const article = (text: string): PageFixture => ({
  page: { kind: 'post' },
  html: { main: `<article><header>${HIDDEN}</header><h1>Titel</h1><h2 id="deel">Deel</h2><p>${text}</p></article>` },
})

/** For each check, a page (or site) that passes and one that fails it. */
const PAIRS: Record<string, Pair> = {
  'page-status': { passes: {}, fails: { status: 500 } },
  'page-redirect': { passes: {}, fails: { status: 301, location: '/b' } },
  'canonical-missing': { passes: {}, fails: page({ canonical: '<link rel="canonical" href="/a">' }) },
  'canonical-target': {
    passes: { path: '/blog', page: category, html: { canonical: `<link rel="canonical" href="${ORIGIN}/blog">` } },
    fails: page({ canonical: `<link rel="canonical" href="${ORIGIN}/b">` }),
  },
  'page-noindex': { passes: { robotsHeader: 'max-snippet:50' }, fails: { robotsHeader: 'noindex, nofollow' } },
  'lang-attribute': { passes: page({ lang: 'nl-BE' }), fails: page({ lang: 'en' }) },
  'title-missing': { passes: {}, fails: page({ title: '<title> </title>' }) },
  'title-length': { passes: {}, fails: page({ title: '<title>Blog</title>' }) },
  'title-languages': {
    passes: site({ path: '/a', page: { address: '/fr/a', locale: 'fr' } }),
    fails: site(
      { path: '/a', page: { address: '/fr/a', locale: 'fr' }, html: { title: '<title>Dezelfde</title>' } },
      {},
      page({ title: '<title>Dezelfde</title>' }),
    ),
  },
  'viewport-missing': { passes: {}, fails: page({ viewport: '' }) },
  'charset-missing': { passes: {}, fails: page({ charset: `<!-- ${'x'.repeat(1024)} --><meta charset="utf-8">` }) },
  'meta-refresh': { passes: {}, fails: page({ data: '<meta http-equiv="refresh" content="0; url=/b">' }) },
  'mixed-content': {
    passes: main('<img src="https://cdn.example/i.png" alt=""><a href="http://example.com">x</a>'),
    fails: main('<img src="http://cdn.example/i.png" alt="">'),
  },
  'link-nofollow': {
    passes: main('<a rel="nofollow" href="https://example.com/">x</a><a rel="ugc nofollow" href="/b">x</a>'),
    fails: main('<a rel="nofollow" href="/b">x</a>'),
  },
  'text-hidden': {
    passes: main(`<p style="color:red">${HIDDEN}</p><p role="alert" hidden>${HIDDEN}</p><p hidden>Bewaard</p>`),
    fails: main(`<p style="display:none">${HIDDEN}</p>`),
  },
  'article-short': {
    passes: article(`${'Een woord. '.repeat(60)}`),
    fails: article('Woord.<section id="comments">Reacties</section>'.padEnd(20)),
  },
  'image-broken': {
    passes: site({}, { statuses: { '/i.png': { status: 200, location: null } } }, main('<img src="/i.png" alt="">')),
    fails: site({}, { statuses: { '/i.png': { status: 404, location: null } } }, main('<img src="/i.png" alt="">')),
  },
  'file-broken': {
    passes: site({}, {}, page({ data: '<script src="/x.js"></script>' })),
    fails: site(
      {},
      { statuses: { '/x.js': { status: 404, location: null } } },
      page({ data: '<script src="/x.js"></script>' }),
    ),
  },
  'title-unique': {
    passes: site(),
    fails: { pages: ['/a', '/b'].map((path) => ({ path, html: { title: '<title>Dezelfde</title>' } })) },
  },
  'description-missing': { passes: {}, fails: page({ description: '' }) },
  'description-length': { passes: {}, fails: page({ description: '<meta name="description" content="Kort.">' }) },
  'description-unique': {
    passes: site(),
    fails: {
      pages: ['/a', '/b'].map((path) => ({
        path,
        html: { description: '<meta name="description" content="Gelijk">' },
      })),
    },
  },
  'heading-h1': { passes: main(H1), fails: main(`${H1}<h1>Nog een</h1>`) },
  'heading-order': { passes: main(`${H1}<h2>a</h2><h3>b</h3><h2>c</h2>`), fails: main(`${H1}<h3>a</h3>`) },
  'heading-empty': { passes: main(`${H1}<h2><img src="/i.png" alt="Team"></h2>`), fails: main(`${H1}<h2></h2>`) },
  'hreflang-complete': {
    passes: site(
      french({ hreflangs: hreflangs('nl', 'fr', 'x-default') }),
      {},
      page({ hreflangs: hreflangs('nl', 'fr', 'x-default') }),
    ),
    fails: site(
      french({ hreflangs: hreflangs('nl', 'fr', 'x-default') }),
      {},
      page({ hreflangs: hreflangs('nl', 'x-default') }),
    ),
  },
  'hreflang-return': {
    passes: site(french({ hreflangs: hreflangs('nl', 'fr') }), {}, page({ hreflangs: hreflangs('nl', 'fr') })),
    fails: site(french({ hreflangs: hreflangs('fr') }), {}, page({ hreflangs: hreflangs('nl', 'fr') })),
  },
  'image-alt': { passes: main('<img src="/i.png" alt="">'), fails: main('<img src="/i.png">') },
  'link-name': {
    passes: main('<a href="/b"><img src="/i.png" alt="Naar B"></a>'),
    fails: main('<a href="/b"><img src="/i.png" alt=""></a>'),
  },
  'link-broken': {
    passes: site(
      {},
      { statuses: { '/my': { status: 303, location: '/login' } } },
      page({ links: '<a href="/my">Mijn</a>' }),
    ),
    fails: site(
      {},
      { statuses: { '/weg': { status: 404, location: null } } },
      page({ links: '<a href="/weg">Weg</a>' }),
    ),
  },
  'link-external': {
    passes: site(
      {},
      { brokenLinks: new Map([['https://www.elders.be/weg', 'HTTP 404']]) },
      main('<a href="https://www.elders.be/">Elders</a><a href="#weg">Weg</a>'),
    ),
    fails: site(
      {},
      { brokenLinks: new Map([['https://www.elders.be/weg', 'HTTP 404']]) },
      main('<a href="https://www.elders.be/weg#deel">Elders</a>'),
    ),
  },
  'link-redirect': {
    passes: site(
      {},
      { statuses: { '/my': { status: 303, location: '/login' } } },
      page({ links: '<a href="/my">Mijn</a>' }),
    ),
    fails: site(
      {},
      { statuses: { '/oud': { status: 301, location: '/b' } } },
      page({ links: '<a href="/oud">Oud</a>' }),
    ),
  },
  'link-anchor': {
    passes: site({}, {}, page({ links: '<a href="#deel">1</a><a href="/b#deel">2</a><a href="#top">3</a>' })),
    fails: site({}, {}, page({ links: '<a href="/b#geen">B</a>' })),
  },
  'link-text': {
    passes: main('<a href="/b">Meer over webdesign</a>'),
    fails: main('<a href="/b">Over B</a><a href="/b">Lees meer</a>'),
  },
  'link-crawlable': { passes: {}, fails: main('<a href="javascript:open()">Open</a>') },
  'page-orphan': { passes: site(), fails: site({ path: '/c' }) },
  readability: {
    passes: {},
    fails: main(`<p>${'Verantwoordelijkheidsverdeling overeenkomstig aansprakelijkheidsbepalingen. '.repeat(60)}</p>`),
  },
  'text-language': {
    passes: {},
    fails: main(`<p>${'The text is not for you, and they will have it. '.repeat(9)}</p>`),
  },
  'structured-data-syntax': {
    passes: data(COMPANY),
    fails: page({ data: '<script type="application/ld+json">{</script>' }),
  },
  'structured-data-type': { passes: data(COMPANY), fails: data({ '@type': 'Webbureau' }) },
  'structured-data-property': { passes: data(POST), fails: data({ ...POST, auteur: 'A' }) },
  'structured-data-required': {
    passes: data({
      ...COMPANY,
      '@type': ['Organization', 'LocalBusiness'],
      address: { '@type': 'PostalAddress', streetAddress: 'S', addressLocality: 'A', addressCountry: 'BE' },
    }),
    fails: data({ ...COMPANY, '@type': ['Organization', 'LocalBusiness'] }),
  },
  'structured-data-recommended': { passes: data(COMPANY), fails: data({ ...COMPANY, logo: undefined }) },
  'structured-data-reference': {
    passes: data(COMPANY, { ...POST, publisher: { '@id': `${ORIGIN}/#company` } }),
    fails: data({ ...POST, publisher: { '@id': `${ORIGIN}/#company` } }),
  },
  'structured-data-price': { passes: data(OFFER), fails: data({ ...OFFER, price: 349 }) },
  'structured-data-date': { passes: data(POST), fails: data({ ...POST, dateModified: '2025-12-31' }) },
  'structured-data-url': { passes: data(COMPANY), fails: data({ ...COMPANY, url: '/over-ons' }) },
  'social-tags': { passes: {}, fails: page({ social: '' }) },
  'social-url': { passes: {}, fails: page({ social: `<meta property="og:url" content="${ORIGIN}/b">` }) },
  'social-image-size': { passes: {}, fails: page({ social: `<meta property="og:image" content="${ORIGIN}/i.png">` }) },
  'social-image-status': {
    passes: { pages: [{}], statuses: { '/share.png': { status: 200, location: null } } },
    fails: { pages: [{}], statuses: { '/share.png': { status: 404, location: null } } },
  },
  'page-weight': { passes: { digest: { transferBytes: 200_000 } }, fails: { digest: { transferBytes: 5_000_000 } } },
  'page-requests': {
    passes: {},
    fails: main(Array.from({ length: 80 }, (_, index) => `<img src="/${index}.png" alt="">`).join('')),
  },
  'sitemap-missing': { passes: site(), fails: site({}, { sitemap: [`${ORIGIN}/a`] }) },
  'sitemap-extra': { passes: site(), fails: site({}, { sitemap: [`${ORIGIN}/a`, `${ORIGIN}/b`, `${ORIGIN}/weg`] }) },
  'sitemap-date': {
    passes: site({ digest: { modifiedAt: '2026-01-02T23:00:00.000Z' } }, { sitemapDates: dates('2026-01-02') }),
    fails: site({ digest: { modifiedAt: '2026-01-02T23:00:00.000Z' } }, { sitemapDates: dates('2026-01-05') }),
  },
  'robots-blocked': {
    passes: site({}, { robotsTxt: 'User-agent: *\nDisallow: /b\nAllow: /b$\n\nUser-agent: GPTBot\nDisallow: /' }),
    fails: site({}, { robotsTxt: 'User-agent: *\nDisallow: /b' }),
  },
  'robots-syntax': {
    passes: site({}, { robotsTxt: '# Welkom\nUser-agent: *\nDisallow: /admin # intern\n\nSitemap: /sitemap.xml' }),
    fails: site({}, { robotsTxt: 'User-agent: *\nVerboden: /admin' }),
  },
  'html-validity': { passes: main('<p id="x">x</p>'), fails: main('<p id="x">x</p><p id="x">y</p>') },
  'head-repeated': { passes: {}, fails: page({ canonical: '<link rel="canonical" href="{url}">'.repeat(2) }) },
}

testChecks({ checks: SEO_CHECKS, pairs: PAIRS, build, texts: [nl, en, fr] })

test('a correct site has no findings', () => {
  expect(SEO_CHECKS.flatMap((check) => run(check, site()).map((finding) => [check.id, finding]))).toEqual([])
})

test('an unreadable page has one finding, not one of each check', () => {
  const unreadable = { digest: { problems: [{ code: 'unreadable', element: '' }] }, html: { title: '', main: '' } }
  const linking = { html: { links: '<a href="/b">B</a><a href="/c">C</a>' } }
  const pages = [linking, { path: '/b' }, { path: '/c', ...unreadable }]
  const found = SEO_CHECKS.filter((check) => run(check, { pages }).length > 0)
  expect(found.map(({ id }) => id)).toEqual(['page-status'])
})

test('the status of a link ignores view parameters, but not the category', () => {
  const links =
    '<a href="/b">B</a><a href="/b?lng=nl#x">B</a><a href="/c?next=%2Fa">C</a><a href="/b?category=x&amp;tag=y">X</a>'
  const pages = [{ html: { links } }, { path: '/b' }]
  const statuses = { '/c': { status: 404, location: null }, '/b?category=x': { status: 404, location: null } }
  const broken = SEO_CHECKS.filter(({ id }) => id === 'link-broken').flatMap((check) => run(check, { pages, statuses }))
  expect(broken.map(({ element }) => element)).toEqual(['/c?next=%2Fa', '/b?category=x&tag=y'])
})

test('a broken link to another site that every page has is one finding, about the whole site', () => {
  const check = SEO_CHECKS.find(({ id }) => id === 'link-external')!
  const links = '<a href="/a">A</a><a href="https://www.elders.be/weg">Elders</a>'
  const brokenLinks = new Map([['https://www.elders.be/weg', 'DNS']])
  const pages = ['/a', '/b', '/c', '/d'].map((path) => ({ path, html: { links } }))
  const found = { element: 'https://www.elders.be/weg', values: { problem: 'DNS' } }
  expect(run(check, { pages, brokenLinks })).toMatchObject([{ address: '', ...found }])
  const some = pages.map((page, index) => (index > 1 ? { path: page.path } : page))
  expect(run(check, { pages: some, brokenLinks })).toMatchObject([
    { address: '/a', ...found },
    { address: '/b', ...found },
  ])
})

test('a post without translation is not checked as a separate page', () => {
  const original = `<link rel="canonical" href="${ORIGIN}/a">`
  const shown: PageFixture = {
    page: { address: '/en/a', locale: 'en', kind: 'post', isListed: false },
    html: { lang: 'en', canonical: original, hreflangs: '' },
  }
  expect(SEO_CHECKS.flatMap((check) => run(check, { pages: [{}, { path: '/b' }, shown] }))).toEqual([])
})

test('malformed structured data does not break the checks', () => {
  const strange = data({ '@type': [null, 'constructor', {}], price: {}, url: 3, datePublished: [], '@id': 4 }, [
    [[null]],
  ] as object)
  expect(() => SEO_CHECKS.flatMap((check) => run(check, strange))).not.toThrow()
})

function build(fixture: Fixture): AuditedSite {
  return buildSite('pages' in fixture ? fixture : { pages: [fixture] })
}

function run(check: Check, fixture: Fixture): Finding[] {
  return runCheck(check, build(fixture))
}
