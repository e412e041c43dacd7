import { expect, test } from 'vitest'
import { pagePathOf, startsVisit } from './page-request.ts'

test.each([
  ['/', '/'],
  ['/fr', '/'],
  ['/en/services/webdesign', '/services/webdesign'],
  ['/contact?email=rita@example.com', '/contact'],
  ['/services.md', '/services.md'],
  ['/llms.txt', '/llms.txt'],
  ['/llms-full.txt', '/llms-full.txt'],
])('%s is the page %s', (url, page) => expect(pagePathOf(url)).toBe(page))

test.each([
  '/api/settings/site',
  '/assets/index-abc.js',
  '/media/1234/800.avif',
  '/share/nl/home.png',
  '/robots.txt',
  '/blog/feed.xml',
  '/icon-192.png',
  '/healthz',
  'http://evil.example/',
  '*',
  `/${'a'.repeat(600)}`,
])('%s is no page', (url) => expect(pagePathOf(url)).toBeUndefined())

const OPENED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const OLD_BROWSER = { accept: 'text/html,application/xhtml+xml', host: 'cyaan.example' }

test.each([
  ['a typed address', { ...OPENED, 'sec-fetch-site': 'none' }],
  ['a link on another site', { ...OPENED, 'sec-fetch-site': 'cross-site' }],
  ['no Sec-Fetch headers and no referrer', OLD_BROWSER],
  ['no Sec-Fetch headers and a referrer elsewhere', { ...OLD_BROWSER, referer: 'https://search.example/' }],
])('%s starts a visit', (_, headers) => expect(startsVisit('/contact', headers)).toBe(true))

test.each([
  ['a link on this site', '/contact', { ...OPENED, 'sec-fetch-site': 'same-origin' }],
  ['a frame', '/contact', { ...OPENED, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  [
    'a script that fetches',
    '/contact',
    { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'none' },
  ],
  ['a prefetch', '/contact', { ...OPENED, 'sec-fetch-site': 'cross-site', 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetch', '/contact', { ...OLD_BROWSER, purpose: 'prefetch' }],
  ['a referrer of this site', '/contact', { ...OLD_BROWSER, referer: 'https://cyaan.example/services' }],
  ['a program', '/contact', { accept: '*/*' }],
  ['a page that is never measured', '/admin', { ...OPENED, 'sec-fetch-site': 'none' }],
  ['a Markdown twin', '/contact.md', { ...OPENED, 'sec-fetch-site': 'none' }],
])('%s starts no visit', (_, path, headers) => expect(startsVisit(path, headers)).toBe(false))
