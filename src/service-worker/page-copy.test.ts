import { expect, test } from 'vitest'
import { listVisited, markCopy, pageAssets, pageDataOf, pageTitle } from './page-copy.ts'

const PAGE =
  '<!doctype html><html lang="fr" data-build="a"><head><title>Contact | A &amp; B</title><script src="/assets/index-A1.js"></script></head><body><p>$& €</p></body></html>'

test('a copy shows its age, in the language of the page', () => {
  const copy = markCopy(PAGE, new Date('2026-03-02T09:05:00Z'))
  expect(copy).toContain('<html data-copied-at="2026-03-02T09:05:00.000Z" lang="fr"')
  expect(copy).toMatch(
    /<p class="copy-note" role="status">Connexion absente ou lente\. Ceci est une copie du 2 mars 2026/,
  )
  expect(copy).toContain('<p>$& €</p>')
})

test('the offline page lists available copies; without copies there is no heading', () => {
  const offline = '<html lang="nl"><main data-visited-heading="Lees nu"><!--visited--></main></html>'
  const pages = [{ path: '/fr/contact', language: 'fr', title: pageTitle(PAGE)! } as const]
  expect(listVisited(offline, pages)).toContain('<h2>Lees nu</h2><ul><li><a href="/fr/contact">Contact</a></li></ul>')
  expect(pageTitle('<title>A | B | Studio</title>')).toBe('A | B')
  expect(pageTitle('<title>Studio</title>')).toBe('Studio')
  expect(listVisited(offline, [])).toBe(offline)
})

test('a page that was stored at several addresses is listed once, each language on its own', () => {
  const offline = '<main data-visited-heading="Lees nu"><!--visited--></main>'
  const newestFirst = [
    { path: '/blog?q=webshop', language: 'en', title: 'Blog: webshop' },
    { path: '/fr/blog', language: 'fr', title: 'Blog FR' },
    // Without a prefix a page is in the language of the visitor.
    { path: '/blog', language: 'en', title: 'Blog' },
    { path: '/en/blog', language: 'en', title: 'Older blog' },
    { path: '/contact?a=2', language: 'en', title: 'Contact 2' },
    { path: '/contact?a=1', language: 'en', title: 'Contact 1' },
  ] as const
  const links = Array.from(
    listVisited(offline, newestFirst).matchAll(/<a href="([^"]*)">([^<]*)</g),
    ([, ...link]) => link,
  )
  // The copy without a query when there is one, so that the link opens a copy.
  expect(links).toEqual([
    ['/blog', 'Blog'],
    ['/fr/blog', 'Blog FR'],
    ['/contact?a=2', 'Contact 2'],
  ])
})

test('the built files of a page are found, each once', () => {
  expect(pageAssets(`${PAGE}<link href="/assets/index-A1.js"><link href="/assets/a_b.woff2">`)).toEqual([
    '/assets/index-A1.js',
    '/assets/a_b.woff2',
  ])
  expect(pageAssets('<script>{preloads:["/assets/chunk.js"]}</script><p>none</p>')).toEqual([])
})

test('the address of the data of a page is read from its document, not from its content', () => {
  expect(pageDataOf('<html lang="fr" data-page="/page-data/aZ_-9/fr/faq"><body>')).toBe('/page-data/aZ_-9/fr/faq')
  expect(pageDataOf('<html lang="fr"><body data-page="/page-data/aZ/faq">')).toBeUndefined()
})
