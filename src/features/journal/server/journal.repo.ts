import { and, desc, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { journal } from './journal.table.ts'

export type NewEntry = typeof journal.$inferInsert
type Wanted = { before?: number | undefined; query?: string | undefined; limit: number }

export async function insert(db: Db, entry: NewEntry): Promise<void> {
  await db.insert(journal).values(entry)
}

/** Newest first. The id is the order of writing, so it serves as the cursor. */
export function list(db: Db, { before, query, limit }: Wanted) {
  const contains = (column: typeof journal.actorName | typeof journal.action | typeof journal.subject) =>
    sql`position(lower(${query}) in lower(${column})) > 0`
  return db
    .select({
      id: journal.id,
      at: journal.at,
      actorId: journal.actorId,
      actorName: journal.actorName,
      action: journal.action,
      subject: journal.subject,
      details: journal.details,
    })
    .from(journal)
    .where(
      and(
        before ? lt(journal.id, before) : undefined,
        query ? or(contains(journal.actorName), contains(journal.action), contains(journal.subject)) : undefined,
      ),
    )
    .orderBy(desc(journal.id))
    .limit(limit)
}
