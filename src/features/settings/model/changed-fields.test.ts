import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const paths = (before: unknown, after: unknown) => changedFields(before, after).map(({ path }) => path)

test('equal values have no changed fields', () => {
  expect(changedFields({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([])
})

test('a nested field is named by its path; a list is one field', () => {
  const before = { name: 'x', slogan: { nl: 'a', en: 'b' }, days: [1, 2] }
  expect(changedFields(before, { ...before, slogan: { nl: 'c', en: 'b' }, days: [1] })).toEqual([
    { path: 'slogan.nl', before: 'a', after: 'c' },
    { path: 'days', before: [1, 2], after: [1] },
  ])
})

test('a group that is missing on one side has all of its fields changed', () => {
  expect(paths({}, { basic: { price: 1, texts: { nl: { title: 'x' } } } })).toEqual([
    'basic.price',
    'basic.texts.nl.title',
  ])
})

test('null and an object are one change', () => {
  expect(paths({ geo: null }, { geo: { latitude: 1, longitude: 2 } })).toEqual(['geo'])
})
