import { registerTrustedText } from '#features/moderation/server/submit.service.ts'
import * as repo from '#features/reviews/server/review.repo.ts'
import { REVIEW_KIND, REVIEWS_PATH, toModeratedText } from '#features/reviews/server/review.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { DEMO_REVIEWS } from '../content/reviews.ts'
import { demoUserId, seedDemoUsers } from './demo-users.service.ts'

/** Runs on the first start with an empty database. The rows are marked with `isDemo`. */
export async function seedDemoReviews({ now }: Pick<Context, 'now'>, tx: Tx): Promise<void> {
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
}

/** Registers them with moderation, so that they can be reported and hidden. */
export async function registerDemoReviews(tx: Tx): Promise<void> {
  for (const { id, authorId, createdAt, ...review } of await repo.listDemo(tx))
    await registerTrustedText(tx, {
      kind: REVIEW_KIND,
      id,
      authorId,
      text: toModeratedText(review),
      path: REVIEWS_PATH,
      writtenAt: createdAt,
    })
}

export async function removeDemoReviews(tx: Tx): Promise<void> {
  await repo.removeDemo(tx)
  await invalidateTags(tx, 'reviews')
}
