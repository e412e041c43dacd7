import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/server/db.ts'
import { events, rollupState, visits, vitalHours } from './analytics.table.ts'

export type Window = { since: Date; until: Date }

/** When the first event was received that is not part of the rollups yet; undefined without events. */
export async function findStart(db: Db): Promise<Date | undefined> {
  const [state] = await db.select({ at: rollupState.receivedUntil }).from(rollupState).where(eq(rollupState.id, 1))
  if (state) return state.at
  const [first] = await db.select({ at: sql<string | null>`min(${events.receivedAt})` }).from(events)
  return first?.at ? new Date(first.at) : undefined
}

export async function saveState(db: Db, receivedUntil: Date): Promise<void> {
  await db
    .insert(rollupState)
    .values({ id: 1, receivedUntil })
    .onConflictDoUpdate({ target: rollupState.id, set: { receivedUntil } })
}

/** Forgets how far the rollups are: the next refresh builds them from all raw events. */
export async function resetState(db: Db): Promise<void> {
  await db.delete(rollupState)
}

/**
 * Builds every visit with an event that was received in the window, from all of its raw events. A visit that has a row
 * already may have begun before the window, so the scan of raw events begins there.
 */
export async function rollUpVisits(db: Db, { since, until }: Window): Promise<void> {
  await db.execute(sql`
    with touched as materialized (
      select distinct visitor, visit from ${events} where received_at >= ${iso(since)} and received_at < ${iso(until)}
    ), bounds as materialized (
      select least(${iso(since)}::timestamptz - interval '1 day', min(v.started_at)) as first_at
      from touched left join ${visits} v using (visitor, visit)
    ), of_touched as materialized (
      select e.* from ${events} e join touched using (visitor, visit)
      where e.at >= (select first_at from bounds)
    ), pages as (
      select visitor, visit, path, count(*)::int as views, min(at) as first_at
      from of_touched where kind = 'page_view' group by visitor, visit, path
    ), page_lists as (
      select visitor, visit, sum(views)::int as views,
        array_agg(path order by first_at, path) as paths, array_agg(views order by first_at, path) as path_views
      from pages group by visitor, visit
    ), views_in_order as (
      select *, row_number() over (partition by visitor, visit order by at, path, referrer) as first,
        row_number() over (partition by visitor, visit order by at desc, path desc, referrer) as last
      from of_touched where kind = 'page_view'
    ), ends as (
      select visitor, visit, max(at) as ended_at,
        coalesce(array_agg(distinct name order by name) filter (where kind = 'goal'), '{}') as goals
      from of_touched group by visitor, visit
    )
    insert into ${visits} (visitor, visit, started_at, ended_at, views, entry, exit, paths, path_views, goals,
      language, device, browser, browser_version, referrer, source, medium, campaign)
    select f.visitor, f.visit, f.at, e.ended_at, p.views, f.path, l.path, p.paths, p.path_views, e.goals,
      f.language, f.device, f.browser, f.browser_version, f.referrer, f.source, f.medium, f.campaign
    from views_in_order f
    join views_in_order l on l.visitor = f.visitor and l.visit = f.visit and l.last = 1
    join page_lists p on p.visitor = f.visitor and p.visit = f.visit
    join ends e on e.visitor = f.visitor and e.visit = f.visit
    where f.first = 1
    on conflict (visit, visitor) do update set
      started_at = excluded.started_at, ended_at = excluded.ended_at, views = excluded.views, entry = excluded.entry,
      exit = excluded.exit, paths = excluded.paths, path_views = excluded.path_views, goals = excluded.goals,
      language = excluded.language, device = excluded.device, browser = excluded.browser,
      browser_version = excluded.browser_version, referrer = excluded.referrer, source = excluded.source,
      medium = excluded.medium, campaign = excluded.campaign`)
}

/** Counts the values of every hour for which a vital was received in the window, from all raw events of that hour. */
export async function rollUpVitals(db: Db, { since, until }: Window, zone: string): Promise<void> {
  // An hour of the business, so that a day of its time zone is a whole number of rows.
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
    select ${hour} as bucket, name, route, language, device, browser, build, target, phase, value, count(*)
    from ${events}
    where kind = 'vital' and at >= ${hours[0]}::timestamptz
      and at < ${hours.at(-1)}::timestamptz + interval '1 hour' and ${hour} in ${list}
    group by bucket, name, route, language, device, browser, build, target, phase, value`)
}

function iso(moment: Date): string {
  return moment.toISOString()
}
