import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const paths = (before: unknown, after: unknown) => changedFields(before, after).map(({ path }) => path)

test('nothing is changed between equal values', () => {
  expect(changedFields({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
})

test('a field inside a group is named by its way there; a list is one field', () => {
  const before = { name: 'x', slogan: { nl: 'a', en: 'b' }, days: [1, 2] }
  expect(changedFields(before, { ...before, slogan: { nl: 'c', en: 'b' }, days: [1] })).toEqual([
    { path: 'slogan.nl', before: 'a', after: 'c' },
    { path: 'days', before: [1, 2], after: [1] },
  ])
})

test('a group that was not there has all of its fields new', () => {
  expect(paths({}, { basic: { price: 1, texts: { nl: { title: 'x' } } } })).toEqual([
    'basic.price',
    'basic.texts.nl.title',
  ])
})

test('nothing given and something given is one change', () => {
  expect(paths({ geo: null }, { geo: { latitude: 1, longitude: 2 } })).toEqual(['geo'])
})
