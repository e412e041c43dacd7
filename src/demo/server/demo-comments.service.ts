import { replyPosition } from '#features/blog/model/comment.ts'
import * as repo from '#features/blog/server/comments/comment.repo.ts'
import { COMMENT_KIND, commentPath } from '#features/blog/server/comments/comment.service.ts'
import { registerTrustedText } from '#features/moderation/server/submit.service.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { DemoArticle } from '../content/articles.ts'
import { DEMO_COMMENTS, DEMO_READERS, type DemoComment } from '../content/comments.ts'
import { nl } from '../content/nl.ts'
import { demoUserId, seedDemoUsers } from './demo-users.service.ts'

/** Comments on the demo articles, marked as demo, with real like rows. */
export async function seedDemoComments({ now }: Pick<Context, 'now'>, tx: Tx): Promise<void> {
  await seedDemoUsers(tx, DEMO_READERS, now())
  for (const [article, comments] of Object.entries(DEMO_COMMENTS)) {
    const post = await repo.findPostByTitle(tx, nl[article as DemoArticle].title)
    if (!post?.publishedAt) continue
    for (const comment of comments) {
      const { id, createdAt } = await seedComment(tx, post.id, comment, post.publishedAt)
      for (const answer of comment.answers ?? []) await seedComment(tx, post.id, answer, createdAt, id)
    }
  }
}

/** Registered with moderation, so that they can be reported and hidden. */
export async function registerDemoComments(tx: Tx): Promise<void> {
  for (const { id, postId, authorId, text, createdAt } of await repo.listDemo(tx)) {
    const path = await commentPath(tx, postId, id)
    await registerTrustedText(tx, { kind: COMMENT_KIND, id: String(id), authorId, text, path, writtenAt: createdAt })
  }
}

type Written = Omit<DemoComment, 'answers'>

async function seedComment(
  tx: Tx,
  postId: number,
  { by, locale, hoursLater, text, likedBy = [] }: Written,
  after: Date,
  answers?: number,
) {
  const createdAt = new Date(after.getTime() + hoursLater * HOUR_MS)
  const place = answers ? replyPosition({ id: answers, rootId: null }) : {}
  const row = { postId, ...place, authorId: demoUserId(by), text, locale, createdAt, isVisible: true, isDemo: true }
  const id = await repo.insert(tx, row)
  await repo.adjustCounts(tx, postId, answers ? [answers] : [], 1)
  for (const reader of likedBy) await repo.like(tx, id, demoUserId(reader), createdAt)
  return { id, createdAt }
}
