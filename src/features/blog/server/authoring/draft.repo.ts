import { and, desc, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { mediaUses } from '#features/media/server/media.table.ts'
import type { Db } from '#platform/server/db.ts'
import { postDrafts } from '../post.table.ts'

type Draft = typeof postDrafts.$inferInsert

const isDraft = (userId: string, key: string) => and(eq(postDrafts.userId, userId), eq(postDrafts.key, key))

export async function find(db: Db, userId: string, key: string) {
  const [row] = await db
    .select({ content: postDrafts.content, startedFrom: postDrafts.startedFrom, savedAt: postDrafts.savedAt })
    .from(postDrafts)
    .where(isDraft(userId, key))
  return row
}

/** Drafts of new posts, newest first, without their texts. */
export function listNew(db: Db, userId: string, limit: number) {
  const title = (locale: string) => sql`nullif(${postDrafts.content} #>> ${`{texts,${locale},title}`}, '')`
  return db
    .select({
      key: postDrafts.key,
      title: sql<string>`coalesce(${title('nl')}, ${title('en')}, ${title('fr')}, '')`,
      savedAt: postDrafts.savedAt,
    })
    .from(postDrafts)
    .where(and(eq(postDrafts.userId, userId), isNull(postDrafts.postId)))
    .orderBy(desc(postDrafts.savedAt), desc(postDrafts.id))
    .limit(limit)
}

export async function save(tx: Db, draft: Draft): Promise<void> {
  const { content, startedFrom, savedAt } = draft
  await tx
    .insert(postDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [postDrafts.userId, postDrafts.key], set: { content, startedFrom, savedAt } })
}

export async function remove(tx: Db, userId: string, key: string): Promise<void> {
  await tx.delete(postDrafts).where(isDraft(userId, key))
}

/** Deletes old drafts, and the picture uses of drafts that were deleted by cascade. */
export async function removeBefore(tx: Db, moment: Date): Promise<void> {
  await tx.delete(postDrafts).where(lt(postDrafts.savedAt, moment))
  const draft = tx
    .select({ one: sql`1` })
    .from(postDrafts)
    .where(sql`${mediaUses.usedBy} = 'draft:' || ${postDrafts.key} || ':' || ${postDrafts.userId}`)
  await tx.delete(mediaUses).where(and(sql`${mediaUses.usedBy} like 'draft:%'`, notExists(draft)))
}
