import type { Job } from '#platform/server/jobs/queue.ts'
import { eraseWithdrawn } from './own-measurements/own-measurements.service.ts'
import { expireAnalytics, expireBatchIds } from './rollup/retention.service.ts'
import { refreshRollups } from './rollup/rollup.service.ts'

/** Reports refresh the rollups themselves; the job keeps the remaining work small. */
export const rollUpAnalytics: Job = {
  name: 'roll-up-analytics',
  cron: '7 * * * *',
  async run(ctx) {
    await refreshRollups(ctx)
    await expireBatchIds(ctx)
  },
}

export const expireAnalyticsData: Job = {
  name: 'expire-analytics',
  cron: '20 3 * * *',
  async run(ctx) {
    await expireAnalytics(ctx)
    await eraseWithdrawn(ctx)
  },
}
