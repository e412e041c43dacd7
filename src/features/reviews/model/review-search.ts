import type { ReviewSort, StarCount } from './review.ts'

export type ReviewSearch = { stars?: StarCount; sort?: ReviewSort }

/** What an address asks for (`?stars=4&sort=lowest`); whatever else stands there is ignored. */
export function parseReviewSearch({ stars, sort }: { stars?: unknown; sort?: unknown }): ReviewSearch {
  return {
    ...(/^[1-5]$/.test(`${stars}`) ? { stars: Number(stars) as StarCount } : {}),
    ...(/^(oldest|highest|lowest)$/.test(`${sort}`) ? { sort: sort as ReviewSort } : {}),
  }
}
