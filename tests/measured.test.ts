import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMeasured } from '#features/consent/model/measured.ts'
import { LOCALES, localizedPath } from '#kernel/locale.ts'

const [, union = ''] = /fullPaths:([^}]+?)fileRoutesByTo/.exec(readFileSync('src/route-tree.gen.ts', 'utf8')) ?? []
const paths = Array.from(union.matchAll(/'([^']+)'/g), ([, path]) => path!)

test('Google’s tag is on public pages only; a new page is measured when it is named here', () => {
  for (const locale of LOCALES)
    expect(paths.filter((path) => isMeasured(localizedPath(locale, path))).sort()).toEqual([
      '/',
      '/api/docs',
      '/blog/',
      '/blog/$blogId/$slug',
      '/booking',
      '/contact',
      '/cookies',
      '/faq',
      '/privacy',
      '/reviews',
      '/services/',
      '/services/$slug',
      '/styleguide',
      '/terms',
    ])
})

test.each(['/login', '/fr/reset-password', '/admin', '/en/admin/users', '/my-appointments', '/unsubscribe'])(
  '%s is never measured',
  (path) => {
    expect(isMeasured(path)).toBe(false)
  },
)

test.each(['/loginx', '/profiles', '/administration'])('%s is another page', (path) => {
  expect(isMeasured(path)).toBe(true)
})
