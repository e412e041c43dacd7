import { expect, test } from 'vitest'
import { cachingRuleFor, isAssetCacheable, isOfflinePageFresh, isPageCacheable } from './rules.ts'

const strategyOf = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  cachingRuleFor({ method, mode, path })?.strategy ?? 'pass'

test.each([
  ['/', 'network-first'],
  ['/fr/services', 'network-first'],
  ['/my-appointments', 'network-first'],
  ['/blog?q=webshop', 'network-first'],
  ['/assets/index-A1.js', 'cache-first'],
  ['/media/1f/photo', 'cache-first'],
  ['/page-data/aZ_-9/fr/faq', 'cache-first'],
  ['/error.css', 'network-first'],
])('%s is cached: %s', (path, strategy) => {
  expect(strategyOf(path)).toBe(strategy)
})

test.each([
  '/api/booking/appointments',
  '/api/identity/me?x=/assets/',
  '/reset-password?token=abc',
  '/contact?a=1&token=abc',
  '/sitemap.xml',
  '/service-worker.js',
])('%s is not handled by the worker', (path) => {
  expect(strategyOf(path)).toBe('pass')
})

test('writes, and fetches of HTML, are not handled by the worker', () => {
  expect(strategyOf('/contact', { method: 'POST' })).toBe('pass')
  expect(strategyOf('/contact', { mode: 'cors' })).toBe('pass')
})

test('a response that is not the page itself is not stored', () => {
  const page = { status: 200, type: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }
  expect(isPageCacheable('/', page)).toBe(true)
  expect(isPageCacheable('/', { ...page, status: 500 })).toBe(false)
  expect(isPageCacheable('/', { ...page, status: 0 })).toBe(false)
  expect(isPageCacheable('/', { ...page, cacheControl: 'private, no-store' })).toBe(false)
  expect(isPageCacheable('/profile', { ...page, cacheControl: 'private, no-store' })).toBe(false)
  expect(isPageCacheable('/fr/my-appointments', { ...page, cacheControl: 'private, no-store' })).toBe(true)
  expect(isPageCacheable('/my-appointments?sort=new', { ...page, cacheControl: 'private, no-store' })).toBe(true)
  expect(isPageCacheable('/', { ...page, type: 'text/markdown' })).toBe(false)
  for (const path of ['/admin', '/fr/admin/users?q=a', '/edit/3/post', '/blog/new'])
    expect(isPageCacheable(path, page), path).toBe(false)
})

test('the HTML of an error or a captive portal is not stored as a built file', () => {
  expect(isAssetCacheable({ status: 200, type: 'text/javascript' })).toBe(true)
  expect(isAssetCacheable({ status: 200, type: 'text/html' })).toBe(false)
  expect(isAssetCacheable({ status: 404, type: 'text/plain' })).toBe(false)
  expect(isAssetCacheable({ status: 0, type: '' })).toBe(false)
})

test('the offline page is fetched again after a day, and when the clock jumped either way', () => {
  const copiedAt = '2026-03-02T09:00:00.000Z'
  const isFreshAt = (now: string) => isOfflinePageFresh(copiedAt, Date.parse(now))
  expect(isFreshAt('2026-03-02T21:00:00Z')).toBe(true)
  expect(isFreshAt('2026-03-02T08:58:00Z')).toBe(true)
  expect(isFreshAt('2026-03-04T09:00:00Z')).toBe(false)
  expect(isFreshAt('2025-03-02T09:00:00Z')).toBe(false)
  expect(isOfflinePageFresh('', Date.now())).toBe(false)
})
