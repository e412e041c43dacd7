import { expect, test } from 'vitest'
import { safeNext } from './next.ts'

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
  'javascript:alert(1)',
  ' /booking',
  '',
  undefined,
  ['/booking'],
])('%j leads to the landing page', (next) => {
  expect(safeNext(next)).toBe('/')
})
