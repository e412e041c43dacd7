import * as journal from '#features/journal/server/journal.service.ts'
import { withTimeLimit } from '#platform/server/concurrency/time-limit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Job } from '#platform/server/jobs/queue.ts'
import { EMAIL_YEARS } from '../../model/email.ts'
import * as repo from '../email.repo.ts'
import { deliverDue } from './delivery.service.ts'

/**
 * Only triggers delivery: the `emails` table is the queue. Enqueued with every email, and every minute for emails
 * whose trigger was lost, whose pause is over, or that were restored from a backup.
 */
export const deliverEmails: Job = {
  name: 'deliver-emails',
  cron: '* * * * *',
  run: runDelivery,
}

/**
 * Runs triggers that processes of the release before enqueue; with its schedule, because they rely on it when the
 * rollout is stopped. The next release removes the job and its queue.
 */
export const deliverLetters: Job = { ...deliverEmails, name: 'deliver-letters' }

export const purgeMail: Job = { name: 'purge-mail', cron: '50 2 * * *', run: purgeEmails }

/** Retention period of the privacy policy. */
function purgeEmails({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now())
  limit.setFullYear(limit.getFullYear() - EMAIL_YEARS)
  return db.transaction(async (tx) => {
    await repo.eraseExpiredTokens(tx, now())
    const purged = await repo.removeBefore(tx, limit)
    if (purged === 0) return
    const details = { emails: purged }
    await journal.record(tx, { at: now(), actor: null, action: 'emails.purged', subject: 'mail', details })
  })
}

/** pg-boss expires a job after 15 minutes; a run that hangs must not block later ones. */
const RUN_TIMEOUT_MS = 900_000
const runs = new WeakMap<object, { current: Promise<void>; next?: Promise<void> }>()

/** Triggers that arrive during a run share one more run, for emails written meanwhile. */
function runDelivery(ctx: Context): Promise<void> {
  const active = runs.get(ctx.db)
  if (active) {
    active.next ??= active.current.catch(() => {}).then(() => runDelivery(ctx))
    return active.next
  }
  const run = withTimeLimit('mail delivery', deliverAll(ctx), RUN_TIMEOUT_MS).finally(() => runs.delete(ctx.db))
  runs.set(ctx.db, { current: run })
  return run
}

async function deliverAll(ctx: Context): Promise<void> {
  if ((await deliverDue(ctx)) === 'done') return
  await ctx.db.transaction((tx) => ctx.enqueue(tx, deliverEmails, {}))
}
