import type { z } from 'zod'
import { AppError } from '#kernel/app-error.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { labRunJob, MAX_LAB_RUN_SECONDS, performLabRun } from './lab/lab-run.service.ts'
import { checkExternalLinks, linkCheckJob, MAX_LINK_CHECK_SECONDS } from './links/check-links.service.ts'
import { auditPendingChanges } from './run/changes.service.ts'
import { auditIfOutdated } from './run/first-audit.service.ts'
import { type AuditSource, auditRunJob, performAudit, startAudit } from './run/run.service.ts'

/** Not retried after an interruption: the next run reads everything again. */
export const runAudit = (source: AuditSource): Job<z.infer<typeof auditRunJob.schema>> => ({
  ...auditRunJob,
  retries: 0,
  run: (ctx, data) => performAudit(ctx, source, data),
})

export const nightlyAudit: Job = {
  name: 'nightly-audit',
  cron: '30 2 * * *',
  run: (ctx) =>
    startAudit(ctx, 'nightly').catch((failure) => {
      if (!(failure instanceof AppError && failure.code === 'AUDIT_RUNNING')) throw failure
    }),
}

export const auditChangedPages: Job = {
  name: 'audit-changed-pages',
  cron: '* * * * *',
  async run(ctx) {
    await auditIfOutdated(ctx)
    await auditPendingChanges(ctx)
  },
}

/** Every night those that are due: each link once a week, those that failed on the next day. */
export const checkLinks: Job<z.infer<typeof linkCheckJob.schema>> = {
  ...linkCheckJob,
  cron: '45 3 * * *',
  retries: 0,
  maxSeconds: MAX_LINK_CHECK_SECONDS,
  run: checkExternalLinks,
}

/** Not retried: the admin sees how it ended, and starts another one. */
export const runLighthouse: Job<z.infer<typeof labRunJob.schema>> = {
  ...labRunJob,
  retries: 0,
  maxSeconds: MAX_LAB_RUN_SECONDS,
  run: performLabRun,
}
