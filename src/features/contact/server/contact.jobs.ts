import type { Job } from '#platform/server/jobs/queue.ts'
import { purgeMessages } from './inbox.service.ts'

export const purgeContact: Job = { name: 'purge-contact', cron: '55 2 * * *', run: purgeMessages }
