import { z } from 'zod'
import type { Job } from '#platform/server/queue.ts'
import { refreshRollups } from './rollup.service.ts'

/** Reports refresh what they read; this keeps the amount that is left for them small. */
export const rollUpAnalytics: Job = {
  name: 'roll-up-analytics',
  schema: z.object({}),
  cron: '7 * * * *',
  run: (ctx) => refreshRollups(ctx),
}
