import { expect, test } from 'vitest'
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts'
import { safeNext } from './safe-next.ts'

test('an address of this site is kept, with its question and its place', () => {
  expect(safeNext('/booking?type=CHANGE_REQUEST#slots')).toBe('/booking?type=CHANGE_REQUEST#slots')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/../..//evil.example/?x',
  'javascript:alert(1)',
  ' /booking',
  '',
  undefined,
  ['/booking'],
])('%j leads to the landing page', (next) => {
  expect(safeNext(next)).toBe('/')
})

test('whatever spelling comes in, the answer stays on this site, however often it is resolved', () => {
  const site = 'https://studio.example'
  const wrong = hostilePaths().filter((path) => {
    const next = safeNext(path)
    const { origin, pathname, href } = new URL(next, site)
    return origin !== site || new URL(pathname, site).origin !== site || href !== site + next || safeNext(next) !== next
  })
  expect(wrong).toEqual([])
})
