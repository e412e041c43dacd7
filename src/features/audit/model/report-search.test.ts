import { expect, test } from 'vitest'
import { readReportSearch } from './report-search.ts'

test('view, filters and page number are parsed from the URL', () => {
  const search = {
    view: 'pages',
    search: 'faq',
    locale: 'fr',
    severity: 'error',
    text: 'outside',
    sort: 'weight',
    page: 2,
  }
  expect(readReportSearch(search)).toEqual(search)
  // The router parses a search for digits as a number.
  expect(readReportSearch({ search: 2025, address: '/fr/faq' })).toEqual({ search: '2025', address: '/fr/faq' })
})

test('invalid parameters are ignored', () => {
  const nonsense = {
    view: 'money',
    locale: 'de',
    kind: ['post'],
    page: '<script>',
    sort: null,
    check: {},
    state: 'open',
  }
  expect(Object.values(readReportSearch(nonsense)).filter((value) => value !== undefined)).toEqual([])
})
