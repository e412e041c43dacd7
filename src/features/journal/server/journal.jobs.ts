import { z } from 'zod'
import { FACTS } from '#kernel/facts.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Job } from '#platform/server/queue.ts'
import * as repo from './journal.repo.ts'

/** Every night: erases security events, and the network addresses in other entries, after their retention period. */
export const purgeSecurityEvents: Job = {
  name: 'purge-security-events',
  schema: z.object({}),
  cron: '50 2 * * *',
  run: ({ db, now }) => repo.deleteSecurityEvents(db, new Date(now().getTime() - FACTS.securityEventDays * DAY_MS)),
}
