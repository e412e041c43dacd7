import { expect, test } from 'vitest'
import { buildSite, type PageFixture, type SiteFixture } from '#tests/fixtures/audit-pages.ts'
import { applyChecks } from './apply-checks.ts'
import { scoreOf } from './score.ts'
import { SEO_CHECKS } from './seo-checks.ts'

const NOINDEX: PageFixture = { robotsHeader: 'noindex' }
const LITTLE_TEXT = { data: `<script>${'x'.repeat(20_000)}</script>` }
const NO_TITLE: PageFixture = { html: { title: '' } }

/** Ten pages, `/p0` to `/p9`, that link to each other. */
function siteOf(changes: Record<number, PageFixture>, rest: Omit<SiteFixture, 'pages'> = {}) {
  const paths = Array.from({ length: 10 }, (_, index) => `/p${index}`)
  const links = paths.map((path) => `<a href="${path}">Pagina</a>`).join('')
  const pages = paths.map((path, index): PageFixture => {
    const change = changes[index] ?? {}
    return { path, ...change, html: { links, ...change.html } }
  })
  return { pages, ...rest }
}

function audit(fixture: SiteFixture) {
  const { checks, findings } = applyChecks(buildSite(fixture), SEO_CHECKS)
  const lostBy = (id: string) => checks.find(({ check }) => check === id)!.lost
  const failing = checks.filter(({ lost }) => lost > 0).map(({ check }) => check)
  return { score: scoreOf('seo', checks), failing, findings, lostBy }
}

test('the text-to-code ratio is a measured figure: outside the ideal it is no finding and costs nothing', () => {
  const everywhere = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, { html: LITTLE_TEXT }]))
  expect(audit(siteOf(everywhere))).toMatchObject({ score: 100, findings: [] })
})

test('every check with a finding costs points, and the others cost none', () => {
  const { score, failing, findings } = audit(siteOf({ 0: NO_TITLE, 1: NOINDEX }))
  expect(new Set(failing)).toEqual(new Set(findings.map(({ check }) => check)))
  expect(score).toBeLessThan(100)
})

test('a page that is kept out of search results scores 0', () => {
  const { score, lostBy } = audit(siteOf({ 3: NOINDEX }))
  expect(score).toBeCloseTo(90)
  expect(lostBy('page-noindex')).toBeCloseTo(10)
  expect(audit(siteOf({ 3: { status: 500 } })).score).toBeLessThanOrEqual(90)
  expect(audit(siteOf({}, { robotsTxt: 'User-agent: *\nDisallow: /p3' })).score).toBeCloseTo(90)
})

test('a page that two checks keep out is lost once, and both explain it', () => {
  const { score, lostBy } = audit(siteOf({ 3: NOINDEX }, { robotsTxt: 'User-agent: *\nDisallow: /p3' }))
  expect(score).toBeCloseTo(90)
  expect([lostBy('page-noindex'), lostBy('robots-blocked')]).toEqual([expect.closeTo(5), expect.closeTo(5)])
})

test('a site without any page in search results scores 0, not less', () => {
  const everywhere = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [index, { ...NOINDEX, html: { title: '' } }]),
  )
  expect(audit(siteOf(everywhere)).score).toBeCloseTo(0)
})

test('an important page that is kept out caps the score at 60, in any language', () => {
  for (const path of ['/', '/services', '/contact', '/booking']) {
    const page = { address: path === '/' ? '/fr' : `/fr${path}`, locale: 'fr' as const, path }
    const { score, lostBy } = audit(siteOf({ 3: { ...NOINDEX, path, page } }))
    expect(score).toBeLessThanOrEqual(60)
    expect(lostBy('page-noindex')).toBeGreaterThan(30)
  }
})

test('an important page with another error does not cap the score; a lower score stays', () => {
  expect(audit(siteOf({ 3: { ...NO_TITLE, path: '/contact' } })).score).toBeGreaterThan(90)
  const half = Object.fromEntries([0, 1, 2, 3, 4].map((index) => [index, NOINDEX]))
  expect(audit(siteOf({ ...half, 4: { ...NOINDEX, path: '/contact' } })).score).toBeCloseTo(50, 0)
})

test('a view of another page, such as a category, is not in search results anyway', () => {
  const view: PageFixture = {
    path: '/blog',
    page: { address: '/blog?category=x', kind: 'category', isListed: false },
    status: 500,
  }
  const { score, lostBy } = audit(siteOf({ 3: view }))
  expect(lostBy('page-status')).toBeGreaterThan(0)
  expect(score).toBeGreaterThan(95)
})
