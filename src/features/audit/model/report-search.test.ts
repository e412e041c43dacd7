import { expect, test } from 'vitest'
import { readReportSearch } from './report-search.ts'

test('the address names the view, the filters and the page of a list', () => {
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

test('what cannot be read is left out, so that the list is shown without it', () => {
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
