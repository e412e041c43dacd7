import type { Job } from '#platform/server/jobs/queue.ts'
import { checkLiveAddresses } from './live-address.service.ts'

export const checkCaseAddresses: Job = {
  name: 'check-case-addresses',
  cron: '40 3 * * *',
  run: (ctx) => checkLiveAddresses(ctx),
}
