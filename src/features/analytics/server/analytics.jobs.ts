import { z } from 'zod'
import type { Job } from '#platform/server/queue.ts'
import { expireAnalytics, expireBatchIds } from './rollup/retention.service.ts'
import { refreshRollups } from './rollup/rollup.service.ts'

/** Reports refresh what they read; this keeps the amount that is left for them small. */
export const rollUpAnalytics: Job = {
  name: 'roll-up-analytics',
  schema: z.object({}),
  cron: '7 * * * *',
  async run(ctx) {
    await refreshRollups(ctx)
    await expireBatchIds(ctx)
  },
}

export const expireAnalyticsData: Job = {
  name: 'expire-analytics',
  schema: z.object({}),
  cron: '20 3 * * *',
  run: expireAnalytics,
}
