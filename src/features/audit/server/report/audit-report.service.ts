import type { Context } from '#platform/server/context.ts'
import { AI_CHECKS } from '../../model/ai-checks.ts'
import { auditErrors } from '../../model/audit.errors.ts'
import type { Area } from '../../model/check.ts'
import { structuredDataTypes } from '../../model/checks/structured-data-nodes.ts'
import { contentRatioOf, textRatioOf } from '../../model/digest/text-ratio.ts'
import { isForDeveloper } from '../../model/remedy.ts'
import {
  type AuditHistory,
  type AuditRun,
  type AuditSummary,
  type CheckReport,
  type FindingListReport,
  type FindingReport,
  type FindingsQuery,
  type PageDetailReport,
  type PageListReport,
  type PagesQuery,
  ROWS_PER_PAGE,
  type RunStatus,
} from '../../model/report.schema.ts'
import { HEARTBEAT_TIMEOUT_MS } from '../../model/run.ts'
import { SEO_CHECKS } from '../../model/seo-checks.ts'
import { pointsOf } from '../../model/weights.ts'
import * as repo from './audit-report.repo.ts'
import * as pagesRepo from './report-pages.repo.ts'

type Reads = Pick<Context, 'db' | 'now'>

/** Points that a page loses by failing a check. Those of the whole site cost a page nothing. */
const PAGE_COSTS = Object.fromEntries(
  [...SEO_CHECKS, ...AI_CHECKS]
    .filter((check) => check.scope === 'page' || !check.unitsOf)
    .map((check) => [check.id, pointsOf(check)]),
)

const MAX_HEADINGS = 100
const MAX_FINDINGS_OF_PAGE = 200

export async function getAuditSummary(ctx: Reads, area: Area): Promise<AuditSummary> {
  const { result, baseline, checks, counts } = await evaluate(ctx, area)
  const sum = (of: (one: (typeof counts)[number]) => number) => counts.reduce((total, one) => total + of(one), 0)
  const open = (severity: string) => sum((one) => (one.severity === severity ? one.open : 0))
  const [status, { pages, ideal }, answers, perKind] = await Promise.all([
    getRunStatus(ctx),
    repo.countAuditedPages(ctx.db),
    repo.countAnswers(ctx.db),
    repo.countFindingsPerKind(ctx.db, area),
  ])
  const forDeveloper = perKind.filter(({ check, kind }) => isForDeveloper(check, kind))
  return {
    score: result?.score ?? null,
    change: result && baseline ? result.score - baseline.score : null,
    baselineAt: baseline?.startedAt.toISOString() ?? null,
    result: result ? toRun(result) : null,
    status,
    checks: checks.filter(({ lost, failed }) => lost > 0 || failed > 0),
    findings: { critical: open('critical'), error: open('error'), warning: open('warning'), notice: open('notice') },
    forDeveloper: forDeveloper.reduce((total, one) => total + one.open, 0),
    fresh: sum(({ fresh }) => fresh),
    solved: sum(({ solved }) => solved),
    pages,
    pagesWithIdealTextRatio: ideal,
    answers,
  }
}

export async function listChecks(ctx: Reads, area: Area): Promise<CheckReport[]> {
  return (await evaluate(ctx, area)).checks
}

/** Oldest first. */
export async function getHistory({ db }: Reads, area: Area, limit: number): Promise<AuditHistory> {
  const runs = await repo.listFullRuns(db, area, limit)
  return runs.map(({ at, score, pages }) => ({ at: at.toISOString(), score, pages })).reverse()
}

export async function getRunStatus({ db, now }: Reads): Promise<RunStatus> {
  // Sequential: a run that ends between the two statements must be in one of the results.
  const unfinished = await repo.findRunning(db)
  const finished = await repo.findLastFinished(db)
  const isSilent = unfinished !== undefined && now().getTime() - unfinished.heartbeatAt.getTime() > HEARTBEAT_TIMEOUT_MS
  const last = isSilent ? { ...unfinished, failure: 'interrupted' } : finished
  return { running: unfinished && !isSilent ? toRun(unfinished) : null, last: last ? toRun(last) : null }
}

