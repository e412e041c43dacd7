import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import type { DeviceClass, Metric } from '../../model/event.schema.ts'
import type { TimeRange } from '../../model/period.ts'
import { MIN_SAMPLES } from '../../model/vitals/regression.ts'
import { MIN_PLACE_SAMPLES, type VitalDimension, type VitalFilter } from '../../model/vitals/vitals-report.schema.ts'
import type { FigureTables } from '../figures/figure-tables.ts'

type VitalsTable = FigureTables['vitalHours']
/** The tables that a query reads: measured figures or examples. */
type VitalFigures = Pick<FigureTables, 'vitalHours'>

const samples = ({ count }: VitalsTable) => sql<number>`sum(${count})::int`

function matchesVitals(vitalHours: VitalsTable, { start, end }: TimeRange, filter: VitalFilter, ...more: SQL[]): SQL {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined)
  return and(
    gte(vitalHours.hour, start),
    lt(vitalHours.hour, end),
    ...chosen.map(([dimension, value]) => eq(vitalHours[dimension as VitalDimension], value)),
    ...more,
  ) as SQL
}

/** How often each value was measured in each bucket; `bucket` counts the starts from 0. */
export async function countValues(
  db: Db,
  { vitalHours }: VitalFigures,
  starts: Date[],
  end: Date,
  filter: VitalFilter,
) {
  const edges = sql.param(starts.map((start) => start.toISOString()))
  const bucket = sql<number>`width_bucket(${vitalHours.hour}, ${edges}::timestamptz[]) - 1`.as('bucket')
  return db
    .select({ bucket, metric: sql<Metric>`${vitalHours.metric}`, value: vitalHours.value, count: samples(vitalHours) })
    .from(vitalHours)
    .where(matchesVitals(vitalHours, { start: starts[0] as Date, end }, filter))
    .groupBy(sql`bucket`, vitalHours.metric, vitalHours.value)
}

/** How often each value of a metric was measured for each value of a dimension. */
export async function countVitalsBy(
  db: Db,
  { vitalHours }: VitalFigures,
  metric: Metric,
  dimension: VitalDimension,
  span: TimeRange,
  filter: VitalFilter,
) {
  const column = vitalHours[dimension]
  return db
    .select({ key: sql<string | null>`${column}::text`, value: vitalHours.value, count: samples(vitalHours) })
    .from(vitalHours)
    .where(matchesVitals(vitalHours, span, filter, eq(vitalHours.metric, metric)))
    .groupBy(column, vitalHours.value)
}

/** The places with the highest p75. */
export async function findSlowElements(
  db: Db,
  { vitalHours }: VitalFigures,
  metric: Metric,
  span: TimeRange,
  filter: VitalFilter,
  limit: number,
) {
  const { route, language, target, phase, value } = vitalHours
  const counted = db
    .select({ route, language, target, phase, value, count: samples(vitalHours).as('n') })
    .from(vitalHours)
    .where(matchesVitals(vitalHours, span, filter, eq(vitalHours.metric, metric)))
    .groupBy(route, language, target, phase, value)
  type Row = { route: string; language: Locale; target: string | null; phase: string | null }
  const { rows } = await db.execute<Row & { samples: number; p75: number }>(sql`
    select route, language, target, phase, max(total)::int as samples,
      min(value) filter (where until_here >= 0.75 * total) as p75
    from (
      select *, sum(n) over (place order by value) as until_here, sum(n) over place as total
      from (${counted}) counted
      window place as (partition by route, language, target, phase)
    ) ranked
    group by route, language, target, phase
    having max(total) >= ${MIN_PLACE_SAMPLES}
    order by p75 desc, samples desc, route, language, target, phase
    limit ${limit}`)
  return rows
}

/** Value counts per build, of the builds with enough samples on a route and device class. Legacy FID is left out. */
export async function countByBuild(db: Db, { vitalHours }: VitalFigures, span: TimeRange, filter: VitalFilter) {
  const { metric, route, device, build, value } = vitalHours
  const counted = db
    .select({ metric, route, device, build, value, count: samples(vitalHours).as('n') })
    .from(vitalHours)
    .where(matchesVitals(vitalHours, span, filter, sql`${build} is not null`, ne(metric, 'FID')))
    .groupBy(metric, route, device, build, value)
  type Row = { metric: Metric; route: string; device: DeviceClass; build: number; value: number; count: number }
  const { rows } = await db.execute<Row>(sql`
    with counted as (${counted}),
    large as (
      select metric, route, device, build from counted
      group by metric, route, device, build having sum(n) >= ${MIN_SAMPLES}
    )
    select metric, route, device, build, value, n as count from counted join large using (metric, route, device, build)`)
  return rows
}
