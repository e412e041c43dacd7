import { expect, test } from 'vitest'
import { highlightsOf, isNew, reviewChecks, summarizeRatings } from './review.ts'
import { parseReviewSearch } from './review-search.ts'

test('the average weighs every review equally and is null without reviews', () => {
  expect(summarizeRatings([])).toEqual({ count: 0, average: null, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } })
  expect(
    summarizeRatings([
      { rating: 5, reviews: 3 },
      { rating: 2, reviews: 1 },
    ]),
  ).toEqual({
    count: 4,
    average: 4.25,
    distribution: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 3 },
  })
})

test('a review is new for thirty days', () => {
  const now = new Date('2025-03-31T09:00:00Z')
  expect(isNew(new Date('2025-03-01T09:00:01Z'), now)).toBe(true)
  expect(isNew(new Date('2025-03-01T09:00:00Z'), now)).toBe(false)
})

test('highlighted reviews are good ones in the language of the page, certified before others and examples last', () => {
  const review = { rating: 5, locale: 'nl', isDemo: false, isCertified: false }
  const [demo, plain, certified] = [{ ...review, isDemo: true }, review, { ...review, isCertified: true }]
  const others = [
    { ...certified, rating: 3 },
    { ...certified, locale: 'fr' },
  ]
  expect(highlightsOf([...others, demo, plain, certified], 'nl')).toEqual([certified, plain])
  expect(highlightsOf([demo, ...others], 'nl')).toEqual([demo])
  expect(highlightsOf(others, 'nl')).toEqual([])
})

test('invalid search parameters are ignored', () => {
  expect(parseReviewSearch({ stars: '4', sort: 'lowest' })).toEqual({ stars: 4, sort: 'lowest' })
  expect(parseReviewSearch({ stars: 6, sort: 'newest' })).toEqual({})
  expect(parseReviewSearch({ stars: '2.5', sort: 'constructor' })).toEqual({})
})

test('the page claims to write no reviews only once there are reviews that it did not write', () => {
  expect(reviewChecks(0)).toEqual(['account', 'certified', 'new'])
  expect(reviewChecks(1)).toEqual(['account', 'certified', 'new', 'honest'])
})
