import { DEMO_REVIEWS } from '#features/demo/content/reviews.ts'
import { demoUserId } from '#features/demo/model/demo-user.ts'
import type { DemoPart } from '#features/demo/server/demo.service.ts'
import { seedDemoUsers } from '#features/demo/server/demo-users.service.ts'
import { registerTrustedText } from '#features/moderation/server/submit.service.ts'
import * as repo from '#features/reviews/server/review.repo.ts'
import { REVIEW_KIND, REVIEWS_PATH, toModeratedText } from '#features/reviews/server/review.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { countDemoReviews, listVisibleDemoReviews, removeDemoReviews } from './demo-content.repo.ts'

/** The rows are marked with `isDemo`, which readers see. */
export const demoReviews: DemoPart = {
  async seed({ now }, tx) {
    const at = now()
    const authors = DEMO_REVIEWS.map(({ key, firstName, lastName, isClient, locale }) => {
      return { key, firstName, lastName, isClient, language: locale }
    })
    await seedDemoUsers(tx, authors, at)
    for (const { key, locale, rating, title, content, daysAgo, reply } of DEMO_REVIEWS) {
      const createdAt = new Date(at.getTime() - daysAgo * DAY_MS)
      const repliedAt = reply ? new Date(createdAt.getTime() + 2 * DAY_MS) : null
      const review = { rating, title, content, locale, createdAt, reply: reply ?? null, repliedAt }
      const authorId = demoUserId(key)
      await repo.insert(tx, { id: authorId, authorId, ...review, isVisible: true, isDemo: true })
    }
  },

  async register(tx) {
    for (const { id, authorId, createdAt, ...review } of await listVisibleDemoReviews(tx))
      await registerTrustedText(tx, {
        kind: REVIEW_KIND,
        id,
        authorId,
        text: toModeratedText(review),
        path: REVIEWS_PATH,
        writtenAt: createdAt,
      })
  },

  async count(db) {
    return { reviews: await countDemoReviews(db) }
  },

  async remove(tx) {
    await removeDemoReviews(tx)
    await invalidateTags(tx, 'reviews')
  },
}
