import type { Job } from '#platform/server/jobs/queue.ts'
import { purgeClientRecords } from './client.service.ts'
import type { ClientSource } from './client-source.service.ts'

/** After the purges of messages and of guests. */
export const purgeClients = (sources: readonly ClientSource[]): Job => ({
  name: 'purge-clients',
  cron: '20 3 * * *',
  run: (ctx) => purgeClientRecords(ctx, sources),
})
