import { expect, test } from 'vitest'
import { hostilePaths } from '#tests/fixtures/hostile-paths.ts'
import { safeNext } from './safe-next.ts'

test('a path of this site is accepted, with query and fragment', () => {
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
])('%j falls back to the landing page', (next) => {
  expect(safeNext(next)).toBe('/')
})

test('the result stays on this site for every spelling, also when it is resolved repeatedly', () => {
  const site = 'https://studio.example'
  const wrong = hostilePaths().filter((path) => {
    const next = safeNext(path)
    const { origin, pathname, href } = new URL(next, site)
    return origin !== site || new URL(pathname, site).origin !== site || href !== site + next || safeNext(next) !== next
  })
  expect(wrong).toEqual([])
})