export async function listFindings(ctx: Reads, { page, ...query }: FindingsQuery): Promise<FindingListReport> {
  const wanted = { ...query, baseline: (await findComparison(ctx, query.area)).baseline?.id ?? null }
  const [total, rows] = await Promise.all([
    repo.countFindings(ctx.db, wanted),
    repo.listFindings(ctx.db, wanted, ROWS_PER_PAGE, (page - 1) * ROWS_PER_PAGE),
  ])
  return { total, rows: rows.map(toFinding) }
}

export async function listPages(ctx: Reads, { page, ...query }: PagesQuery): Promise<PageListReport> {
  const wanted = { ...query, costs: PAGE_COSTS }
  const [total, rows] = await Promise.all([
    pagesRepo.countFoundPages(ctx.db, wanted),
    pagesRepo.listPages(ctx.db, wanted, ROWS_PER_PAGE, (page - 1) * ROWS_PER_PAGE),
  ])
  return {
    total,
    rows: rows.map(({ criticals, errors, warnings, notices, words, weight, requests, ...row }) => ({
      ...row,
      findings: { critical: criticals, error: errors, warning: warnings, notice: notices },
      words: words ?? 0,
      weight: weight ?? 0,
      requests: requests ?? 0,
    })),
  }
}

export async function getPage({ db }: Reads, address: string): Promise<PageDetailReport> {
  const page = await pagesRepo.findPage(db, address)
  if (!page) throw auditErrors.PAGE_NOT_AUDITED()
  const { digest, checkedAt, ...named } = page
  const count = (link: RegExp) => digest.links.filter(({ href }) => link.test(href)).length
  return {
    ...named,
    checkedAt: checkedAt.toISOString(),
    status: digest.status,
    title: digest.title,
    description: digest.description,
    canonical: digest.canonical,
    robots: digest.robots,
    lang: digest.lang,
    languages: digest.hreflangs.map(({ lang }) => lang),
    headings: digest.headings.slice(0, MAX_HEADINGS),
    images: { total: digest.images.length, withoutAlt: digest.images.filter(({ alt }) => alt === null).length },
    // Not counted: places in the same page, email addresses, telephone numbers.
    links: { internal: count(/^\//), external: count(/^https?:/i) },
    structuredData: structuredDataTypes(digest.structuredData),
    htmlBytes: digest.htmlBytes,
    textBytes: digest.textBytes,
    contentRatio: contentRatioOf(digest),
    textRatio: textRatioOf(digest),
    words: digest.wordCount,
    readability: digest.readability,
    textLanguage: digest.textLanguage,
    weight: digest.transferBytes,
    requests: digest.resources.length + 1,
    modifiedAt: digest.modifiedAt,
    findings: (await repo.listFindingsOf(db, address, MAX_FINDINGS_OF_PAGE)).map(toFinding),
  }
}

/** The run that gave the score, and the full run that it is compared with. */
async function findComparison({ db }: Reads, area: Area) {
  const result = await repo.findResult(db, area)
  return { result, baseline: result && (await repo.findBaseline(db, area, result.id)) }
}

async function evaluate(ctx: Reads, area: Area) {
  const { result, baseline } = await findComparison(ctx, area)
  const counts = await repo.countFindingsPerCheck(ctx.db, area, baseline?.id ?? null)
  const countsOf = new Map(counts.map((one) => [one.check, one]))
  const checks = (result?.checks ?? [])
    .filter((one) => one.area === area)
    .map(({ check, severity, failed, of, lost }): CheckReport => {
      const { open = 0, fresh = 0 } = countsOf.get(check) ?? {}
      return { check, severity, failed, of, lost, findings: open, fresh }
    })
    .sort((a, b) => b.lost - a.lost || a.check.localeCompare(b.check))
  return { result, baseline, checks, counts }
}

type RunRow = Omit<NonNullable<Awaited<ReturnType<typeof repo.findRunning>>>, 'heartbeatAt'>

function toRun({ id, trigger, isFull, startedAt, finishedAt, failure, pagesTotal, pagesDone }: RunRow): AuditRun {
  const moments = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null }
  return { id, trigger, isFull, ...moments, failure, pagesTotal, pagesDone }
}

type FindingRow = Awaited<ReturnType<typeof repo.listFindings>>[number]

function toFinding({ firstSeenAt, solvedAt, kind, ...finding }: FindingRow): FindingReport {
  return {
    ...finding,
    isForDeveloper: isForDeveloper(finding.check, kind),
    firstSeenAt: firstSeenAt.toISOString(),
    solvedAt: solvedAt?.toISOString() ?? null,
  }
}
