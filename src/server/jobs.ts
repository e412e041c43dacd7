import { nightlyBackup } from '#platform/server/backup.jobs.ts'
import type { Job } from '#platform/server/queue.ts'

/** Every kind of later work the product knows. */
export const JOBS: readonly Job[] = [nightlyBackup]
