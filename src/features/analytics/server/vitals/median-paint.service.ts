import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { PAINT_DAYS } from '../../model/vitals/median-paint.ts'
import { MIN_SAMPLES } from '../../model/vitals/regression.ts'
import { percentile } from '../../model/vitals/vitals.ts'
import { FIGURE_TABLES } from '../figures/figure-tables.ts'
import { countVitalsBy } from './vitals.repo.ts'

/**
 * Median largest contentful paint of a route in milliseconds, from the rollup as it is. Null with too few samples: one
 * slow visitor would decide it. Public, so of measured figures only.
 */
export async function getMedianPaint({ db, now }: Pick<Context, 'db' | 'now'>, route: string): Promise<number | null> {
  const end = now()
  const span = { start: new Date(end.getTime() - PAINT_DAYS * DAY_MS), end }
  const counts = await countVitalsBy(db, FIGURE_TABLES.own, 'LCP', 'route', span, { route })
  const samples = counts.reduce((sum, { count }) => sum + count, 0)
  return samples < MIN_SAMPLES ? null : (percentile(counts, 0.5) ?? null)
}
