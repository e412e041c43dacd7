import { expect, test } from 'vitest'
import { anchorsOf, isActive, NAVIGATION } from './navigation.ts'

test('the top bar has Home, Contact, Services and Blog, in that order', () => {
  expect(NAVIGATION.map(({ to }) => to)).toEqual(['/', '/contact', '/services', '/blog'])
})

test('Home is active on exactly / only', () => {
  expect(isActive('/', '/')).toBe(true)
  expect(isActive('/', '/contact')).toBe(false)
})

test('other items are active on their page and its subpages, not on pages with the same prefix', () => {
  expect(isActive('/blog', '/blog')).toBe(true)
  expect(isActive('/blog', '/blog/42/snelle-site')).toBe(true)
  expect(isActive('/blog', '/blogger')).toBe(false)
})

test('only three pages have section links', () => {
  expect(anchorsOf('/')).toEqual(['about', 'services', 'reviews', 'why', 'stack'])
  expect(anchorsOf('/contact')).toEqual(['contact', 'location'])
  expect(anchorsOf('/services')).toEqual(['packages', 'specialization'])
  expect(anchorsOf('/blog')).toEqual([])
  expect(anchorsOf('/services/webdesign')).toEqual([])
})
