import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowsGoogleTag } from '#features/consent/model/google-tag-pages.ts'
import { LOCALES, localizedPath } from '#kernel/locale.ts'

const [, union = ''] = /fullPaths:([^}]+?)fileRoutesByTo/.exec(readFileSync('src/route-tree.gen.ts', 'utf8')) ?? []
const paths = Array.from(union.matchAll(/'([^']+)'/g), ([, path]) => path!)

test('Google’s tag is on public pages only; new pages must be listed here', () => {
  for (const locale of LOCALES)
    expect(paths.filter((path) => allowsGoogleTag(localizedPath(locale, path))).sort()).toEqual([
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
    expect(allowsGoogleTag(path)).toBe(false)
  },
)

test.each(['/loginx', '/profiles', '/administration'])('%s is another page', (path) => {
  expect(allowsGoogleTag(path)).toBe(true)
})
