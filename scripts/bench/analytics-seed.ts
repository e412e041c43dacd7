import type { Pool } from 'pg'

/** About nine events per visit: three page views, six vitals, now and then a goal. */
const EVENTS_PER_VISIT = 9

/** Raw events over the last twelve months, in the order in which they would have been received. */
export async function seedEvents(pool: Pool, amount: number): Promise<number> {
  await pool.query('select setseed(0.5)')
  await pool.query(
    `create temp table seeded_visits as
     select n, 'v' || floor(random() * $1 * 0.6)::int as visitor, 'visit-' || n as visit,
       now() - interval '1 hour' - random() * interval '364 days' as started_at,
       1 + floor(random() * random() * 9)::int as pages,
       (array['nl','nl','fr','en'])[1 + floor(random() * 4)::int] as language,
       (array['phone','phone','desktop','desktop','tablet'])[1 + floor(random() * 5)::int] as device,
       (array['Chrome','Chrome','Safari','Edge','Firefox'])[1 + floor(random() * 5)::int] as browser,
       (array[null,null,'www.google.com','www.bing.com','l.facebook.com','chatgpt.com'])[1 + floor(random() * 6)::int] as referrer,
       case when random() < 0.1 then 'newsletter' end as source
     from generate_series(1, $1::int) n`,
    [Math.round(amount / EVENTS_PER_VISIT)],
  )
  const { rowCount } = await pool.query(
    `insert into analytics_events (at, received_at, visitor, visit, kind, name, path, route, language, device, browser,
       browser_version, build, referrer, source, value, target, phase, sample)
     select at, at, visitor, visit, kind, name, path, path, language, device, browser, 142,
       greatest(1, 12 - floor(extract(epoch from now() - at) / 2592000)::int),
       case when step = 0 and kind = 'page_view' then referrer end,
       case when step = 0 and kind = 'page_view' then source end,
       value, case when kind = 'vital' then 'main>section:nth-child(' || floor(random() * 4) || ')>img.cover' end,
       case when kind = 'vital' then 'elementRenderDelay' end,
       case when name in ('INP', 'CLS') then 'v5-1700000000000-' || n end
     from (
       select v.*, step, started_at + step * interval '40 seconds' as at, 'page_view' as kind, 'page_view' as name,
         path_of(step, n) as path, null::float8 as value
       from seeded_visits v, generate_series(0, pages - 1) step
       union all
       select v.*, 0, started_at + interval '5 seconds', 'vital', metric, path_of(0, n),
         case metric when 'CLS' then round((typical * spread)::numeric, 3)::float8
           else greatest(1, round(typical * spread / 10) * 10) end
       from seeded_visits v,
         (values ('LCP', 1400), ('INP', 120), ('FCP', 900), ('TTFB', 200), ('FID', 10), ('CLS', 0.04)) metrics(metric, typical),
         lateral (select exp((random() + random() + random() - 1.5 + n * 0) * 1.2) as spread) as drawn
       union all
       select v.*, 0, started_at + interval '90 seconds', 'goal', 'appointment_requested', '/booking', null
       from seeded_visits v where random() < 0.02
     ) made order by at`.replaceAll(
      /path_of\((\w+), n\)/g,
      (_, step) =>
        `(array['/','/services','/booking','/contact','/blog','/faq','/reviews','/services/webdesign','/services/hosting','/blog/1/x'])[1 + (hashint4((n * 7 + ${step})::int) & 2147483647) % 10]`,
    ),
  )
  await pool.query(
    `insert into analytics_deployments (number, build, started_at)
     select n, 'bench-' || n, now() - (13 - n) * interval '30 days' from generate_series(1, 12) n on conflict do nothing`,
  )
  await pool.query('drop table seeded_visits')
  await pool.query('analyze')
  return rowCount!
}
