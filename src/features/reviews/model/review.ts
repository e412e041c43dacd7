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

const HIGHLIGHT_COUNT = 2
const HIGHLIGHT_RATING = 4

type Highlightable = { rating: number; locale: string; isDemo: boolean; isCertified: boolean }

/** Good reviews in the language of the page: certified ones first, examples last, otherwise in the given order. */
export function highlightsOf<Item extends Highlightable>(reviews: readonly Item[], locale: string): Item[] {
  const weight = ({ isCertified, isDemo }: Item) => Number(isCertified) - Number(isDemo)
  return reviews
    .filter((review) => review.locale === locale && review.rating >= HIGHLIGHT_RATING)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, HIGHLIGHT_COUNT)
}

const CHECKS = ['account', 'certified', 'new', 'honest'] as const

/** What the page says about checks. "We write none ourselves" would be untrue while all reviews shown are examples. */
export function reviewChecks(realReviews: number): (typeof CHECKS)[number][] {
  return CHECKS.filter((check) => check !== 'honest' || realReviews > 0)
}
