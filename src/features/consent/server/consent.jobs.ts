import type { Job } from '#platform/server/jobs/queue.ts'
import { purgeOldConsents } from './consent.service.ts'

export const purgeConsents: Job = { name: 'forget-consents', cron: '50 2 * * *', run: purgeOldConsents }
