import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { EntryPage } from '#features/clients/server/client-source.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
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
export function countByPosts(db: Db, postIds: number[]): Promise<number> {
  const isThere = and(inArray(comments.postId, postIds), isNull(comments.removedAt))
  return db.$count(comments, isThere)
}

/** With the title of the post in a language. Newest first. */
export async function listByAuthor(db: Db, authorId: string, { before, limit, locale }: EntryPage) {
  const { id, postId, text, isVisible, createdAt } = comments
  const { isAfter, orderBy } = keyset([createdAt, id], { direction: 'desc', cursor: before })
  const isText = and(eq(postTexts.postId, postId), sql`${locale} = any(${postTexts.shownIn})`)
  const rows = await db
    .select({ id, postId, text, isVisible, createdAt, title: postTexts.title, slug: postTexts.slug })
    .from(comments)
    .leftJoin(postTexts, isText)
    .where(and(eq(comments.authorId, authorId), isNull(comments.removedAt), isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(row.createdAt, row.id))
}
