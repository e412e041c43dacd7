import { FIGURE_TABLES } from '#features/analytics/server/figures/figure-tables.ts'
import { countListed } from '#features/analytics/server/visitors/visitors.repo.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'

const PERIOD_DAYS = 28
const MAX_PATHS = 2000

/** Views of each path (without language prefix) in the last four weeks: of visitors who consented, never examples. */
export async function readPageViews({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Map<string, number>> {
  const end = now()
  const bounds = { start: new Date(end.getTime() - PERIOD_DAYS * DAY_MS), end }
  const query = { bounds, filters: {}, limit: MAX_PATHS, hasVisitors: false }
  const rows = await countListed(db, FIGURE_TABLES.own, 'page', query)
  return new Map(rows.map(({ value, views }) => [value, views]))
}
