import { and, eq, inArray, like, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '../model/picture.ts'
import { media, mediaUses } from './media.table.ts'

const columns = {
  id: media.id,
  width: media.width,
  height: media.height,
  colour: media.colour,
  widths: media.widths,
  fallbackFormat: media.fallbackFormat,
  fallbackWidth: media.fallbackWidth,
}
type Row = Pick<typeof media.$inferSelect, keyof typeof columns>

function toPicture({ fallbackFormat, fallbackWidth, ...row }: Row): Picture {
  return { ...row, fallback: { format: fallbackFormat, width: fallbackWidth } }
}

export async function find(db: Db, ids: readonly string[]): Promise<Picture[]> {
  const isWanted = inArray(media.id, [...ids])
  return ids.length === 0 ? [] : (await db.select(columns).from(media).where(isWanted)).map(toPicture)
}

export async function listAll(db: Db): Promise<Picture[]> {
  return (await db.select(columns).from(media)).map(toPicture)
}

type Upload = { picture: Picture; bytes: number; uploadedBy: string; at: Date }

/** False when the picture exists; its `touchedAt` is updated. */
export async function insert(tx: Db, { picture, bytes, uploadedBy, at }: Upload): Promise<boolean> {
  const { fallback, ...rest } = picture
  const [row] = await tx
    .insert(media)
    .values({
      ...rest,
      fallbackFormat: fallback.format,
      fallbackWidth: fallback.width,
      bytes,
      uploadedBy,
      createdAt: at,
      touchedAt: at,
    })
    .onConflictDoUpdate({ target: media.id, set: { touchedAt: at } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return expectDefined(row, 'stored picture').isNew
}

export async function touch(tx: Db, id: string, at: Date): Promise<Picture | undefined> {
  const [row] = await tx.update(media).set({ touchedAt: at }).where(eq(media.id, id)).returning(columns)
  return row && toPicture(row)
}

/** Replaces the pictures that `usedBy` uses. Pictures it no longer uses stay for another week. */
export async function setUses(tx: Db, usedBy: string, ids: readonly string[], at: Date): Promise<void> {
  const isNoLongerUsed = ids.length > 0 ? notInArray(mediaUses.mediaId, [...ids]) : undefined
  await removeUses(tx, and(eq(mediaUses.usedBy, usedBy), isNoLongerUsed), at)
  if (ids.length === 0) return
  await tx
    .insert(mediaUses)
    .values([...new Set(ids)].map((mediaId) => ({ mediaId, usedBy })))
    .onConflictDoNothing()
}

export async function removeUsesByPrefix(tx: Db, prefix: string, at: Date): Promise<void> {
  await removeUses(tx, like(mediaUses.usedBy, `${prefix}%`), at)
}

async function removeUses(tx: Db, isRemoved: SQL | undefined, at: Date): Promise<void> {
  const gone = await tx.delete(mediaUses).where(isRemoved).returning({ id: mediaUses.mediaId })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await tx.update(media).set({ touchedAt: at }).where(inArray(media.id, ids))
}

/** Deletes rows that nothing has used since `before`; a concurrent use waits for the lock and is refused. */
export async function removeUnused(tx: Db, before: Date, limit: number): Promise<Picture[]> {
  const isUnused = notExists(tx.select({ one: sql`1` }).from(mediaUses).where(eq(mediaUses.mediaId, media.id)))
  const old = tx
    .select({ id: media.id })
    .from(media)
    .where(and(lt(media.touchedAt, before), isUnused))
    .limit(limit)
    .for('update', { skipLocked: true })
  const rows = await tx.delete(media).where(inArray(media.id, old)).returning(columns)
  return rows.map(toPicture)
}
