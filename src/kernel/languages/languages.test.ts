import { expect, test } from 'vitest'
import { ALL_LANGUAGES, detectLocale, type Languages, visibleLocale } from './languages.ts'

const FRENCH_FIRST: Languages = { visible: ['fr', 'nl'], defaultLocale: 'fr' }
const WITHOUT_DUTCH: Languages = { visible: ['fr', 'en'], defaultLocale: 'fr' }
const FRENCH_ONLY: Languages = { visible: ['fr'], defaultLocale: 'fr' }

function visit(path: string, headers: Record<string, string> = {}, languages = ALL_LANGUAGES) {
  return detectLocale(new Request(`http://x${path}`, { headers }), languages)
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

test('a hidden language is never detected', () => {
  expect(visit('/blog', { cookie: 'lng=en', 'accept-language': 'nl' }, FRENCH_FIRST)).toBe('nl')
  expect(visit('/blog?lng=en', {}, FRENCH_FIRST)).toBe('nl')
  expect(visit('/en/blog', { cookie: 'lng=fr' }, FRENCH_FIRST)).toBe('fr')
  expect(visit('/', { cookie: 'lng=nl', 'accept-language': 'nl' }, FRENCH_ONLY)).toBe('fr')
})

test('people whose language the site lacks get the default one; a crawler gets the language of the address', () => {
  expect(visit('/', { 'accept-language': 'de' }, FRENCH_FIRST)).toBe('fr')
  expect(visit('/', { cookie: 'lng=en' }, FRENCH_FIRST)).toBe('fr')
  expect(visit('/', {}, FRENCH_FIRST)).toBe('nl')
  expect(visit('/', {}, WITHOUT_DUTCH)).toBe('fr')
  expect(visit('/api/contact', {}, FRENCH_FIRST)).toBe('fr')
})

test('the stored language of a person is used while it is visible', () => {
  expect(visibleLocale(FRENCH_FIRST, 'nl')).toBe('nl')
  expect(visibleLocale(FRENCH_FIRST, 'en')).toBe('fr')
  expect(visibleLocale(FRENCH_FIRST, null)).toBe('fr')
})
