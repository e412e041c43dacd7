import { expect, test } from 'vitest'
import { detectLocale, localizedPath, prefixOf, withoutPrefix, withPrefix } from './locale.ts'

function visit(path: string, headers: Record<string, string> = {}) {
  return detectLocale(new Request(`http://x${path}`, { headers }))
}

test('locale detection order: prefix, query, cookie, Accept-Language, Dutch', () => {
  const all = { cookie: 'lng=en', 'accept-language': 'nl' }
  expect(visit('/fr/blog?lng=en', all)).toBe('fr')
  expect(visit('/blog?lng=fr', all)).toBe('fr')
  expect(visit('/blog', all)).toBe('en')
  expect(visit('/blog', { 'accept-language': 'fr-BE,en;q=0.8' })).toBe('fr')
  expect(visit('/blog')).toBe('nl')
})

test('only the base language is used', () => {
  expect(visit('/', { 'accept-language': 'en-GB' })).toBe('en')
  expect(visit('/?lng=fr-CA')).toBe('fr')
  expect(visit('/', { cookie: 'theme=dark; lng=EN-us' })).toBe('en')
})

test('Accept-Language quality values are respected; q=0 excludes a language', () => {
  expect(visit('/', { 'accept-language': 'en;q=0.5, fr;q=0.9' })).toBe('fr')
  expect(visit('/', { 'accept-language': 'fr;q=0, de, en;q=0.1' })).toBe('en')
})

test('an unsupported language falls back to Dutch', () => {
  expect(visit('/', { 'accept-language': 'de-DE,de' })).toBe('nl')
  expect(visit('/?lng=de')).toBe('nl')
  expect(visit('/', { cookie: 'lng=xx' })).toBe('nl')
})

test('invalid values are not a locale', () => {
  expect(visit(`/?lng=${encodeURIComponent('fr\r\nset-cookie: a=b')}`)).toBe('nl')
  expect(visit('/', { 'accept-language': ',,;q=,;;;q=abc' })).toBe('nl')
  expect(visit('/', { 'accept-language': `${'de,'.repeat(5000)}fr` })).toBe('nl')
})

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
})
