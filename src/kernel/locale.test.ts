import { expect, test } from 'vitest'
import { localeOfAddress, localizedPath, prefixOf, withoutPrefix, withPrefix } from './locale.ts'

test('a locale prefix is a whole path segment', () => {
  expect([prefixOf('/fr'), prefixOf('/fr/blog'), prefixOf('/french'), prefixOf('/nl'), prefixOf('/')]).toEqual([
    '/fr',
    '/fr',
    '',
    '',
    '',
  ])
  expect([withoutPrefix('/fr'), withoutPrefix('/fr/blog'), withoutPrefix('/blog')]).toEqual(['/', '/blog', '/blog'])
  expect([withPrefix('/fr', '/'), withPrefix('', '/'), withPrefix('/en', '/blog')]).toEqual(['/fr', '/', '/en/blog'])
  expect([localizedPath('nl', '/blog'), localizedPath('fr', '/')]).toEqual(['/blog', '/fr'])
  expect([localeOfAddress('/blog'), localeOfAddress('/fr')]).toEqual(['nl', 'fr'])
})
