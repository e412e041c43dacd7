import { DAY_MS } from '#kernel/time-units.ts'
import type { Job } from '#platform/server/queue.ts'
import { SECURITY_EVENT_DAYS } from '../model/journal-entry.schema.ts'
import * as repo from './journal.repo.ts'

/** Every night: erases security events, and the network addresses in other entries, after their retention period. */
export const purgeSecurityEvents: Job = {
  name: 'purge-security-events',
  cron: '50 2 * * *',
  run: ({ db, now }) => repo.deleteSecurityEvents(db, new Date(now().getTime() - SECURITY_EVENT_DAYS * DAY_MS)),
}
