import type { Sort, Stars } from './review.ts'

/** What an address asks for (`?stars=4&sort=lowest`). Alone in its file: every page of the site carries it. */
export function readReviewSearch({ stars, sort }: { stars?: unknown; sort?: unknown }): { stars?: Stars; sort?: Sort } {
  return {
    ...(/^[1-5]$/.test(`${stars}`) ? { stars: Number(stars) as Stars } : {}),
    ...(/^(oldest|highest|lowest)$/.test(`${sort}`) ? { sort: sort as Sort } : {}),
  }
}
