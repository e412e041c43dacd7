import { expect, test } from 'vitest'
import { buildSite, type PageFixture, type SiteFixture } from '#tests/fixtures/audit-pages.ts'
import { AI_CHECKS } from './ai-checks.ts'
import { applyChecks } from './apply-checks.ts'
import type { Area } from './check.ts'
import { scoreOf } from './score.ts'
import { SEO_CHECKS } from './seo-checks.ts'
import { SEVERITY_POINTS } from './weights.ts'

const NOINDEX: PageFixture = { robotsHeader: 'noindex' }
const LITTLE_TEXT = { data: `<script>${'x'.repeat(20_000)}</script>` }
const NO_H1: PageFixture = { html: { main: '<h2 id="deel">Deel</h2>' } }
const TWO_H1: PageFixture = { html: { main: '<h1 id="deel">Titel</h1><h1>Titel</h1>' } }
const ORDER: PageFixture = { html: { main: '<h1 id="deel">Titel</h1><h3>Deel</h3>' } }

/** Ten pages, `/p0` to `/p9`, that link to each other. */
function siteOf(changes: Record<number, PageFixture>, rest: Omit<SiteFixture, 'pages'> = {}) {
  const paths = Array.from({ length: 10 }, (_, index) => `/p${index}`)
  const links = [...paths, '/'].map((path) => `<a href="${path}">Pagina</a>`).join('')
  const pages = paths.map((path, index): PageFixture => {
    const change = changes[index] ?? {}
    return { path, ...change, html: { links, ...change.html } }
  })
  return { pages, ...rest }
}

function audit(fixture: SiteFixture, area: Area = 'seo') {
  const { checks, findings } = applyChecks(buildSite(fixture), area === 'seo' ? SEO_CHECKS : AI_CHECKS)
  const lostBy = (id: string) => checks.find(({ check }) => check === id)!.lost
  return { score: scoreOf(area, checks), checks, findings, lostBy }
}

const tenthsOf = (points: number) => Math.round(points * 10)

test('the text-to-code ratio is a measured figure: outside the ideal it is no finding and costs nothing', () => {
  const everywhere = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { html: LITTLE_TEXT }]))
  expect(audit(siteOf(everywhere))).toMatchObject({ score: 100, findings: [] })
})

test('a page loses the points of the check that it fails, and the site the share of that page', () => {
  expect(audit(siteOf({ 3: TWO_H1 })).score).toBe(100 - SEVERITY_POINTS.error / 10)
  expect(audit(siteOf({ 3: ORDER })).score).toBe(100 - SEVERITY_POINTS.warning / 10)
  const two = { html: { main: '<h1 id="deel">Titel</h1><h1>Titel</h1><h3>Deel</h3>' } }
  expect(audit(siteOf({ 3: two, 4: TWO_H1 })).score).toBe(
    100 - (2 * SEVERITY_POINTS.error + SEVERITY_POINTS.warning) / 10,
  )
})

test('a page loses at most its 100 points, whatever it fails', () => {
  const broken: PageFixture = {
    html: { lang: '', description: '', canonical: '', hreflangs: '', main: '<h3>x</h3><img src="/i.png">', social: '' },
  }
  const { score, findings } = audit(siteOf({ 3: broken }))
  expect(
    new Set(findings.filter(({ severity }) => severity === 'error').map(({ check }) => check)).size,
  ).toBeGreaterThan(4)
  expect(score).toBe(90)
})

test('a page with a critical finding scores 0 and caps the site at 80', () => {
  for (const page of [NOINDEX, { status: 500 }, { status: 404 }, { html: { title: '' } }]) {
    const { score } = audit(siteOf({ 3: page }))
    expect(score).toBe(80)
  }
  const { score, lostBy } = audit(siteOf({}, { robotsTxt: 'User-agent: *\nDisallow: /p3' }))
  expect([score, lostBy('robots-blocked')]).toEqual([80, 20])
  expect(audit(siteOf({ 1: NOINDEX, 2: NOINDEX, 3: NOINDEX })).score).toBe(70)
})

test('two critical findings of one page are lost once, and both explain it', () => {
  const { score, lostBy } = audit(siteOf({ 3: NOINDEX }, { robotsTxt: 'User-agent: *\nDisallow: /p3' }))
  expect([score, lostBy('page-noindex'), lostBy('robots-blocked')]).toEqual([80, 10, 10])
})

