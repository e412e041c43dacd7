import { LRUCache } from 'lru-cache'
import { expectDefined } from '#kernel/app-error.ts'
import { DAY_MS, HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Metric } from '../../model/event.schema.ts'
import type { FigureSource } from '../../model/figure-source.ts'
import type { TimeRange } from '../../model/period.ts'
import type { ValueCount } from '../../model/vitals/vitals.ts'
import type { VitalFilter } from '../../model/vitals/vitals-report.schema.ts'
import { FIGURE_TABLES } from '../figures/figure-tables.ts'
import { countValues } from './vitals.repo.ts'

type SpanCounts = Map<Metric, ValueCount[]>

/** Events arrive at most a day late; after two days a span of the rollup no longer changes. */
const CLOSED_AFTER_MS = 2 * DAY_MS
const TTL_MS = HOUR_MS
/** Cache size in value counts; about 20 MB. */
const MAX_VALUES = 400_000

const caches = new WeakMap<Context, LRUCache<string, SpanCounts>>()

/**
 * Value counts per metric of spans that follow each other. Closed spans are cached, because a year has more than a
 * million rows and only its last days change. The others are counted by one query.
 */
export async function countClosedSpans(
  ctx: Context,
  source: FigureSource,
  spans: TimeRange[],
  filter: VitalFilter,
): Promise<SpanCounts[]> {
  // Example figures are few, and end when the demo is removed.
  if (source === 'example') return countOpenSpans(ctx, source, spans, filter)
  const cache = caches.get(ctx) ?? createCache()
  caches.set(ctx, cache)
  const keys = spans.map(({ start, end }) => JSON.stringify([start, end, filter]))
  const known = keys.map((key) => cache.get(key))

  const first = known.indexOf(undefined)
  if (first === -1) return known as SpanCounts[]
  const last = known.lastIndexOf(undefined)
  const counted = await countOpenSpans(ctx, source, spans.slice(first, last + 1), filter)
  return spans.map((span, index) => {
    const counts = known[index] ?? (counted[index - first] as SpanCounts)
    if (ctx.now().getTime() - span.end.getTime() > CLOSED_AFTER_MS) cache.set(keys[index] as string, counts)
    return counts
  })
}

async function countOpenSpans(
  ctx: Context,
  source: FigureSource,
  spans: TimeRange[],
  filter: VitalFilter,
): Promise<SpanCounts[]> {
  const starts = spans.map(({ start }) => start)
  const counts: SpanCounts[] = spans.map(() => new Map())
  const { end } = expectDefined(spans.at(-1), 'last span')
  const rows = await countValues(ctx.db, FIGURE_TABLES[source], starts, end, filter)
  for (const { bucket, metric, value, count } of rows) {
    const values = counts[bucket]?.get(metric)
    if (values) values.push({ value, count })
    else counts[bucket]?.set(metric, [{ value, count }])
  }
  return counts
}

function createCache(): LRUCache<string, SpanCounts> {
  return new LRUCache({
    maxSize: MAX_VALUES,
    ttl: TTL_MS,
    sizeCalculation: (counts) => [...counts.values()].reduce((sum, values) => sum + values.length, 1),
  })
}
