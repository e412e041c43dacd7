import { expect, test } from 'vitest'
import { anchorsOf, isActive, NAVIGATION } from './navigation.ts'

test('the bar has Home, Contact, Services and Blog, in that order', () => {
  expect(NAVIGATION.map(({ to }) => to)).toEqual(['/', '/contact', '/services', '/blog'])
})

test('Home is marked on exactly / and nowhere else', () => {
  expect(isActive('/', '/')).toBe(true)
  expect(isActive('/', '/contact')).toBe(false)
})

test('another item is marked on its page and on those below it, not on a page that only begins alike', () => {
  expect(isActive('/blog', '/blog')).toBe(true)
  expect(isActive('/blog', '/blog/42/snelle-site')).toBe(true)
  expect(isActive('/blog', '/blogger')).toBe(false)
})

test('places inside a page exist on three pages only', () => {
  expect(anchorsOf('/')).toEqual(['about', 'services', 'reviews', 'why', 'stack'])
  expect(anchorsOf('/contact')).toEqual(['contact', 'location'])
  expect(anchorsOf('/services')).toEqual(['packages', 'specialization'])
  expect(anchorsOf('/blog')).toEqual([])
  expect(anchorsOf('/services/webdesign')).toEqual([])
})
