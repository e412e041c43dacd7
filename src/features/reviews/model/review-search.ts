import type { Sort, Stars } from './review.ts'

export type ReviewSearch = { stars?: Stars; sort?: Sort }

/** What an address asks for (`?stars=4&sort=lowest`); whatever else stands there is ignored. */
export function readReviewSearch({ stars, sort }: { stars?: unknown; sort?: unknown }): ReviewSearch {
  return {
    ...(/^[1-5]$/.test(`${stars}`) ? { stars: Number(stars) as Stars } : {}),
    ...(/^(oldest|highest|lowest)$/.test(`${sort}`) ? { sort: sort as Sort } : {}),
  }
}
