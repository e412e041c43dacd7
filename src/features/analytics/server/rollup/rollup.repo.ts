import { and, eq, gte, lt, min, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { events, rollupState, visits, vitalHours } from '../analytics.table.ts'

type Window = { since: Date; until: Date }

/** When the first event was received that is not part of the rollups yet; undefined without events. */
export async function findStart(db: Db): Promise<Date | undefined> {
  const [state] = await db.select({ at: rollupState.receivedUntil }).from(rollupState).where(eq(rollupState.id, 1))
  if (state) return state.at
  const [first] = await db.select({ at: sql<string | null>`min(${events.receivedAt})` }).from(events)
  return first?.at ? new Date(first.at) : undefined
}

/** `min()` instead of `order by … limit 1`, for which the planner would scan the table from the beginning. */
export async function findFirstReceived(db: Db, { since, until }: Window): Promise<Date | undefined> {
  const [first] = await db
    .select({ at: min(events.receivedAt) })
    .from(events)
    .where(and(gte(events.receivedAt, since), lt(events.receivedAt, until)))
  return first?.at ?? undefined
}

export async function saveState(db: Db, receivedUntil: Date): Promise<void> {
  await db
    .insert(rollupState)
    .values({ id: 1, receivedUntil })
    .onConflictDoUpdate({ target: rollupState.id, set: { receivedUntil } })
}

/**
 * Builds every visit with an event that was received in the window, from all of its raw events: those of the two days
 * before (an event may be a day late, and its visit a day long), or since the beginning of a visit that has a row already.
 * One aggregate without joins, because the planner cannot estimate the size of intermediate results.
 */
export async function rollUpVisits(db: Db, { since, until }: Window): Promise<void> {
  await db.execute(sql`
    with touched as materialized (
      select distinct visitor, visit from ${events} where received_at >= ${iso(since)} and received_at < ${iso(until)}
    ), made as (
      select visitor, visit, min(at) filter (where kind = 'page_view') as started_at, max(at) as ended_at,
        array_agg(path order by at, path, referrer) filter (where kind = 'page_view') as viewed,
        (array_agg(e order by at, path, referrer) filter (where kind = 'page_view'))[1] as first,
        array_agg(language order by at, path, referrer) filter (where kind = 'page_view') as viewed_languages,
        coalesce(array_agg(distinct name) filter (where kind = 'goal'), '{}') as goals,
        coalesce(array_agg(distinct name || ' ' || target) filter (where kind = 'click'), '{}') as clicks
      from ${events} e
      where at < ${iso(until)} and at >= (
        select least(${iso(since)}::timestamptz - interval '2 days', min(started_at)) from ${visits}
        where (visit, visitor) in (select visit, visitor from touched)
      ) and (visit, visitor) in (select visit, visitor from touched)
      group by visitor, visit
    )
    insert into ${visits} (visitor, visit, started_at, ended_at, views, entry, exit, paths, path_views, goals,
      language, languages, language_views, clicks, country, device, browser, browser_version, referrer, source, medium, campaign)
    select visitor, visit, started_at, ended_at, cardinality(viewed), viewed[1], viewed[cardinality(viewed)],
      pages.paths, pages.views, goals, (first).language, by_language.languages, by_language.views, clicks, (first).country, (first).device, (first).browser, (first).browser_version,
      (first).referrer, (first).source, (first).medium, (first).campaign
    from made, lateral (
      select array_agg(path order by place) as paths, array_agg(views order by place) as views from (
        select path, count(*)::int as views, min(place) as place
        from unnest(viewed) with ordinality as view(path, place) group by path
      ) per_path
    ) pages, lateral (
      select array_agg(language order by place) as languages, array_agg(views order by place) as views from (
        select language, count(*)::int as views, min(place) as place
        from unnest(viewed_languages) with ordinality as view(language, place) group by language
      ) per_language
    ) by_language
    where viewed is not null
    on conflict (visit, visitor) do update set
      started_at = excluded.started_at, ended_at = excluded.ended_at, views = excluded.views, entry = excluded.entry,
      exit = excluded.exit, paths = excluded.paths, path_views = excluded.path_views, goals = excluded.goals,
      language = excluded.language, languages = excluded.languages, language_views = excluded.language_views,
      clicks = excluded.clicks, country = excluded.country, device = excluded.device, browser = excluded.browser,
      browser_version = excluded.browser_version, referrer = excluded.referrer, source = excluded.source,
      medium = excluded.medium, campaign = excluded.campaign`)
}

/** Samples of one metric that a visitor adds to the figures of a day, so that nobody can move a percentile alone. */
export const MAX_SAMPLES_OF_VISITOR = 10

/**
 * Counts the values of every hour for which a vital was received in the window, from all raw events of that hour. Reports
 * of one sample have the time of the first, so they are in the same hour: the last one counts. Of each visitor, metric and
 * day the samples that arrived first count: a later one never takes the place of one that is counted in another hour.
 */
export async function rollUpVitals(db: Db, { since, until }: Window, zone: string): Promise<void> {
  // Hours start on the hour of the business time zone, so that its days are whole numbers of rows.
  const hour = sql`date_trunc('hour', at, ${zone})`
  const { rows } = await db.execute<{ hour: Date | string }>(sql`
    select distinct ${hour} as hour from ${events}
    where kind = 'vital' and received_at >= ${iso(since)} and received_at < ${iso(until)}`)
  if (rows.length === 0) return
  const hours = rows.map((row) => new Date(row.hour).toISOString()).sort()
  const list = sql`(select unnest(${sql.param(hours)}::timestamptz[]))`
  await db.execute(sql`delete from ${vitalHours} where hour in ${list}`)
  await db.execute(sql`
    insert into ${vitalHours} (hour, metric, route, language, device, browser, build, target, phase, value, count)
    with vitals as (
      select ${hour} as bucket, date_trunc('day', at, ${zone}) as day, * from ${events}
      where kind = 'vital' and at >= date_trunc('day', ${hours[0]}::timestamptz, ${zone})
        and at < date_trunc('day', ${hours.at(-1)}::timestamptz, ${zone}) + interval '25 hours'
    ), samples as (
      select *, received_at as arrived from vitals where sample is null
      union all
      (select distinct on (bucket, visitor, sample) *,
         min(received_at) over (partition by bucket, visitor, sample) as arrived
       from vitals where sample is not null
       order by bucket, visitor, sample, received_at desc, value desc)
    ), ranked as (
      select *, row_number() over (partition by day, visitor, name order by arrived, at, value, route) as place
      from samples
    )
    select bucket, name, route, language, device, browser, build, target, phase, value, count(*)
    from ranked where place <= ${MAX_SAMPLES_OF_VISITOR} and bucket in ${list}
    group by bucket, name, route, language, device, browser, build, target, phase, value`)
}

function iso(moment: Date): string {
  return moment.toISOString()
}
