import { and, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db } from '#platform/server/db.ts'
import type { Area } from '../../model/check.ts'
import { IDEAL_TEXT_RATIO } from '../../model/digest/text-ratio.ts'
import type { FindingsQuery } from '../../model/report.schema.ts'
import { auditAnswers, auditFindings, auditPages, auditRuns } from '../audit.table.ts'

const { heartbeatAt, seoScore, aiScore, checks, ...runColumns } = getTableColumns(auditRuns)
/** Not null in a run with a result. */
const SCORE = { seo: sql<number>`${seoScore}`, ai: sql<number>`${aiScore}` }
const resultColumns = (area: Area) => ({ ...runColumns, score: SCORE[area], checks })

const hasResult = (area: Area) =>
  and(isNotNull(auditRuns.finishedAt), isNull(auditRuns.failure), isNotNull(SCORE[area]))

export async function findRunning(db: Db) {
  const [run] = await db
    .select({ ...runColumns, heartbeatAt })
    .from(auditRuns)
    .where(isNull(auditRuns.finishedAt))
  return run
}

/** Includes failed runs. */
export async function findLastFinished(db: Db) {
  const finished = isNotNull(auditRuns.finishedAt)
  const [run] = await db.select(runColumns).from(auditRuns).where(finished).orderBy(desc(auditRuns.id)).limit(1)
  return run
}

/** The newest run with a score, full or partial. */
export async function findResult(db: Db, area: Area, condition?: SQL) {
  const newest = db
    .select(resultColumns(area))
    .from(auditRuns)
    .where(and(hasResult(area), condition))
  const [run] = await newest.orderBy(desc(auditRuns.id)).limit(1)
  return run
}

/** The last full run before another run. */
export function findBaseline(db: Db, area: Area, runId: number) {
  return findResult(db, area, and(eq(auditRuns.isFull, true), lt(auditRuns.id, runId)))
}

/** Newest first. */
export function listFullRuns(db: Db, area: Area, limit: number) {
  return db
    .select({ at: auditRuns.startedAt, score: SCORE[area], pages: auditRuns.pagesTotal })
    .from(auditRuns)
    .where(and(hasResult(area), eq(auditRuns.isFull, true)))
    .orderBy(desc(auditRuns.id))
    .limit(limit)
}

/** Without a baseline nothing is new: the first run finds everything for the first time. */
const NOTHING = sql<boolean>`false`
const isOpen = isNull(auditFindings.solvedAt)
const STATES = {
  open: () => isOpen,
  fresh: (baseline: number | null) => (baseline === null ? NOTHING : and(isOpen, gt(auditFindings.firstRun, baseline))),
  solved: (baseline: number | null) =>
    baseline === null ? NOTHING : and(gt(auditFindings.solvedRun, baseline), lte(auditFindings.firstRun, baseline)),
}
const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Findings of every check, and the pages with an open one. */
export function countFindingsPerCheck(db: Db, area: Area, baseline: number | null) {
  const { check, severity, address } = auditFindings
  return db
    .select({
      check,
      severity,
      open: countWhere(isOpen),
      fresh: countWhere(STATES.fresh(baseline)),
      solved: countWhere(STATES.solved(baseline)),
      pages: sql<number>`count(distinct ${address}) filter (where ${isOpen} and ${address} <> '')`.mapWith(Number),
    })
    .from(auditFindings)
    .where(eq(auditFindings.area, area))
    .groupBy(check, severity)
}

/** Open findings by check and kind of page; the kind is null for the whole site. */
export function countFindingsPerKind(db: Db, area: Area) {
  const { kind } = auditPages
  return db
    .select({ check: auditFindings.check, kind, open: count() })
    .from(auditFindings)
    .leftJoin(auditPages, eq(auditPages.address, auditFindings.address))
    .where(and(eq(auditFindings.area, area), isOpen))
    .groupBy(auditFindings.check, kind)
}

const findingColumns = {
  id: auditFindings.fingerprint,
  check: auditFindings.check,
  area: auditFindings.area,
  severity: auditFindings.severity,
  address: auditFindings.address,
  title: auditPages.title,
  editPath: auditPages.editPath,
  kind: auditPages.kind,
  element: auditFindings.element,
  values: auditFindings.values,
  firstSeenAt: auditFindings.firstSeenAt,
  solvedAt: auditFindings.solvedAt,
}
const bySeverity = sql`array_position(array['critical', 'error', 'warning', 'notice'], ${auditFindings.severity})`

type FindingsWanted = Pick<FindingsQuery, 'area' | 'check' | 'state'> & { baseline: number | null }

const findingsWhere = ({ area, check, state, baseline }: FindingsWanted) =>
  and(eq(auditFindings.area, area), check ? eq(auditFindings.check, check) : undefined, STATES[state](baseline))

export function countFindings(db: Db, wanted: FindingsWanted): Promise<number> {
  return db.$count(auditFindings, findingsWhere(wanted))
}

export function listFindings(db: Db, wanted: FindingsWanted, limit: number, offset: number) {
  return db
    .select(findingColumns)
    .from(auditFindings)
    .leftJoin(auditPages, eq(auditPages.address, auditFindings.address))
    .where(findingsWhere(wanted))
    .orderBy(bySeverity, auditFindings.check, auditFindings.address, auditFindings.fingerprint)
    .limit(limit)
    .offset(offset)
}

/** Open findings of one page, of both areas. */
export function listFindingsOf(db: Db, address: string, limit: number) {
  return db
    .select(findingColumns)
    .from(auditFindings)
    .leftJoin(auditPages, eq(auditPages.address, auditFindings.address))
    .where(and(eq(auditFindings.address, address), isOpen))
    .orderBy(desc(auditFindings.area), bySeverity, auditFindings.check, auditFindings.fingerprint)
    .limit(limit)
}

export const hasIdealTextRatio = sql<boolean>`${auditPages.contentRatio} between ${IDEAL_TEXT_RATIO.min}::real and ${IDEAL_TEXT_RATIO.max}::real`

export async function countAuditedPages(db: Db) {
  const [row] = await db.select({ pages: count(), ideal: countWhere(hasIdealTextRatio) }).from(auditPages)
  return expectDefined(row, 'counts')
}

export async function countAnswers(db: Db) {
  const [row] = await db
    .select({ questions: count(), answered: countWhere(sql`${auditAnswers.isAnswered}`) })
    .from(auditAnswers)
  return expectDefined(row, 'counts')
}
