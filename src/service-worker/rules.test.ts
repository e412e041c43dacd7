import { expect, test } from 'vitest'
import { cachingRuleFor, isAssetCacheable, isPageCacheable } from './rules.ts'

const strategyOf = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  cachingRuleFor({ method, mode, path })?.strategy ?? 'pass'

test.each([
  ['/', 'network-first'],
  ['/fr/services', 'network-first'],
  ['/my-appointments', 'network-first'],
  ['/blog?q=webshop', 'network-first'],
  ['/assets/index-A1.js', 'cache-first'],
  ['/media/1f/photo', 'cache-first'],
  ['/error.css', 'network-first'],
])('%s is cached: %s', (path, strategy) => {
  expect(strategyOf(path)).toBe(strategy)
})

test.each([
  '/api/booking/appointments',
  '/api/identity/me?x=/assets/',
  '/admin',
  '/fr/admin/users',
  '/edit/3/post',
  '/blog/new',
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
  expect(isPageCacheable('/', { ...page, type: 'text/markdown' })).toBe(false)
})

test('the HTML of an error or a captive portal is not stored as a built file', () => {
  expect(isAssetCacheable({ status: 200, type: 'text/javascript' })).toBe(true)
  expect(isAssetCacheable({ status: 200, type: 'text/html' })).toBe(false)
  expect(isAssetCacheable({ status: 404, type: 'text/plain' })).toBe(false)
  expect(isAssetCacheable({ status: 0, type: '' })).toBe(false)
})
