import { and, count, countDistinct, desc, eq, gte, isNotNull, lt, min, or, type SQL, sql, sum } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { expectDefined } from '#kernel/app-error.ts'
import type { Db } from '#platform/server/db.ts'
import type { TimeRange } from '../../model/period.ts'
import type { Dimension, VisitFilters } from '../../model/visitors-report.schema.ts'
import { events } from '../analytics.table.ts'
import type { FigureTables } from '../figures/figure-tables.ts'

type VisitsTable = FigureTables['visits']
/** The tables that a query reads: measured figures or examples. */
export type VisitFigures = Pick<FigureTables, 'visits'>

/** The value of a breakdown by campaign; empty without any of the three parameters. */
function campaignName({ source, medium, campaign }: VisitsTable): SQL<string> {
  return sql`case when coalesce(${source}, ${medium}, ${campaign}) is null
    then '' else concat(${source}, ' / ', ${medium}, ' / ', ${campaign}) end`
}

export function startedWithin(visits: VisitsTable, { start, end }: TimeRange): SQL {
  return sql`(${gte(visits.startedAt, start)} and ${lt(visits.startedAt, end)})`
}

/** The values that breakdowns list and filters compare; empty without a referrer or campaign. */
const COLUMNS: { [Name in Exclude<Dimension, ListDimension>]: (visits: VisitsTable) => SQL<string> } = {
  entry: ({ entry }) => sql`${entry}`,
  exit: ({ exit }) => sql`${exit}`,
  referrer: ({ referrer }) => sql`coalesce(${referrer}, '')`,
  campaign: campaignName,
  country: ({ country }) => sql`coalesce(${country}, '')`,
  device: ({ device }) => sql`${device}`,
  browser: ({ browser }) => sql`${browser}`,
}

/** Visits of earlier versions have one language. */
const languagesOf = ({ languages, language }: VisitsTable) =>
  sql`(case when ${languages} = '{}' then array[${language}] else ${languages} end)`
const languageViewsOf = ({ languages, languageViews, views }: VisitsTable) =>
  sql`(case when ${languages} = '{}' then array[${views}] else ${languageViews} end)`

export function matchesVisit(visits: VisitsTable, filters: VisitFilters): SQL | undefined {
  const { page, goal, language, click, ...values } = filters
  const chosen = Object.entries(values).filter(([, value]) => value !== undefined)
  return and(
    page === undefined ? undefined : sql`${page} = any(${visits.paths})`,
    goal === undefined ? undefined : sql`${goal} = any(${visits.goals})`,
    language === undefined ? undefined : sql`${language} = any(${languagesOf(visits)})`,
    click === undefined ? undefined : sql`${click} = any(${visits.clicks})`,
    ...chosen.map(([name, value]) => sql`${COLUMNS[name as keyof typeof COLUMNS](visits)} = ${value}`),
  )
}

