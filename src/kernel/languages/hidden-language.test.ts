import { expect, test } from 'vitest'
import { redirectFromHidden } from './hidden-language.ts'
import { ALL_LANGUAGES, type Languages } from './languages.ts'

const FRENCH_FIRST: Languages = { visible: ['fr', 'nl'], defaultLocale: 'fr' }
const WITHOUT_DUTCH: Languages = { visible: ['fr', 'en'], defaultLocale: 'fr' }
const FRENCH_ONLY: Languages = { visible: ['fr'], defaultLocale: 'fr' }

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
