import { DAY_MS } from '#kernel/time-units.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { JOURNAL_YEARS, SECURITY_EVENT_DAYS } from '../model/journal-entry.schema.ts'
import * as repo from './journal.repo.ts'

/** Every night: erases entries, and the network addresses in younger ones, after their retention period. */
export const purgeJournal: Job = {
  name: 'purge-security-events',
  cron: '50 2 * * *',
  async run({ db, now }) {
    await repo.deleteSecurityEvents(db, new Date(now().getTime() - SECURITY_EVENT_DAYS * DAY_MS))
    const limit = now()
    limit.setUTCFullYear(limit.getUTCFullYear() - JOURNAL_YEARS)
    await repo.deleteBefore(db, limit)
  },
}
