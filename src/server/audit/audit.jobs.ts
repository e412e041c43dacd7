import type { z } from 'zod'
import { auditPendingChanges } from '#features/audit/server/run/changes.service.ts'
import { auditRunJob, performAudit, startAudit } from '#features/audit/server/run/run.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { auditSource } from './audit-source.ts'

/** Not retried after an interruption: the next run reads everything again. */
export const runAudit: Job<z.infer<typeof auditRunJob.schema>> = {
  ...auditRunJob,
  retries: 0,
  run: (ctx, data) => performAudit(ctx, auditSource, data),
}

export const nightlyAudit: Job = {
  name: 'nightly-audit',
  cron: '30 2 * * *',
  run: (ctx) =>
    startAudit(ctx, 'nightly').catch((failure) => {
      if (!(failure instanceof AppError && failure.code === 'AUDIT_RUNNING')) throw failure
    }),
}

export const auditChangedPages: Job = { name: 'audit-changed-pages', cron: '* * * * *', run: auditPendingChanges }
