import { createHash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { pageCacheHits } from '#platform/server/metrics.ts'
import type { AnswerFacts } from '../../model/answers/answer-facts.ts'
import type { AuditResult, PlacedFinding } from '../../model/apply-checks.ts'
import { auditErrors } from '../../model/audit.errors.ts'
import type { AuditFacts } from '../../model/check.ts'
import type { AuditedPage } from '../../model/digest/page-digest.ts'
import { HEARTBEAT_TIMEOUT_MS, type RunTrigger } from '../../model/run.ts'
import { scoreOf } from '../../model/score.ts'
import type { ReadPage } from '../../model/site-state.ts'
import { answerQuestions, storePassages } from '../answers/answerability.service.ts'
import { readChecksVersion } from './checks-version.service.ts'
import { compareSite } from './compare-site.service.ts'
import { type Heartbeat, Interrupted, withHeartbeat } from './heartbeat.service.ts'
import { createPageReader } from './page-reader.service.ts'
import { readPageViews } from './page-views.service.ts'
import * as repo from './run.repo.ts'

/** Data of other slices. Composed in `src/server`, because slices cannot import each other. */
export type AuditSource = {
  /** Every public page in every language. */
  listPages(ctx: Context): Promise<AuditedPage[]>
  getFacts(ctx: Context): Promise<AuditFacts>
  getAnswerFacts(ctx: Context): Promise<Record<Locale, AnswerFacts>>
}

/** Rows per statement. */
const BATCH = 200

/** `changed`: tags that were invalidated; `pages`: addresses to read. Without either all pages are read. */
export const auditRunJob = {
  name: 'audit-run',
  schema: z.object({ run: z.int(), changed: z.array(z.string()).optional(), pages: z.array(z.string()).optional() }),
}

type StartOptions = {
  /** Tags that were invalidated; without them all pages are read. */
  changed?: string[] | undefined
  /** Addresses to read, and no others. */
  pages?: string[]
  /** When it begins; at once without it. */
  at?: Date
}

/** Starts a run in the background. Resolves to its number. */
export async function startAudit(
  { db, now, enqueue }: Context,
  trigger: RunTrigger,
  { changed, pages, at: begin }: StartOptions = {},
): Promise<{ run: number }> {
  return db.transaction(async (tx) => {
    const at = now()
    await repo.closeInterrupted(tx, { now: at, silentSince: new Date(at.getTime() - HEARTBEAT_TIMEOUT_MS) })
    const run = await repo.insertRun(tx, { trigger, isFull: changed === undefined && pages === undefined, at })
    if (run === undefined) throw auditErrors.AUDIT_RUNNING()
    await enqueue(tx, auditRunJob, { run, ...(changed ? { changed } : {}), ...(pages ? { pages } : {}) }, begin)
    return { run }
  })
}

type RunData = z.infer<typeof auditRunJob.schema>
/** `progress` is written with the next heartbeat. */
type Reading = { heartbeat: Heartbeat; progress: { pagesTotal: number; pagesDone: number } }

/** Reads pages, compares all of them, and stores what was found. A failure is stored with the run, not thrown. */
export async function performAudit(ctx: Context, source: AuditSource, { run, ...wanted }: RunData): Promise<void> {
  try {
    const progress = { pagesTotal: 0, pagesDone: 0 }
    const result = await withHeartbeat(
      ctx,
      (heartbeatAt) => repo.updateRunning(ctx.db, run, { ...progress, heartbeatAt }),
      (heartbeat) => audit(ctx, source, { run, ...wanted, heartbeat, progress }),
    )
    await storeResult(ctx, run, result)
  } catch (err) {
    ctx.log.error({ err, run }, 'audit failed')
    const failure = err instanceof Interrupted ? 'interrupted' : 'failed'
    await repo.updateRunning(ctx.db, run, { finishedAt: ctx.now(), failure })
  }
}

async function audit(
  ctx: Context,
  source: AuditSource,
  { run, changed, pages: chosen, ...reading }: RunData & Reading,
): Promise<AuditResult> {
  const listed = await source.listPages(ctx)
  const wanted = chosen ? listed.filter(({ address }) => chosen.includes(address)) : listed
  await readPages(ctx, changed ? await outdated(ctx, listed, changed) : wanted, reading)
  const pages = await withoutRemoved(ctx, source, listed)
  await repo.deleteOtherPages(ctx.db, pages)
  const answers = await answerQuestions(ctx, await source.getAnswerFacts(ctx))
  return compareSite(ctx, run, pages, { facts: await source.getFacts(ctx), answers, views: await readPageViews(ctx) })
}

/** Pages that were removed while the run read them, such as those of the demo, are no findings. */
async function withoutRemoved(ctx: Context, source: AuditSource, listed: AuditedPage[]): Promise<AuditedPage[]> {
  const existing = new Set((await source.listPages(ctx)).map(({ address }) => address))
  return listed.filter(({ address }) => existing.has(address))
}

/** One transaction. The row of the run is updated first: its lock prevents other runs from starting until the commit. */
async function storeResult({ db, now }: Context, run: number, { findings, checks }: AuditResult): Promise<void> {
  const at = now()
  const scores = { seoScore: scoreOf('seo', checks), aiScore: scoreOf('ai', checks) }
  const checksVersion = await readChecksVersion()
  const identified = findings.map((finding) => ({ fingerprint: fingerprintOf(finding), ...finding }))
  const unique = [...new Map(identified.map((one) => [one.fingerprint, one])).values()]
  await db.transaction(async (tx) => {
    const isOpen = await repo.updateRunning(tx, run, { finishedAt: at, ...scores, checks, checksVersion })
    if (!isOpen) throw new Interrupted('the run was closed')
    for (let start = 0; start < unique.length; start += BATCH)
      await repo.saveFindings(tx, unique.slice(start, start + BATCH), { run, at })
    await repo.deleteRemovedChecks(
      tx,
      checks.map(({ check }) => check),
    )
    await repo.solveOthers(tx, { run, at })
    await repo.deleteOldHistory(tx, at)
  })
}

async function outdated({ db }: Context, pages: AuditedPage[], changed: string[]): Promise<AuditedPage[]> {
  const upToDate = new Set(await repo.listUpToDate(db, changed))
  return pages.filter(({ address }) => !upToDate.has(address))
}

/** Pages per transaction: a commit of the embedded database syncs to disk and blocks other statements. */
const PAGES_PER_COMMIT = 10
/**
 * Pages that are read at the same time (while the worker parses one, the event loop renders the next), and the pause after
 * each, as a share of its time. A run over thousands of pages must end within minutes.
 */
const paceFor = (pages: number) => (pages < 300 ? { readers: 2, idleShare: 1 } : { readers: 4, idleShare: 0 })
/**
 * Cached pages per second above which visitors come first: reading one page takes the event loop as long as hundreds of
 * cached responses. All readers together then work for this share of the time.
 */
const BUSY = { cachedPages: 500, share: 0.2 }
/** The end of the process waits for it. */
const MAX_PAUSE_MS = 2000

async function readPages(ctx: Context, pages: AuditedPage[], { progress, heartbeat }: Reading): Promise<void> {
  const read = createPageReader(ctx)
  const rest = pages.values()
  const { readers, idleShare } = paceFor(pages.length)
  let unsaved: (repo.StoredPage & Pick<ReadPage, 'title' | 'passages'>)[] = []

  async function readNext(): Promise<void> {
    for (const page of rest) {
      heartbeat.assertOpen()
      const start = performance.now()
      const cachedPages = await countCachedPages()
      const content = await read(page)
      // Separate statement: `save` may replace the list during `await`.
      unsaved.push({ page, ...content, checkedAt: ctx.now() })
      progress.pagesDone++
      if (unsaved.length >= PAGES_PER_COMMIT) await save()
      const took = performance.now() - start
      const isBusy = (await countCachedPages()) - cachedPages > (BUSY.cachedPages * took) / 1000
      await pause(Math.min(took * (isBusy ? readers / BUSY.share - 1 : idleShare), MAX_PAUSE_MS))
    }
  }

  async function save(): Promise<void> {
    const batch = unsaved
    unsaved = []
    if (batch.length === 0) return
    await ctx.db.transaction(async (tx) => {
      await storePassages(tx, batch)
      await repo.savePages(tx, batch)
    })
  }

  progress.pagesTotal = pages.length
  await heartbeat.beat()
  await Promise.all(Array.from({ length: readers }, readNext))
  await save()
  await heartbeat.beat()
}

async function countCachedPages(): Promise<number> {
  const { values } = await pageCacheHits.get()
  return values[0]?.value ?? 0
}

function fingerprintOf({ check, address, element }: PlacedFinding): string {
  return createHash('sha256')
    .update(JSON.stringify([check, address, element]))
    .digest('base64url')
    .slice(0, 22)
}
