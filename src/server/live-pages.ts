import { blogPages, newestPosts } from '#features/blog/server/blog-pages.ts'
import { bookingOutlook } from '#features/booking/server/booking-outlook.ts'
import { reviewList } from '#features/reviews/server/review-list.ts'
import type { LivePages } from '#features/site/server/live-pages.ts'
import { CLIENT_PROOFS } from './clients.ts'

/** What people write while the site runs, as the site tells machines about it. */
export const livePages: LivePages = {
  ...blogPages,
  async partOf(ctx, path, locale) {
    if (path === '/') return reviewList(ctx, CLIENT_PROOFS, locale, 4)
    if (path === '/reviews') return reviewList(ctx, CLIENT_PROOFS, locale, 50)
    if (path === '/blog') return newestPosts(ctx, locale)
    if (path === '/booking') return bookingOutlook(ctx, locale)
    return ''
  },
}
