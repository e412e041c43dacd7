import type { ReviewSort, StarCount } from './review.ts'

export type ReviewSearch = { stars?: StarCount; sort?: ReviewSort }

/** Parses `?stars=4&sort=lowest`; invalid values are ignored. A file of its own: every page loads the route, and with it this. */
export function parseReviewSearch({ stars, sort }: { stars?: unknown; sort?: unknown }): ReviewSearch {
  return {
    ...(/^[1-5]$/.test(`${stars}`) ? { stars: Number(stars) as StarCount } : {}),
    ...(/^(oldest|highest|lowest)$/.test(`${sort}`) ? { sort: sort as ReviewSort } : {}),
  }
}
