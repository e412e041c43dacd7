import { lte } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { auditChanges } from '../audit.table.ts'

export async function add(db: Db, tags: string[], at: Date): Promise<void> {
  await db
    .insert(auditChanges)
    .values(tags.map((tag) => ({ tag, at })))
    .onConflictDoUpdate({ target: auditChanges.tag, set: { at } })
}

export function list(db: Db) {
  return db.select().from(auditChanges)
}

export async function remove(db: Db, until: Date): Promise<void> {
  await db.delete(auditChanges).where(lte(auditChanges.at, until))
}
