import { expect, test } from 'vitest'
import { detectLocale, localizedPath, prefixOf, withoutPrefix, withPrefix } from './locale.ts'

function visit(path: string, headers: Record<string, string> = {}) {
  return detectLocale(new Request(`http://x${path}`, { headers }))
}

test('the order is prefix, query, cookie, browser, Dutch', () => {
  const all = { cookie: 'lng=en', 'accept-language': 'nl' }
  expect(visit('/fr/blog?lng=en', all)).toBe('fr')
  expect(visit('/blog?lng=fr', all)).toBe('fr')
  expect(visit('/blog', all)).toBe('en')
  expect(visit('/blog', { 'accept-language': 'fr-BE,en;q=0.8' })).toBe('fr')
  expect(visit('/blog')).toBe('nl')
})

test('only the base language counts', () => {
  expect(visit('/', { 'accept-language': 'en-GB' })).toBe('en')
  expect(visit('/?lng=fr-CA')).toBe('fr')
  expect(visit('/', { cookie: 'theme=dark; lng=EN-us' })).toBe('en')
})

test('the browser’s weights are respected, and a language it refuses is not used', () => {
  expect(visit('/', { 'accept-language': 'en;q=0.5, fr;q=0.9' })).toBe('fr')
  expect(visit('/', { 'accept-language': 'fr;q=0, de, en;q=0.1' })).toBe('en')
})

test('a language we do not have gives Dutch', () => {
  expect(visit('/', { 'accept-language': 'de-DE,de' })).toBe('nl')
  expect(visit('/?lng=de')).toBe('nl')
  expect(visit('/', { cookie: 'lng=xx' })).toBe('nl')
})

test('nonsense is no language', () => {
  expect(visit(`/?lng=${encodeURIComponent('fr\r\nset-cookie: a=b')}`)).toBe('nl')
  expect(visit('/', { 'accept-language': ',,;q=,;;;q=abc' })).toBe('nl')
  expect(visit('/', { 'accept-language': `${'de,'.repeat(5000)}fr` })).toBe('nl')
})

test('a prefix is a whole part of the path', () => {
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
