import { expect, test } from 'vitest'
import { readFilters } from './visitors-search.ts'

test('filters are read from an address, also an empty one and one that looks like a number', () => {
  const search = { page: '/booking', referrer: '', browser: 140, days: 7, goal: 'message_sent' }
  expect(readFilters(search)).toEqual({ page: '/booking', referrer: '', browser: '140', goal: 'message_sent' })
})

test('values that the server would refuse are ignored', () => {
  expect(readFilters({ language: 'de', device: 'watch', goal: 'x', page: ['/'], entry: 'x'.repeat(501) })).toEqual({})
})
