import {
  caseSectionMarkdown,
  findCasePage,
  portfolioMarkdown,
} from '#features/blog/server/case-studies/case-pages.service.ts'
import { blogPages, newestPostsMarkdown } from '#features/blog/server/posts/blog-pages.service.ts'
import { renderBookingMarkdown } from '#features/booking/server/availability/booking-markdown.view.ts'
import { renderReviewsMarkdown } from '#features/reviews/server/reviews-markdown.view.ts'
import { publicPageAt } from '#features/site/model/public-pages.ts'
import type { DynamicPageSource } from '#features/site/server/dynamic-pages.service.ts'
import { getSiteSettings } from '#features/site/server/site-settings.service.ts'
import { caseSources } from './case-sources.ts'
import { CERTIFICATION_SOURCES } from './review-certification.ts'

/** User-written pages for the site map, feeds and llms.txt. */
export const livePages: DynamicPageSource = {
  ...blogPages,
  find: (ctx, path, locale) =>
    path.startsWith('/portfolio/') ? findCasePage(ctx, caseSources, path, locale) : blogPages.find(ctx, path, locale),
  async partOf(ctx, path, locale) {
    if (path === '/') {
      const parts = [renderReviewsMarkdown(ctx, CERTIFICATION_SOURCES, locale, path), caseSectionMarkdown(ctx, locale)]
      return (await Promise.all(parts)).filter(Boolean).join('\n\n')
    }
    if (path === '/reviews') return renderReviewsMarkdown(ctx, CERTIFICATION_SOURCES, locale, path)
    if (path.startsWith('/services/')) {
      const service = publicPageAt(path, locale, await getSiteSettings(ctx))?.key
      return service ? caseSectionMarkdown(ctx, locale, service) : ''
    }
    if (path === '/blog') return newestPostsMarkdown(ctx, locale)
    if (path === '/portfolio') return portfolioMarkdown(ctx, locale)
    if (path === '/booking') return renderBookingMarkdown(ctx, locale)
    return ''
  },
}
