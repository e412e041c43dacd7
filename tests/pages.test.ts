import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowsGoogleTag } from '#features/consent/model/google-tag-pages.ts'
import { publicPages } from '#features/site/model/public-pages.ts'
import { LOCALES, localizedPath } from '#kernel/locale.ts'
import { PAGES, pageAt, routeOf, unindexedPaths } from '#kernel/pages.ts'
import { isGuarded } from '#server/middleware/guard-address.ts'
import { speculationRules } from '#server/pages/speculation-rules.ts'
import { isPageCacheable } from '../src/service-worker/rules.ts'

const HTML = { status: 200, type: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }

test('every route has a row, and every row a route', () => {
  const [, union = ''] = /fullPaths:([^}]+?)fileRoutesByTo/.exec(readFileSync('src/route-tree.gen.ts', 'utf8')) ?? []
  const routes = new Set(Array.from(union.matchAll(/'([^']+)'/g), ([, path]) => path!.replace(/(.)\/$/, '$1')))
  expect(Object.keys(PAGES).sort()).toEqual([...routes].sort())
})

test('a private page that is added as one row is private everywhere', () => {
  const added = {
    ...PAGES,
    '/vault': { ...PAGES['/profile'], access: 'admin' as const, measuredBy: 'nobody' as const },
  }
  const { where } = speculationRules(added).prefetch[0]!
  for (const locale of LOCALES) {
    const path = localizedPath(locale, '/vault')
    expect(isGuarded(path, added)).toBe(true)
    expect(JSON.stringify(where)).toContain(`"${path}{/*}?"`)
    expect(allowsGoogleTag(path, added)).toBe(false)
    expect(isPageCacheable(path, HTML, added)).toBe(false)
    expect(isPageCacheable(path, { ...HTML, cacheControl: 'private, no-store' }, added)).toBe(false)
  }
  expect(publicPages(added, [])).toEqual(publicPages(PAGES, []))
  expect(unindexedPaths(added)).toContain('/vault')
})

test('Google’s tag is on public content only', () => {
  const measured = Object.keys(PAGES).filter((route) => allowsGoogleTag(route))
  expect(measured).toEqual(Object.keys(PAGES).filter((route) => pageAt(route).isIndexed))
})

test.each(['/login', '/fr/reset-password', '/admin', '/en/admin/users', '/admin/unknown/page', '/unsubscribe'])(
  '%s is never measured by Google',
  (path) => {
    expect(allowsGoogleTag(path)).toBe(false)
  },
)

test.each(['/loginx', '/profiles', '/administration', '/constructor'])('%s is no page of its own', (path) => {
  expect(routeOf(path)).toBeUndefined()
  expect(pageAt(path)).toBe(PAGES['/'])
})

test('a route is found by its parameters, with and without language prefix', () => {
  expect(routeOf('/fr/services/webdesign')).toBe('/services/$slug')
  expect(routeOf('/blog/12/snel-laden')).toBe('/blog/$blogId/$slug')
  expect(routeOf('/en/blog/new')).toBe('/blog/new')
  expect(routeOf('/blog/12')).toBeUndefined()
})
