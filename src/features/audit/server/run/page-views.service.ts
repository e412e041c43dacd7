import { FIGURE_TABLES } from '#features/analytics/server/figures/figure-tables.ts'
import { countListed, countViewsByLanguage } from '#features/analytics/server/visitors/visitors.repo.ts'
import { localizedPath } from '#kernel/locale.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'

const PERIOD_DAYS = 28
const MAX_PATHS = 2000

/** Views of each path (without language prefix) in the last four weeks: of visitors who consented, never examples. */
export async function readPageViews(ctx: Pick<Context, 'db' | 'now'>): Promise<Map<string, number>> {
  const query = { bounds: boundsOf(ctx), filters: {}, limit: MAX_PATHS, hasVisitors: false }
  const rows = await countListed(ctx.db, FIGURE_TABLES.own, 'page', query)
  return new Map(rows.map(({ value, views }) => [value, views]))
}

/** The same by address, which has the language. */
export async function readAddressViews(ctx: Pick<Context, 'db' | 'now'>): Promise<Map<string, number>> {
  const rows = await countViewsByLanguage(ctx.db, boundsOf(ctx))
  return new Map(rows.map(({ path, language, views }) => [localizedPath(language, path), views]))
}

function boundsOf({ now }: Pick<Context, 'now'>) {
  const end = now()
  return { start: new Date(end.getTime() - PERIOD_DAYS * DAY_MS), end }
}
