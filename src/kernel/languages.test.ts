import { expect, test } from 'vitest'
import {
  ALL_LANGUAGES,
  detectLocale,
  type Languages,
  mainLanguageOf,
  redirectFromHidden,
  visibleLocale,
} from './languages.ts'

const FRENCH_FIRST: Languages = { visible: ['nl', 'fr'], defaultLocale: 'fr' }
const WITHOUT_DUTCH: Languages = { visible: ['en', 'fr'], defaultLocale: 'fr' }
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

test('the main language of a page is the default one, or the first that has a text', () => {
  expect(mainLanguageOf(['nl', 'fr'], 'fr')).toBe('fr')
  expect(mainLanguageOf(['nl'], 'fr')).toBe('nl')
  expect(mainLanguageOf([], 'fr')).toBe('fr')
})

function redirect(address: string, languages: Languages, visitor: { cookie?: string; accepted?: string } = {}) {
  const { pathname, search } = new URL(address, 'http://x')
  return redirectFromHidden({ pathname, search }, languages, visitor)
}

test('an address of a visible language is not redirected', () => {
  for (const address of ['/', '/fr', '/en/blog?lng=en', '/blog?lng=de', '/en/en'])
    expect(redirect(address, ALL_LANGUAGES), address).toBeUndefined()
  expect(redirect('/blog', FRENCH_FIRST, { cookie: 'lng=en' })).toBeUndefined()
  expect(redirect('/fr/unknown', FRENCH_ONLY)).toBeUndefined()
})

test.each([
  ['/en/blog?q=a%20b', FRENCH_FIRST, '/fr/blog?q=a%20b'],
  ['/en', FRENCH_FIRST, '/fr'],
  ['/', WITHOUT_DUTCH, '/fr'],
  ['/blog', WITHOUT_DUTCH, '/fr/blog'],
  ['/contact.md', WITHOUT_DUTCH, '/fr/contact.md'],
  ['/blog/feed.xml', WITHOUT_DUTCH, '/fr/blog/feed.xml'],
  ['/manifest.webmanifest', WITHOUT_DUTCH, '/fr/manifest.webmanifest'],
  ['/en/unknown/path', FRENCH_ONLY, '/fr/unknown/path'],
  // No chain of redirects, and never to a hidden language again.
  ['/en/en/blog', FRENCH_FIRST, '/fr/blog'],
  ['/en/fr/blog', FRENCH_FIRST, '/fr/blog'],
])('%s leads to the visible language of a client that states none', (address, languages, target) => {
  expect(redirect(address, languages)).toBe(target)
  expect(redirect(target, languages)).toBeUndefined()
})

test('the target is the language of the visitor, if it is visible', () => {
  expect(redirect('/blog', WITHOUT_DUTCH, { accepted: 'en-GB,nl' })).toBe('/en/blog')
  expect(redirect('/blog', WITHOUT_DUTCH, { cookie: 'lng=nl', accepted: 'nl' })).toBe('/fr/blog')
  expect(redirect('/en/blog', FRENCH_FIRST, { cookie: 'lng=nl' })).toBe('/blog')
  expect(redirect('/blog?lng=en', WITHOUT_DUTCH, { accepted: 'fr' })).toBe('/en/blog?lng=en')
})

test('?lng= of a hidden language is removed, however it is written', () => {
  expect(redirect('/blog?lng=en', FRENCH_FIRST)).toBe('/blog')
  expect(redirect('/blog?a=1&lng=EN-gb&b=2', FRENCH_FIRST)).toBe('/blog?a=1&b=2')
  expect(redirect('/blog?%6Cng=en', FRENCH_FIRST)).toBe('/blog')
  expect(redirect('/fr?lng=nl', FRENCH_ONLY)).toBe('/fr')
  expect(redirect('/?lng=nl', FRENCH_ONLY)).toBe('/fr')
})

test('files that are the same in every language stay where they are', () => {
  for (const path of [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap-2.xml',
    '/llms.txt',
    '/icon.svg',
    '/offline',
    '/api/docs',
  ])
    expect(redirect(path, FRENCH_ONLY), path).toBeUndefined()
  expect(redirect('/share/nl/home.png', FRENCH_ONLY)).toBeUndefined()
  expect(redirect('/.well-known/security.txt', FRENCH_ONLY)).toBeUndefined()
})
