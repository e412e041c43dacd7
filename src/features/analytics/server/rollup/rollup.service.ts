import { getCompany } from '#features/settings/server/company.service.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { withAdvisoryLock } from '#platform/server/db.ts'
import * as repo from './rollup.repo.ts'

type RollupContext = Pick<Context, 'db' | 'now'>

/** The window that one transaction rolls up. */
const WINDOW_MS = DAY_MS
/**
 * Overlap of a run with the previous one. An event becomes visible at the latest this long after its time of
 * receipt: the time limit of a statement and the difference between the clocks of two servers.
 */
const OVERLAP_MS = 90_000
export const ROLLUP_LOCK = 'analytics-rollup'

const running = new WeakMap<object, Promise<void>>()

/**
 * Brings the rollups up to date with the raw events. Idempotent: a run rebuilds its window from raw
 * events, late ones included. Concurrent calls share one run.
 */
export function refreshRollups(ctx: RollupContext): Promise<void> {
  const run = running.get(ctx.db) ?? refresh(ctx).finally(() => running.delete(ctx.db))
  running.set(ctx.db, run)
  return run
}

async function refresh(ctx: RollupContext): Promise<void> {
  const { timeZone } = await getCompany(ctx)
  while (!(await rollUpNext(ctx, timeZone)));
}

/** One window in one transaction. Resolves to whether the rollups are up to date. */
function rollUpNext({ db, now }: RollupContext, zone: string): Promise<boolean> {
  return withAdvisoryLock(db, ROLLUP_LOCK, async (tx) => {
    const start = await repo.findStart(tx)
    if (!start) return true
    const since = new Date(start.getTime() - OVERLAP_MS)
    // Exclusive, and events of this very millisecond count.
    const end = now().getTime() + 1
    const until = new Date(Math.min(start.getTime() + WINDOW_MS, end))
    if (!(await repo.findFirstReceived(tx, { since, until }))) {
      // Months without events are skipped in one step.
      const next = await repo.findFirstReceived(tx, { since: until, until: new Date(end) })
      await repo.saveState(tx, next ?? new Date(end))
      return !next
    }
    await repo.rollUpVisits(tx, { since, until })
    await repo.rollUpVitals(tx, { since, until }, zone)
    await repo.saveState(tx, until)
    return until.getTime() === end
  })
}
