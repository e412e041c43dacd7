import { getCompany } from '#features/settings/server/company.service.ts'
import { getSetting } from '#features/settings/server/setting.service.ts'
import { toLocal } from '#kernel/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { GOALS, type Goal } from '../../model/event.schema.ts'
import type { FigureSource, FiguresQuery } from '../../model/figure-source.ts'
import { goalsSetting } from '../../model/goals/goals.schema.ts'
import { ignoresRobots, purposeOf } from '../../model/match-crawler.ts'
import { boundsOf, daysIn, type Period, type TimeRange } from '../../model/period.ts'
import { reportPeriods } from '../../model/report-periods.ts'
import {
  type CrawlerReport,
  FUNNEL_STEPS,
  type Funnel,
  type LiveVisitors,
  MAX_DAYS_WITH_ROW_VISITORS,
  type VisitBreakdown,
  type VisitBreakdownQuery,
  type VisitBreakdownRow,
  type VisitorsQuery,
  type VisitorsReport,
  type VisitTotals,
} from '../../model/visitors-report.schema.ts'
import { listDeployments } from '../collect/deployment.repo.ts'
import { countOpenedPages, listCrawledPages } from '../collect/page-requests.repo.ts'
import { sumSources } from '../crawlers/crawler-ranges.repo.ts'
import { chooseSource, knownUntil, openFigures } from '../figures/figure-source.service.ts'
import { FIGURE_TABLES } from '../figures/figure-tables.ts'
import { countExampleGoals } from './example-goals.service.ts'
import * as goalsRepo from './goals.repo.ts'
import * as repo from './visitors.repo.ts'

/** Live visitors have opened a page in the last five minutes. */
const LIVE_MS = 300_000
const TOP_CRAWLED_PAGES = 5

/** Goals that were reached in a time range, with and without consent. */
export type CountGoals = (db: Db, range: TimeRange) => Promise<Record<Goal, number>>

export async function getVisitorsReport(
  ctx: Context,
  query: VisitorsQuery,
  countGoals: CountGoals,
): Promise<VisitorsReport> {
  const { from, to, resolution, figures, ...filters } = query
  const { source, isExample, tables, zone } = await openFigures(ctx, { figures })
  const { buckets, spans, ...bounds } = reportPeriods({ from, to }, resolution, zone, knownUntil(ctx, source, zone))
  const periods = { ...bounds, filters }
  const countAll = isExample ? countExampleGoals : countGoals
  const { goals: own } = await getSetting(ctx, goalsSetting)
  const [counted, [visitors, previousVisitors], goals, ownCounts, [total, previousTotal], deployments, shares, since] =
    await Promise.all([
      repo.readReport(ctx.db, (tx) => repo.countBySpan(tx, tables, spans, filters)),
      repo.readReport(ctx.db, (tx) =>
        Promise.all([
          repo.countVisitors(tx, tables, bounds.current, filters),
          repo.countVisitors(tx, tables, bounds.previous, filters),
        ]),
      ),
      goalsRepo.countGoals(ctx.db, tables, periods),
      goalsRepo.countOwnGoals(ctx.db, tables, periods, own),
      Promise.all([countAll(ctx.db, bounds.current), countAll(ctx.db, bounds.previous)]),
      listDeployments(ctx.db, tables, bounds.current),
      Promise.all([getConsentShare(ctx, source, bounds.current), getConsentShare(ctx, source, bounds.previous)]),
      repo.findFirstVisit(ctx.db, tables),
    ])
  const until = knownUntil(ctx, source, zone)
  const isMeasuredIn = (span: TimeRange | undefined) =>
    Boolean(since && span && span.start < span.end && span.end > since && span.start < until)
  const [before, during] = [counted.slice(0, buckets.length), counted.slice(buckets.length)]
  const totals = totalsOf(visitors, during)
  return {
    isExample,
    hasData: since !== null,
    totals,
    previous: totalsOf(previousVisitors, before),
    series: buckets.map(({ date, previousDate, hour }, index) => ({
      date,
      ...(hour === undefined ? {} : { hour }),
      ...pointOf(during[index], isMeasuredIn(spans[buckets.length + index])),
      previous: { date: previousDate, ...pointOf(before[index], isMeasuredIn(spans[index])) },
    })),
    deployments: deployments.map(({ number, startedAt }) => ({ number, date: toLocal(startedAt, zone).date })),
    goals: GOALS.map((goal) => {
      const visitsWith = (isCurrent: boolean) =>
        goals.find((row) => row.goal === goal && row.isCurrent === isCurrent)?.visits ?? 0
      const visits = visitsWith(true)
      return {
        goal,
        visits,
        share: share(visits, totals.visits),
        previousVisits: visitsWith(false),
        total: total[goal],
        previousTotal: previousTotal[goal],
      }
    }),
    ownGoals: own.map(({ id, name, kind }, at) => {
      const { visits = 0, previousVisits = 0 } = ownCounts[at] ?? {}
      return { id, name, kind, visits, share: share(visits, totals.visits), previousVisits }
    }),
    consentShare: shares[0],
    previousConsentShare: shares[1],
  }
}

