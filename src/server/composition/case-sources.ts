import type { CaseQuote, CaseSources } from '#features/blog/server/case-studies/case-study.service.ts'
import type { Review } from '#features/reviews/model/review.schema.ts'
import { findQuotableReview, listQuotableReviews } from '#features/reviews/server/review.service.ts'
import { pageOf } from '#features/site/content/content.ts'
import { servicePage } from '#features/site/model/public-pages.ts'
import { listServices } from '#features/site/model/services.ts'
import { getSiteSettings } from '#features/site/server/site-settings.service.ts'
import { CERTIFICATION_SOURCES } from './review-certification.ts'

/** Quotes are reviews of certified clients; what a case study proves are services of the site. */
export const caseSources: CaseSources = {
  async findQuote(ctx, reviewId) {
    const review = await findQuotableReview(ctx, CERTIFICATION_SOURCES, reviewId)
    return review && toQuote(review)
  },
  async listQuotes(ctx) {
    return (await listQuotableReviews(ctx, CERTIFICATION_SOURCES)).map(toQuote)
  },
  async listServices(ctx, locale) {
    const settings = await getSiteSettings(ctx)
    const named = listServices(settings).map(async (service) => {
      const { heading } = await pageOf(service.key, locale, settings)
      return { key: service.key, name: heading, path: servicePage(service).paths[locale] }
    })
    return Promise.all(named)
  },
}

function toQuote({ id, authorName, title, content, rating, locale, isDemo }: Review): CaseQuote {
  return { id, author: authorName ?? '', title, text: content, stars: rating, locale, isDemo }
}
