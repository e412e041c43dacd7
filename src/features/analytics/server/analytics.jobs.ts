import type { Job } from '#platform/server/jobs/queue.ts'
import { fetchCrawlerRanges } from './crawlers/crawler-ranges.service.ts'
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

/** Once a day; the job runs every hour, so that the first fetch follows the setting. */
export const fetchRanges: Job = {
  name: 'fetch-crawler-ranges',
  cron: '25 * * * *',
  retries: 0,
  run: (ctx) => fetchCrawlerRanges(ctx),
}
