import { expect, test } from 'vitest'
import { pagesToShow } from './pagination.tsx'

test('few pages are all shown', () => {
  expect(pagesToShow(1, 2)).toEqual([1, 2])
  expect(pagesToShow(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('far from both ends, only the current page and its neighbours are shown between first and last', () => {
  expect(pagesToShow(7, 20)).toEqual([1, 'gap-before', 6, 7, 8, 'gap-after', 20])
})

test('a gap never hides a single page', () => {
  expect(pagesToShow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap-after', 20])
  expect(pagesToShow(17, 20)).toEqual([1, 'gap-before', 16, 17, 18, 19, 20])
})