/** Reports sort and hash up to millions of rows: raises `work_mem` and disables JIT compilation. */
export function readReport<Result>(db: NodePgDatabase, read: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`)
    return read(tx)
  })
}

const whole = (expression: SQL) => sql<number>`${expression}::int`
const allViews = ({ views }: VisitsTable) => whole(sql`coalesce(sum(${views}), 0)`)
const distinctVisitors = ({ visitorHash }: VisitsTable) => whole(sql`count(distinct ${visitorHash})`)
const noVisitors = sql<null>`null::int`

/** One query per period: grouping by period would sort all visits before counting distinct visitors. */
export async function countVisitors(
  db: Db,
  { visits }: VisitFigures,
  bounds: TimeRange,
  filters: VisitFilters,
): Promise<number> {
  const [row] = await db
    .select({ visitors: distinctVisitors(visits) })
    .from(visits)
    .where(and(startedWithin(visits, bounds), matchesVisit(visits, filters)))
  return row?.visitors ?? 0
}

export type VisitCounts = { visitors: number; visits: number; views: number; bounces: number; seconds: number }

export const NO_VISITS: VisitCounts = { visitors: 0, visits: 0, views: 0, bounces: 0, seconds: 0 }
const visitCounts = (visits: VisitsTable) => sql`${distinctVisitors(visits)} as visitors, count(*)::int as visits,
  ${allViews(visits)} as views, (count(*) filter (where ${visits.views} = 1))::int as bounces,
  coalesce(sum(date_part('epoch', ${visits.endedAt} - ${visits.startedAt})), 0) as seconds`

/** Counts of each span, in their order. Spans do not overlap. */
export async function countBySpan(
  db: Db,
  { visits }: VisitFigures,
  spans: TimeRange[],
  filters: VisitFilters,
): Promise<VisitCounts[]> {
  const list = (edge: keyof TimeRange) =>
    sql`${sql.param(spans.map((span) => span[edge].toISOString()))}::timestamptz[]`
  const filter = matchesVisit(visits, filters)
  const [first, last] = [spans[0], spans.at(-1)]
  const { startedAt } = visits
  const number = sql`width_bucket(${startedAt}, ${list('start')})`
  // Without a filter: an index-only scan per span, each sorting only its own visitors, takes a third of the
  // time of sorting all visits by span and visitor. A filter needs the table, where one scan is faster.
  const { rows } = await db.execute<VisitCounts & { number: number }>(
    filter && first && last
      ? sql`select ${number} as number, ${visitCounts(visits)} from ${visits}
          where ${startedWithin(visits, { start: first.start, end: last.end })} and ${filter}
            and ${startedAt} < (${list('end')})[${number}]
          group by 1`
      : sql`select number::int, counted.*
          from unnest(${list('start')}, ${list('end')}) with ordinality as span(since, until, number)
          cross join lateral (
            select ${visitCounts(visits)} from ${visits} where ${startedAt} >= since and ${startedAt} < until
          ) as counted`,
  )
  const counted = new Map(rows.map((row) => [row.number, row]))
  return spans.map((_, index) => counted.get(index + 1) ?? NO_VISITS)
}

/** Visits that reached each step and all steps before it, in whatever order: `paths` holds first views only. */
export async function countFunnel(db: Db, { visits }: VisitFigures, bounds: TimeRange, filters: VisitFilters) {
  const paths = sql`(' ' || array_to_string(${visits.paths}, ' ') || ' ')`
  const services = sql`(${paths} like '% /services %' or ${paths} like '% /services/%')`
  const booking = sql`'/booking' = any(${visits.paths})`
  const request = sql`'appointment_requested' = any(${visits.goals})`
  const [row] = await db
    .select({
      landing: count(),
      services: whole(sql`count(*) filter (where ${services})`),
      booking: whole(sql`count(*) filter (where ${booking} and ${services})`),
      request: whole(sql`count(*) filter (where ${request} and ${booking} and ${services})`),
    })
    .from(visits)
    .where(and(startedWithin(visits, bounds), matchesVisit(visits, filters), sql`'/' = any(${visits.paths})`))
  return expectDefined(row, 'counts of the funnel')
}

/** Dimensions of which a visit may have several values: rows of a breakdown count the views of each value. */
export type ListDimension = 'page' | 'language' | 'click'
const LISTS: { [By in ListDimension]: (visits: VisitsTable) => { values: SQL; views: SQL } } = {
  page: ({ paths, pathViews }) => ({ values: sql`${paths}`, views: sql`${pathViews}` }),
  language: (visits) => ({ values: languagesOf(visits), views: languageViewsOf(visits) }),
  // A click is no view: one per visit.
  click: ({ clicks }) => ({ values: sql`${clicks}`, views: sql`array_fill(1, array[cardinality(${clicks})])` }),
}

export function isListDimension(by: Dimension): by is ListDimension {
  return Object.hasOwn(LISTS, by)
}

type Breakdown = { bounds: TimeRange; filters: VisitFilters; limit: number; hasVisitors: boolean }

export function countVisitsBy(
  db: Db,
  { visits }: VisitFigures,
  by: Exclude<Dimension, ListDimension>,
  { bounds, filters, limit, hasVisitors }: Breakdown,
) {
  const hasCampaign = or(isNotNull(visits.source), isNotNull(visits.medium), isNotNull(visits.campaign))
  return db
    .select({
      value: COLUMNS[by](visits).as('value'),
      visitors: hasVisitors ? distinctVisitors(visits) : noVisitors,
      visits: count(),
      views: allViews(visits),
    })
    .from(visits)
    .where(
      and(startedWithin(visits, bounds), matchesVisit(visits, filters), by === 'campaign' ? hasCampaign : undefined),
    )
    .groupBy(sql`1`)
    .orderBy(desc(count()), sql`1`)
    .limit(limit)
}

export function countListed(
  db: Db,
  { visits }: VisitFigures,
  by: ListDimension,
  { bounds, filters, limit, hasVisitors }: Breakdown,
) {
  const { values, views } = LISTS[by](visits)
  const viewed = db
    .select({
      value: sql<string>`unnest(${values})`.as('value'),
      views: sql<number>`unnest(${views})`.as('value_view_count'),
      hash: sql`${visits.visitorHash}`.as('hash'),
    })
    .from(visits)
    .where(and(startedWithin(visits, bounds), matchesVisit(visits, filters)))
    .as('viewed')
  return db
    .select({
      value: viewed.value,
      visitors: hasVisitors ? whole(countDistinct(viewed.hash)) : noVisitors,
      visits: count(),
      views: whole(sql`${sum(viewed.views)}`),
    })
    .from(viewed)
    .groupBy(viewed.value)
    .orderBy(desc(sum(viewed.views)), viewed.value)
    .limit(limit)
}

/** Page views per path and language. From raw events: a visit has the sums of each only. */
export function countViewsByLanguage(db: Db, { start, end }: TimeRange) {
  const { path, language, at, kind } = events
  return db
    .select({ path, language, views: count() })
    .from(events)
    .where(and(gte(at, start), lt(at, end), eq(kind, 'page_view')))
    .groupBy(path, language)
}

/** Visitors with a page view since a moment, grouped by the last page of each. */
export async function countLive(db: Db, since: Date) {
  const { rows } = await db.execute<{ path: string; visitors: number }>(sql`
    select path, count(*)::int as visitors
    from (select distinct on (${events.visitor}) ${events.path} as path from ${events}
      where ${and(gte(events.at, since), eq(events.kind, 'page_view'))}
      order by ${events.visitor}, ${desc(events.at)}) as last
    group by 1 order by 2 desc, 1`)
  return rows
}

/** When measuring began; null before the first visit. */
export async function findFirstVisit(db: Db, { visits }: VisitFigures): Promise<Date | null> {
  const [row] = await db.select({ first: min(visits.startedAt) }).from(visits)
  return row?.first ?? null
}

export function countVisits(db: Db, { visits }: VisitFigures, bounds: TimeRange): Promise<number> {
  return db.$count(visits, startedWithin(visits, bounds))
}
