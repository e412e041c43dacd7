import { LRUCache } from 'lru-cache'
import { addDays } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { METRICS, type Metric } from '../../model/event.schema.ts'
import { boundsOf, bucketsOf, type Period, previousPeriod } from '../../model/period.ts'
import { type BuildSample, findChanges, lastChanges } from '../../model/vitals/regression.ts'
import type { ValueCount } from '../../model/vitals/vitals.ts'
import {
  distributionOf,
  MAX_CHANGE_DAYS,
  MAX_PLACE_DAYS,
  type SlowElements,
  seriesResolution,
  type VitalChanges,
  type VitalDimension,
  type VitalsBreakdown,
  type VitalsQuery,
  type VitalsReport,
} from '../../model/vitals/vitals-report.schema.ts'
import { listDeployments } from '../collect/deployment.repo.ts'
import { chooseSource, openFigures } from '../figures/figure-source.service.ts'
import { countClosedSpans } from './vital-counts.service.ts'
import * as repo from './vitals.repo.ts'

const MAX_ROWS = 50
const MAX_ELEMENTS = 12
/** A build is compared with builds measured up to this many days before the period. */
const BASELINE_DAYS = 28

export async function getVitalsReport(
  ctx: Context,
  { from, to, figures, ...filter }: VitalsQuery,
): Promise<VitalsReport> {
  const { source, isExample, tables, zone } = await openFigures(ctx, { figures })
  const period = { from, to }
  const resolution = seriesResolution(period)
  const buckets = bucketsOf(period, resolution)
  const before = boundsOf(previousPeriod(period), zone)
  // The first and the last bucket may be only partly inside the period.
  const ends = [...buckets.slice(1).map((bucket) => addDays(bucket, -1)), to]
  const spans = buckets.map((bucket, index) =>
    boundsOf({ from: bucket < from ? from : bucket, to: ends[index] as string }, zone),
  )
  const [[previous, ...series], started] = await Promise.all([
    countClosedSpans(ctx, source, [before, ...spans], filter),
    listDeployments(ctx.db, tables, boundsOf(period, zone)),
  ])
  return {
    isExample,
    resolution,
    buckets,
    metrics: METRICS.map((metric) => {
      const perBucket = series.map((counts) => counts.get(metric) ?? [])
      const { ratings: _, ...earlier } = distributionOf(metric, previous?.get(metric) ?? [])
      return {
        metric,
        ...distributionOf(metric, perBucket.flat()),
        previous: earlier,
        series: perBucket.map((values) => distributionOf(metric, values).p75),
      }
    }),
    deployments: started.map(({ number, startedAt }) => ({ build: number, date: toLocal(startedAt, zone).date })),
  }
}

export async function getVitalBreakdown(
  ctx: Context,
  { from, to, figures, metric, by, ...filter }: VitalsQuery & { metric: Metric; by: VitalDimension },
): Promise<VitalsBreakdown> {
  const { isExample, tables, zone } = await openFigures(ctx, { figures })
  const counted = await repo.countVitalsBy(ctx.db, tables, metric, by, boundsOf({ from, to }, zone), filter)
  const rows = [...Map.groupBy(counted, ({ key }) => key)].map(([value, values]) => ({
    value,
    ...distributionOf(metric, values),
  }))
  rows.sort((one, other) => other.samples - one.samples)
  return { isExample, rows: rows.slice(0, MAX_ROWS) }
}

export async function getSlowElements(
  ctx: Context,
  { from, to, figures, metric, ...filter }: VitalsQuery & { metric: Metric },
): Promise<SlowElements> {
  const { isExample, tables, zone } = await openFigures(ctx, { figures })
  const span = boundsOf(lastDays({ from, to }, MAX_PLACE_DAYS), zone)
  const found = await repo.findSlowElements(ctx.db, tables, metric, span, filter, MAX_ELEMENTS)
  return {
    isExample,
    rows: found.map(({ samples, p75, ...place }) => {
      const { rating } = distributionOf(metric, [{ value: p75, count: samples }])
      return { ...place, samples, p75, rating }
    }),
  }
}

/** Cached for an hour: comparing every route of every build is the slowest report. */
const changeCaches = new WeakMap<Context, LRUCache<string, Promise<VitalChanges>>>()

export async function getBuildChanges(ctx: Context, query: VitalsQuery): Promise<VitalChanges> {
  // Example figures are few, and end when the demo is removed.
  if ((await chooseSource(ctx, query)) === 'example') return compareBuilds(ctx, query)
  const cache = changeCaches.get(ctx) ?? new LRUCache({ max: 50 })
  changeCaches.set(ctx, cache)
  const key = JSON.stringify([Math.floor(ctx.now().getTime() / HOUR_MS), query])
  const found = cache.get(key) ?? compareBuilds(ctx, query)
  cache.set(key, found)
  found.catch(() => cache.delete(key))
  return found
}

async function compareBuilds(ctx: Context, { from, to, figures, ...filter }: VitalsQuery): Promise<VitalChanges> {
  const { isExample, tables, zone } = await openFigures(ctx, { figures })
  const period = boundsOf(lastDays({ from, to }, MAX_CHANGE_DAYS), zone)
  const span = { start: new Date(period.start.getTime() - BASELINE_DAYS * DAY_MS), end: period.end }
  const [counted, started] = await Promise.all([
    // The build filter would exclude the previous build, which is the baseline.
    repo.countByBuild(ctx.db, tables, span, { ...filter, build: undefined }),
    listDeployments(ctx.db, tables, period),
  ])
  const candidates = new Set(started.map(({ number }) => number).filter((build) => build === (filter.build ?? build)))
  const changes = findChanges(samplesOf(counted), (build) => candidates.has(build))
  const last = new Set(lastChanges(changes))
  const marked = changes.map((change) => ({ ...change, isLast: last.has(change) })).reverse()
  return { isExample, changes: marked }
}

function samplesOf(rows: (Omit<BuildSample, 'values'> & ValueCount)[]): BuildSample[] {
  const groups = Map.groupBy(rows, ({ metric, route, device, build }) => [metric, device, build, route].join(' '))
  return [...groups.values()].flatMap((values) => values.slice(0, 1).map((first) => ({ ...first, values })))
}

function lastDays({ from, to }: Period, days: number): Period {
  const first = addDays(to, 1 - days)
  return { from: first > from ? first : from, to }
}
