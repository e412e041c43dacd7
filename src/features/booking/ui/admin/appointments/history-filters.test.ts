import { expect, test } from 'vitest'
import { readHistoryFilters, toAppointmentQuery, toSearch } from './history-filters.ts'

test('filters survive the URL; defaults are left out of it', () => {
  const search = { q: 'rita', status: 'noShow', type: 'REPORT_ISSUE', from: '2026-01-01', to: '2026-02-01' }
  expect(toSearch(readHistoryFilters(search))).toEqual(search)
  expect(Object.values(toSearch(readHistoryFilters({}))).filter(Boolean)).toEqual([])
})

test('invalid search parameters are ignored', () => {
  const broken = { q: 'x'.repeat(200), status: 'LATE', type: '__proto__', from: '2026-13-01', to: 'soon' }
  expect(readHistoryFilters(broken)).toEqual({
    q: 'x'.repeat(100),
    status: 'history',
    type: undefined,
    from: '',
    to: '',
  })
})

test('a status becomes a query of the API, latest first', () => {
  const query = (search: object) => toAppointmentQuery(readHistoryFilters({ ...search }))
  expect(query({})).toEqual({ when: 'history', order: 'desc' })
  expect(query({ status: 'all', q: 'rita' })).toEqual({ order: 'desc', q: 'rita' })
  expect(query({ status: 'completed' })).toMatchObject({ status: 'APPROVED', when: 'past', noShow: 'false' })
})
