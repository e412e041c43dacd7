import { demoIdOf, seedDemoPeople } from '#features/identity/server/demo-people.ts'
import { admitText } from '#features/moderation/server/submit.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { dropTags } from '#platform/server/tags.ts'
import { DEMO_REVIEWS } from '../content/demo-reviews.ts'
import * as repo from './review.repo.ts'
import { KIND, PATH, wordsOf } from './review.service.ts'

const DAY = 86_400_000

/** For the first start on an empty database. Marked as demo, so that they can be told from what people wrote. */
export async function seedDemoReviews({ now }: Pick<Context, 'now'>, tx: Tx): Promise<void> {
  const at = now()
  await seedDemoPeople(
    tx,
    DEMO_REVIEWS.map(({ key, firstName, lastName, isClient, locale }) => {
      return { key, firstName, lastName, isClient, language: locale }
    }),
    at,
  )
  for (const { key, locale, rating, title, content, daysAgo, reply } of DEMO_REVIEWS) {
    const createdAt = new Date(at.getTime() - daysAgo * DAY)
    const repliedAt = reply ? new Date(createdAt.getTime() + 2 * DAY) : null
    await repo.insert(tx, {
      id: demoIdOf(key),
      authorId: demoIdOf(key),
      rating,
      title,
      content,
      locale,
      isVisible: true,
      isDemo: true,
      reply: reply ?? null,
      repliedAt,
      createdAt,
    })
  }
}

/** So that they can be reported and hidden as all others. */
export async function admitDemoReviews(tx: Tx): Promise<void> {
  for (const { id, authorId, createdAt, ...review } of await repo.listDemo(tx))
    await admitText(tx, { kind: KIND, id, authorId, text: wordsOf(review), path: PATH, writtenAt: createdAt })
}

export async function removeDemoReviews(tx: Tx): Promise<void> {
  await repo.removeDemo(tx)
  await dropTags(tx, 'reviews')
}
