import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { comments } from '../comment.table.ts'
import { posts } from '../post.table.ts'

/**
 * Lock order of every change of comments: posts by id, then comments from the newest up to its parents. The lock on a
 * post is the one that updating its comment count takes; foreign-key checks do not wait for it.
 */
export async function lockPosts(tx: Db, commentIds: readonly number[]): Promise<void> {
  const ofComments = tx
    .select({ id: comments.postId })
    .from(comments)
    .where(inArray(comments.id, [...commentIds]))
  await tx
    .select({ id: posts.id })
    .from(posts)
    .where(inArray(posts.id, ofComments))
    .orderBy(posts.id)
    .for('no key update')
}

export async function lockPost(tx: Db, id: number): Promise<void> {
  await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, id)).for('no key update')
}

export async function listCommentIds(tx: Db, postIds: number[]): Promise<number[]> {
  const rows = await tx.select({ id: comments.id }).from(comments).where(inArray(comments.postId, postIds))
  return rows.map(({ id }) => id)
}
