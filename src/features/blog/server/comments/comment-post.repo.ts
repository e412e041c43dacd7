import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { comments } from '../comment.table.ts'
import { postTexts } from '../post.table.ts'

/** The article of each comment, with its title in a language. */
export function listPostTitles(db: Db, commentIds: number[], locale: Locale) {
  return db
    .select({ id: comments.id, postId: comments.postId, title: postTexts.title, slug: postTexts.slug })
    .from(comments)
    .innerJoin(postTexts, and(eq(postTexts.postId, comments.postId), sql`${locale} = any(${postTexts.shownIn})`))
    .where(inArray(comments.id, commentIds))
}

/** All comments on these posts, also of real users. */
export async function countByPosts(db: Db, postIds: number[]): Promise<number> {
  const isThere = and(inArray(comments.postId, postIds), isNull(comments.removedAt))
  const [row] = await db.select({ comments: count() }).from(comments).where(isThere)
  return row!.comments
}