/**
 * Share of the visits in a period that allowed measuring, from 0 to 1; null when the server counted no visit. An
 * estimate: the README of this slice describes how the two counts differ.
 */
export async function getConsentShare(
  { db }: Pick<Context, 'db'>,
  source: FigureSource,
  bounds: TimeRange,
): Promise<number | null> {
  const tables = FIGURE_TABLES[source]
  const [measured, opened] = await Promise.all([
    repo.countVisits(db, tables, bounds),
    countOpenedPages(db, tables, bounds),
  ])
  return opened === 0 ? null : Math.min(1, measured / opened)
}

/** Without measuring the counts are missing; with it, nobody is zero. */
function pointOf({ visitors, visits, views } = repo.NO_VISITS, isMeasured: boolean) {
  return isMeasured ? { visitors, visits, views } : { visitors: null, visits: null, views: null }
}

/** Visitors of the period are counted separately: one visitor can be in several buckets. */
function totalsOf(visitors: number, buckets: repo.VisitCounts[]): VisitTotals {
  const sum = (of: 'visits' | 'views' | 'bounces' | 'seconds') => buckets.reduce((all, bucket) => all + bucket[of], 0)
  const visits = sum('visits')
  const views = sum('views')
  return {
    visitors,
    visits,
    views,
    viewsPerVisit: share(views, visits),
    bounceRate: share(sum('bounces'), visits),
    visitSeconds: share(sum('seconds'), visits),
  }
}

/** null when the whole is 0. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

export async function getVisitBreakdown(
  ctx: Context,
  { from, to, by, limit, figures, ...filters }: VisitBreakdownQuery,
): Promise<VisitBreakdown> {
  const { isExample, tables, zone } = await openFigures(ctx, { figures })
  const bounds = boundsOf({ from, to }, zone)
  const hasVisitors = daysIn({ from, to }) <= MAX_DAYS_WITH_ROW_VISITORS
  const rows = await repo.readReport(ctx.db, async (tx): Promise<VisitBreakdownRow[]> => {
    const breakdown = { bounds, filters, limit, hasVisitors }
    return repo.isListDimension(by)
      ? repo.countListed(tx, tables, by, breakdown)
      : repo.countVisitsBy(tx, tables, by, breakdown)
  })
  return { isExample, rows }
}

export async function getFunnel(
  ctx: Context,
  { from, to, resolution: _, figures, ...filters }: VisitorsQuery,
): Promise<Funnel> {
  const { isExample, tables, zone } = await openFigures(ctx, { figures })
  const visits = await repo.countFunnel(ctx.db, tables, boundsOf({ from, to }, zone), filters)
  return { isExample, steps: FUNNEL_STEPS.map((step) => ({ step, visits: visits[step] })) }
}

export async function getCrawlerReport(
  ctx: Pick<Context, 'db' | 'env'>,
  { figures, ...period }: Period & FiguresQuery,
): Promise<CrawlerReport> {
  const { db } = ctx
  const source = await chooseSource(ctx, { figures })
  const { timeZone } = await getCompany({ db })
  const bounds = boundsOf(period, timeZone)
  const rows = await listCrawledPages(db, FIGURE_TABLES[source], bounds, TOP_CRAWLED_PAGES)
  const sources = new Map((source === 'own' ? await sumSources(db, bounds) : []).map((one) => [one.client, one]))
  return [...Map.groupBy(rows, ({ client }) => client)].map(([name, pages]) => ({
    isExample: source === 'example',
    name,
    purpose: purposeOf(name),
    // Forged requests say nothing about the crawler.
    ignoresRobots: sources.get(name)?.verified !== 0 && ignoresRobots(name, pages[0]?.hasExcluded ?? false),
    verified: sources.get(name)?.verified ?? null,
    outside: sources.get(name)?.outside ?? null,
    requests: pages[0]?.total ?? 0,
    lastSeen: new Date((pages[0]?.lastSeen ?? 0) * 1000).toISOString(),
    topPages: pages.map(({ path, requests }) => ({ path, requests })),
  }))
}

export async function getLiveVisitors({ db, now }: Context): Promise<LiveVisitors> {
  const pages = await repo.countLive(db, new Date(now().getTime() - LIVE_MS))
  return { visitors: pages.reduce((sum, { visitors }) => sum + visitors, 0), pages }
}
