import { renderCaseSection } from '#features/blog/server/case-studies/case-cards.view.tsx'
import { renderLandingReviews } from '#features/reviews/server/landing-reviews.view.tsx'
import type { LandingParts } from '#features/site/server/landing/landing-page.service.ts'
import { CERTIFICATION_SOURCES } from './review-certification.ts'

/** Sections of the landing page that other slices render. */
export const LANDING_PARTS: LandingParts = {
  /** Between the hero and the people: case studies, if there are any. */
  work: renderCaseSection,
  reviews: (ctx, locale) => renderLandingReviews(ctx, CERTIFICATION_SOURCES, locale),
}
