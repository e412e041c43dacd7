import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { postDrafts, postRevisions, posts, postTexts } from '../post.table.ts'

export async function listPostsByAuthor(db: Db, userId: string) {
  const { id, creator, isPublic, publishedAt, tags, createdAt, updatedAt } = posts
  const own = await db
    .select({ id, creator, isPublic, publishedAt, tags, createdAt, updatedAt })
    .from(posts)
    .where(eq(posts.authorId, userId))
    .orderBy(id)
  const ids = own.map((post) => post.id)
  const { postId, locale, title, excerpt, document } = postTexts
  const texts = await db
    .select({ postId, locale, title, excerpt, document })
    .from(postTexts)
    .where(inArray(postId, ids))
  return own.map((post) => ({
    ...post,
    texts: texts.filter((text) => text.postId === post.id).map(({ postId: _, ...text }) => text),
  }))
}

export function listDraftsOfUser(db: Db, userId: string) {
  const { key, postId, content, savedAt } = postDrafts
  return db.select({ key, postId, content, savedAt }).from(postDrafts).where(eq(postDrafts.userId, userId))
}

type Names = { name: string; creator: string; pseudonym: string }

/** Replaces the name in posts that the user wrote or saved. Returns the ids of posts whose byline changed. */
export async function pseudonymise(tx: Db, userId: string, { name, creator, pseudonym }: Names): Promise<number[]> {
  const saved = tx.select({ id: postRevisions.postId }).from(postRevisions).where(eq(postRevisions.savedById, userId))
  const isTheirs = or(eq(posts.authorId, userId), inArray(posts.id, saved))
  const theirs = tx.select({ id: posts.id }).from(posts).where(isTheirs)
  const { content } = postRevisions
  await tx
    .update(postRevisions)
    .set({ content: sql`jsonb_set(${content}, '{creator}', to_jsonb(${creator}::text))` })
    .where(and(inArray(postRevisions.postId, theirs), sql`${content} ->> 'creator' = ${name}`))
  const changed = await tx
    .update(posts)
    .set({ creator })
    .where(and(isTheirs, eq(posts.creator, name)))
    .returning({ id: posts.id })
  await tx.update(postRevisions).set({ savedBy: pseudonym }).where(eq(postRevisions.savedById, userId))
  return changed.map(({ id }) => id)
}
