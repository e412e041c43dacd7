import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm'
import { mediaUses } from '#features/media/server/media.table.ts'
import type { Db } from '#platform/server/db.ts'
import { postDrafts } from './post.table.ts'

type Draft = typeof postDrafts.$inferInsert

const isOf = (userId: string, postId: number | null) =>
  and(eq(postDrafts.userId, userId), postId === null ? isNull(postDrafts.postId) : eq(postDrafts.postId, postId))

export async function find(db: Db, userId: string, postId: number | null) {
  const [row] = await db
    .select({ content: postDrafts.content, startedFrom: postDrafts.startedFrom, savedAt: postDrafts.savedAt })
    .from(postDrafts)
    .where(isOf(userId, postId))
  return row
}

export async function save(tx: Db, draft: Draft): Promise<void> {
  const { content, startedFrom, savedAt } = draft
  await tx
    .insert(postDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: [postDrafts.userId, postDrafts.postId], set: { content, startedFrom, savedAt } })
}

export async function remove(tx: Db, userId: string, postId: number | null): Promise<void> {
  await tx.delete(postDrafts).where(isOf(userId, postId))
}

/** Nobody came back to them; and pictures are let go of whose draft went with its post or its writer. */
export async function removeBefore(tx: Db, moment: Date): Promise<void> {
  await tx.delete(postDrafts).where(lt(postDrafts.savedAt, moment))
  const draft = tx
    .select({ one: sql`1` })
    .from(postDrafts)
    .where(
      sql`${mediaUses.usedBy} = 'draft:' || coalesce(${postDrafts.postId}::text, 'new') || ':' || ${postDrafts.userId}`,
    )
  await tx.delete(mediaUses).where(and(sql`${mediaUses.usedBy} like 'draft:%'`, notExists(draft)))
}
