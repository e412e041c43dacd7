import { and, eq, gt, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Db } from '#platform/server/db.ts'
import type { PlacedFinding } from '../../model/apply-checks.ts'
import type { DigestedPage } from '../../model/check.ts'
import type { AuditedPage, PageDigest } from '../../model/digest/page-digest.ts'
import type { RunTrigger } from '../../model/run.ts'
import { auditFindings, auditPages, auditRuns } from '../audit.table.ts'

type NewRun = { trigger: RunTrigger; isFull: boolean; at: Date }

/** Undefined while another run is not finished: the index `audit_runs_running` holds one such row. */
export async function insertRun(db: Db, { trigger, isFull, at }: NewRun): Promise<number | undefined> {
  const [row] = await db
    .insert(auditRuns)
    .values({ trigger, isFull, startedAt: at, heartbeatAt: at, pagesTotal: 0, pagesDone: 0 })
    .onConflictDoNothing()
    .returning({ id: auditRuns.id })
  return row?.id
}

type Wanted = { checksVersion: string; attemptedSince: Date }

/** Whether a full run applied these checks, or one of a start has ended lately with whatever result. */
export async function hasRunWith(db: Db, { checksVersion, attemptedSince }: Wanted): Promise<boolean> {
  const isAttempt = and(
    eq(auditRuns.trigger, 'start'),
    gt(auditRuns.startedAt, attemptedSince),
    isNotNull(auditRuns.finishedAt),
    sql`${auditRuns.failure} is distinct from 'interrupted'`,
  )
  const rows = await db
    .select({ id: auditRuns.id })
    .from(auditRuns)
    .where(and(auditRuns.isFull, or(eq(auditRuns.checksVersion, checksVersion), isAttempt)))
    .limit(1)
  return rows.length > 0
}

/** Closes runs whose process died. */
export async function closeInterrupted(db: Db, { now, silentSince }: { now: Date; silentSince: Date }): Promise<void> {
  await db
    .update(auditRuns)
    .set({ finishedAt: now, failure: 'interrupted' })
    .where(and(isNull(auditRuns.finishedAt), lt(auditRuns.heartbeatAt, silentSince)))
}

/** False when the run was closed, or was removed by a restore: its process must stop. The row lock lasts until the commit. */
export async function updateRunning(db: Db, id: number, values: Partial<typeof auditRuns.$inferInsert>) {
  const rows = await db
    .update(auditRuns)
    .set(values)
    .where(and(eq(auditRuns.id, id), isNull(auditRuns.finishedAt)))
    .returning({ id: auditRuns.id })
  return rows.length > 0
}

export type StoredPage = { page: AuditedPage; digest: PageDigest; tags: string[]; checkedAt: Date }

export async function savePages(db: Db, pages: readonly StoredPage[]): Promise<void> {
  await db
    .insert(auditPages)
    .values(pages.map(({ page, digest, tags, checkedAt }) => ({ ...page, digest, tags, checkedAt })))
    .onConflictDoUpdate({
      target: auditPages.address,
      set: {
        path: sql`excluded.path`,
        locale: sql`excluded.locale`,
        kind: sql`excluded.kind`,
        editPath: sql`excluded.edit_path`,
        digest: sql`excluded.digest`,
        tags: sql`excluded.tags`,
        checkedAt: sql`excluded.checked_at`,
      },
    })
}

/** Addresses whose digest shows none of the changed tags. */
export async function listUpToDate(db: Db, changed: string[]): Promise<string[]> {
  const overlaps = sql`${auditPages.tags} && ${sql.param(changed)}::text[]`
  const rows = await db.select({ address: auditPages.address }).from(auditPages).where(sql`not (${overlaps})`)
  return rows.map(({ address }) => address)
}

/** Digests of some pages; those that were never read are left out. */
export async function findDigests(db: Db, pages: AuditedPage[]): Promise<DigestedPage[]> {
  const addresses = pages.map(({ address }) => address)
  const rows = await db
    .select({ address: auditPages.address, digest: auditPages.digest })
    .from(auditPages)
    .where(sql`${auditPages.address} = any(${sql.param(addresses)}::text[])`)
  const digests = new Map(rows.map(({ address, digest }) => [address, digest]))
  return pages.flatMap((page) => {
    const digest = digests.get(page.address)
    return digest ? [{ page, digest }] : []
  })
}

/** Deletes pages that no longer exist. */
export async function deleteOtherPages(db: Db, pages: AuditedPage[]): Promise<void> {
  const addresses = pages.map(({ address }) => address)
  await db.delete(auditPages).where(sql`not (${auditPages.address} = any(${sql.param(addresses)}::text[]))`)
}

type Seen = { run: number; at: Date }

/** A solved finding that reappears counts as new. */
export async function saveFindings(
  db: Db,
  findings: (PlacedFinding & { fingerprint: string })[],
  { run, at }: Seen,
): Promise<void> {
  const isBack = sql`${auditFindings.solvedAt} is not null`
  await db
    .insert(auditFindings)
    .values(findings.map((one) => ({ ...one, firstRun: run, firstSeenAt: at, lastRun: run })))
    .onConflictDoUpdate({
      target: auditFindings.fingerprint,
      set: {
        severity: sql`excluded.severity`,
        values: sql`excluded."values"`,
        lastRun: run,
        firstRun: sql`case when ${isBack} then ${run}::int else ${auditFindings.firstRun} end`,
        firstSeenAt: sql`case when ${isBack} then excluded.first_seen_at else ${auditFindings.firstSeenAt} end`,
        solvedRun: null,
        solvedAt: null,
      },
    })
}

export async function solveOthers(db: Db, { run, at }: Seen): Promise<void> {
  await db
    .update(auditFindings)
    .set({ solvedRun: run, solvedAt: at })
    .where(and(isNull(auditFindings.solvedAt), lt(auditFindings.lastRun, run)))
}

/** Findings of checks that a release removed were not solved by a change of the site. */
export async function deleteRemovedChecks(db: Db, checks: string[]): Promise<void> {
  await db.delete(auditFindings).where(notInArray(auditFindings.check, checks))
}

const MAX_RUNS = 400
const SOLVED_DAYS = 365

/** Keeps the newest runs, and findings that were solved in the last year. */
export async function deleteOldHistory(db: Db, now: Date): Promise<void> {
  const newest = db.select({ id: auditRuns.id }).from(auditRuns).orderBy(sql`${auditRuns.id} desc`).limit(MAX_RUNS)
  await db.delete(auditRuns).where(notInArray(auditRuns.id, newest))
  await db.delete(auditFindings).where(lt(auditFindings.solvedAt, new Date(now.getTime() - SOLVED_DAYS * DAY_MS)))
}
