import { LRUCache } from 'lru-cache'
import type { Context } from '#platform/server/context.ts'
import { METRICS, type Metric } from '../model/event.ts'
import type { ValueCount } from '../model/vitals.ts'
import type { VitalFilter } from '../model/vitals-report.ts'
import { countValues, type Span } from './vitals.repo.ts'

type SpanCounts = Map<Metric, ValueCount[]>

/** Events arrive at most a day late; after two days an hour of the rollup no longer changes. */
const CLOSED_AFTER_MS = 2 * 86_400_000
const DAY_MS = 86_400_000
/** Value counts, about 20 MB. */
const MAX_VALUES = 400_000

const caches = new WeakMap<Context, LRUCache<string, SpanCounts>>()

/**
 * Value counts per metric of spans that follow each other. What no longer changes is cached, because a year has more than a
 * million rows: whole spans, and of the span that holds today the part before.
 */
export async function countSpans(ctx: Context, spans: Span[], filter: VitalFilter): Promise<SpanCounts[]> {
  const cache = caches.get(ctx) ?? createCache()
  caches.set(ctx, cache)
  const closedUntil = new Date(Math.floor((ctx.now().getTime() - CLOSED_AFTER_MS) / DAY_MS) * DAY_MS)
  const parts = spans.map((span) => splitAt(span, closedUntil))
  const keyOf = ({ start, end }: Span) => JSON.stringify([start, end, filter])

  const counts = new Map(parts.flat().map((part) => [part, cache.get(keyOf(part))]))
  const counted = runsOf([...counts].map(([part, known]) => (known ? undefined : part))).map((run) =>
    countRun(ctx, run, filter),
  )
  for (const [part, found] of (await Promise.all(counted)).flat()) {
    counts.set(part, found)
    if (part.end <= closedUntil) cache.set(keyOf(part), found)
  }
  return parts.map((ofSpan) => merged(ofSpan.map((part) => counts.get(part)!)))
}

function splitAt({ start, end }: Span, instant: Date): Span[] {
  if (instant <= start || instant >= end) return [{ start, end }]
  return [
    { start, end: instant },
    { start: instant, end },
  ]
}

/** Neighbours are counted by one query. */
function runsOf(parts: (Span | undefined)[]): Span[][] {
  const runs: Span[][] = []
  for (const [index, part] of parts.entries()) {
    if (!part) continue
    if (index > 0 && parts[index - 1]) runs.at(-1)!.push(part)
    else runs.push([part])
  }
  return runs
}

async function countRun(ctx: Context, run: Span[], filter: VitalFilter): Promise<[Span, SpanCounts][]> {
  const starts = run.map(({ start }) => start)
  const counts: SpanCounts[] = run.map(() => new Map())
  for (const { bucket, metric, value, count } of await countValues(ctx.db, starts, run.at(-1)!.end, filter)) {
    const values = counts[bucket]?.get(metric)
    if (values) values.push({ value, count })
    else counts[bucket]?.set(metric, [{ value, count }])
  }
  return run.map((part, index) => [part, counts[index]!])
}

function merged(parts: SpanCounts[]): SpanCounts {
  if (parts.length === 1) return parts[0]!
  return new Map(METRICS.map((metric) => [metric, parts.flatMap((counts) => counts.get(metric) ?? [])]))
}

function createCache(): LRUCache<string, SpanCounts> {
  return new LRUCache({
    maxSize: MAX_VALUES,
    sizeCalculation: (counts) => [...counts.values()].reduce((sum, values) => sum + values.length, 1),
  })
}
