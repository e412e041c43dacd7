import { expect, test } from 'vitest'
import { policySearch } from './policy-search.ts'

test('the version number is read from the query string', () => {
  expect(policySearch({ version: '12' })).toEqual({ version: 12 })
  expect(policySearch({ version: 12 })).toEqual({ version: 12 })
})

test.each([
  'abc',
  '../../pages/faq',
  '0',
  '-1',
  '1e3',
  '1.5',
  '9'.repeat(20),
  '',
  ' 1',
  '1\0',
  ['1', '2'],
  {},
  undefined,
])('%j is not a version', (version) => {
  expect(policySearch({ version })).toEqual({})
})
