import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { lighthouseRuns } from './lab.table.ts'

/** Undefined while another run is not finished: the index `lighthouse_runs_running` holds one such row. */
export async function insertRun(db: Db, at: Date, total: number): Promise<number | undefined> {
  const [row] = await db
    .insert(lighthouseRuns)
    .values({ startedAt: at, heartbeatAt: at, total, done: 0 })
    .onConflictDoNothing()
    .returning({ id: lighthouseRuns.id })
  return row?.id
}

/** Closes runs whose process died. */
export async function closeInterrupted(db: Db, { now, silentSince }: { now: Date; silentSince: Date }): Promise<void> {
  await db
    .update(lighthouseRuns)
    .set({ finishedAt: now, failure: 'interrupted' })
    .where(and(isNull(lighthouseRuns.finishedAt), lt(lighthouseRuns.heartbeatAt, silentSince)))
}

/** False when the run was closed, or was removed by a restore: its process must stop. The row lock lasts until the commit. */
export async function updateRunning(db: Db, id: number, values: Partial<typeof lighthouseRuns.$inferInsert>) {
  const rows = await db
    .update(lighthouseRuns)
    .set(values)
    .where(and(eq(lighthouseRuns.id, id), isNull(lighthouseRuns.finishedAt)))
    .returning({ id: lighthouseRuns.id })
  return rows.length > 0
}

export async function findRunning(db: Db) {
  const [run] = await db.select().from(lighthouseRuns).where(isNull(lighthouseRuns.finishedAt))
  return run
}

export async function findLastFinished(db: Db) {
  const [run] = await db
    .select()
    .from(lighthouseRuns)
    .where(isNotNull(lighthouseRuns.finishedAt))
    .orderBy(desc(lighthouseRuns.id))
    .limit(1)
  return run
}