test('a critical finding on an important page caps the site at 60, in any language; another error does not', () => {
  for (const path of ['/', '/services', '/contact', '/booking']) {
    const page = { address: path === '/' ? '/fr' : `/fr${path}`, locale: 'fr' as const, path }
    const { score, lostBy } = audit(siteOf({ 3: { ...NOINDEX, path, page } }))
    expect(score).toBeLessThanOrEqual(60)
    expect(lostBy('page-noindex')).toBeGreaterThan(30)
  }
  expect(audit(siteOf({ 3: { ...TWO_H1, path: '/contact' } })).score).toBeGreaterThan(80)
  const half = Object.fromEntries([0, 1, 2, 3, 4].map((index) => [index, NOINDEX]))
  expect(audit(siteOf({ ...half, 4: { ...NOINDEX, path: '/contact' } })).score).toBeLessThan(40)
})

test('a site without any page in results scores 0, not less', () => {
  const everywhere = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index, { ...NOINDEX, html: { title: '', lang: 'en' } }]),
  )
  expect(audit(siteOf(everywhere)).score).toBe(0)
})

test('important pages weigh most, then those with views', () => {
  const scoreWith = (path: string, views: [string, number][] = []) =>
    audit(siteOf({ 3: { ...TWO_H1, path } }, { views: new Map(views) })).score
  const [important, viewed, other] = [scoreWith('/contact'), scoreWith('/p3', [['/p3', 900]]), scoreWith('/p3')]
  expect(important).toBeLessThan(viewed)
  expect(viewed).toBeLessThan(other)
  // The page that has a tenth of the views of the most viewed one.
  const less = scoreWith('/p3', [
    ['/p3', 90],
    ['/p4', 900],
  ])
  expect(less).toBeGreaterThan(viewed)
})

test('the lost points of the checks add up to the missing points at one decimal, and a finding always costs something', () => {
  const views = new Map(Array.from({ length: 10 }, (_, index) => [`/p${index}`, 7 * index + 1]))
  const sites: Record<number, PageFixture>[] = [
    { 1: ORDER },
    { 1: ORDER, 2: TWO_H1, 5: NO_H1 },
    { 1: NOINDEX, 2: TWO_H1, 5: { ...NO_H1, robotsHeader: 'noindex' } },
    { 0: { html: { social: '', description: '' } }, 7: { html: { lang: 'fr', canonical: '' } }, 8: ORDER },
  ]
  for (const changes of sites) {
    const { score, checks, findings } = audit(siteOf(changes, { views }))
    expect(findings).not.toEqual([])
    expect(score).toBeLessThan(100)
    expect(checks.reduce((sum, { lost }) => sum + tenthsOf(lost), 0)).toBe(1000 - tenthsOf(score))
    expect(checks.every(({ lost }) => Math.abs(lost * 10 - tenthsOf(lost)) < 1e-9)).toBe(true)
  }
})

test('AI readiness is computed alike: a page without text loses its points, a missing overview those of the site', () => {
  const { score, lostBy, checks } = audit(siteOf({ 3: { html: { main: '<h1>x</h1>' } } }), 'ai')
  expect([lostBy('llms-missing'), lostBy('content-without-script')]).toEqual([
    SEVERITY_POINTS.error,
    SEVERITY_POINTS.error / 10,
  ])
  expect(checks.reduce((sum, { lost }) => sum + tenthsOf(lost), 0)).toBe(1000 - tenthsOf(score))
})

test('a view of another page, such as a category, is not in results anyway: it sets no cap', () => {
  const view: PageFixture = {
    path: '/blog',
    page: { address: '/blog?category=x', kind: 'category', isListed: false },
    status: 500,
  }
  const { score, lostBy } = audit(siteOf({ 3: view }))
  expect([score, lostBy('page-status')]).toEqual([90, 10])
})

test('a fault of a post without translations counts once, a critical one at each address', () => {
  const at = (locale: 'nl' | 'en' | 'fr', html: PageFixture['html'], status = 200): PageFixture => ({
    path: '/blog/1/x',
    page: {
      address: locale === 'nl' ? '/blog/1/x' : `/${locale}/blog/1/x`,
      locale,
      kind: 'post',
      isListed: locale === 'nl',
    },
    html: { lang: locale, canonical: '<link rel="canonical" href="https://studio.example/blog/1/x">', ...html },
    status,
  })
  const post = (html: PageFixture['html'], status?: number) => ({
    pages: [{ path: '/p1' }, at('nl', html, status), at('en', html, status), at('fr', html, status)],
  })
  const image = audit(post({ main: '<h1>Titel</h1><img src="/i.png">' }))
  expect(image.findings.filter(({ check }) => check === 'image-alt').map(({ address }) => address)).toEqual([
    '/blog/1/x',
  ])
  expect(audit(post({}, 500)).findings.filter(({ check }) => check === 'page-status')).toHaveLength(3)
})
