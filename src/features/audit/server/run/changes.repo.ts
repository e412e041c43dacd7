import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { auditChanges, auditRuns } from '../audit.table.ts'

export async function add(db: Db, tags: string[], at: Date): Promise<void> {
  await db
    .insert(auditChanges)
    .values(tags.map((tag) => ({ tag, at })))
    .onConflictDoUpdate({ target: auditChanges.tag, set: { at } })
}

export function list(db: Db) {
  return db.select().from(auditChanges)
}

/** Tags that were recorded after the start of a run. */
export async function listSince(db: Db, run: number): Promise<string[]> {
  const started = and(eq(auditRuns.id, run), gt(auditChanges.at, auditRuns.startedAt))
  const rows = await db.select({ tag: auditChanges.tag }).from(auditChanges).innerJoin(auditRuns, started)
  return rows.map(({ tag }) => tag)
}

export async function remove(db: Db, until: Date): Promise<void> {
  await db.delete(auditChanges).where(lte(auditChanges.at, until))
}
