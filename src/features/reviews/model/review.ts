import { DAY_MS } from '#kernel/time-units.ts'

const NEW_DAYS = 30

export const STARS = [1, 2, 3, 4, 5] as const
export type StarCount = (typeof STARS)[number]
export type RatingDistribution = Record<StarCount, number>
export type RatingSummary = { count: number; average: number | null; distribution: RatingDistribution }

export const REVIEW_SORTS = ['newest', 'oldest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Counts from the creation: an edit does not make a review new again. */
export function isNew(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_DAYS * DAY_MS
}

export function summarizeRatings(counted: readonly { rating: number; reviews: number }[]): RatingSummary {
  const distribution: RatingDistribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { rating, reviews } of counted) distribution[rating as StarCount] = reviews
  const count = STARS.reduce((sum, stars) => sum + distribution[stars], 0)
  const total = STARS.reduce((sum, stars) => sum + stars * distribution[stars], 0)
  return { count, average: count === 0 ? null : total / count, distribution }
}

const CHECKS = ['account', 'certified', 'new', 'honest'] as const

/** What the page says about checks. "We write none ourselves" would be untrue while all reviews shown are examples. */
export function reviewChecks(realReviews: number): (typeof CHECKS)[number][] {
  return CHECKS.filter((check) => check !== 'honest' || realReviews > 0)
}
