import { replyPosition } from '#features/blog/model/comment.ts'
import * as repo from '#features/blog/server/comments/comment.repo.ts'
import { COMMENT_KIND, commentPath } from '#features/blog/server/comments/comment.service.ts'
import type { DemoArticle } from '#features/demo/content/articles.ts'
import { DEMO_COMMENTS, DEMO_READERS, type DemoComment } from '#features/demo/content/comments.ts'
import { nl } from '#features/demo/content/nl.ts'
import { demoUserId } from '#features/demo/model/demo-user.ts'
import type { DemoPart } from '#features/demo/server/demo.service.ts'
import { seedDemoUsers } from '#features/demo/server/demo-users.service.ts'
import { registerTrustedText } from '#features/moderation/server/submit.service.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { Tx } from '#platform/server/db.ts'
import { listVisibleDemoComments } from './demo-content.repo.ts'

/** Comments on the demo articles, marked as demo, with real like rows. Counted and removed with their posts. */
export const demoComments: DemoPart = {
  async seed({ now }, tx) {
    await seedDemoUsers(tx, DEMO_READERS, now())
    for (const [article, comments] of Object.entries(DEMO_COMMENTS)) {
      const post = await repo.findPostByTitle(tx, nl[article as DemoArticle].title)
      if (!post?.publishedAt) continue
      for (const comment of comments) {
        const { id, createdAt } = await seedComment(tx, post.id, comment, post.publishedAt)
        for (const answer of comment.answers ?? []) await seedComment(tx, post.id, answer, createdAt, id)
      }
    }
  },

  async register(tx) {
    for (const { id, postId, authorId, text, createdAt } of await listVisibleDemoComments(tx)) {
      const path = await commentPath(tx, postId, id)
      await registerTrustedText(tx, { kind: COMMENT_KIND, id: String(id), authorId, text, path, writtenAt: createdAt })
    }
  },
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
