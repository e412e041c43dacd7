import { expect, test } from 'vitest'
import { parseLoginSearch } from './login-search.ts'

test('values that the router parsed as numbers or booleans are accepted', () => {
  expect(parseLoginSearch({ signedIn: 1, forceSelect: true, next: '/profile' })).toMatchObject({
    isReturning: true,
    forceSelect: true,
    next: '/profile',
  })
  expect(parseLoginSearch({ signedIn: '1', forceSelect: 'true' })).toMatchObject({
    isReturning: true,
    forceSelect: true,
  })
})

test('unknown and malformed search parameters are ignored', () => {
  expect(parseLoginSearch({ signedIn: 0, forceSelect: [true], notice: 'hacked', token: { a: 1 }, error: '' })).toEqual({
    next: undefined,
    token: undefined,
    error: undefined,
    notice: undefined,
    isReturning: false,
    forceSelect: false,
  })
})
