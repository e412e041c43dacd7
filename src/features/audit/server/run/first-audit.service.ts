import { AppError } from '#kernel/app-error.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { readChecksVersion } from './checks-version.service.ts'
import * as repo from './run.repo.ts'
import { startAudit } from './run.service.ts'

/** Visitors, and the owner who has just started the site, come first. */
const START_DELAY_MS = 3000
/** A run that failed, or that a process of the previous release finished, is not repeated before. */
const RETRY_MS = 10 * MINUTE_MS

/**
 * Starts a full audit if the checks of this release have never been applied: after the first start, and after an update
 * that changes them. Several processes may call it at once: one run is unfinished at a time. Called at the start and every
 * minute, so that a run which a restart interrupted is started again.
 */
export async function auditIfOutdated(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const since = new Date(now().getTime() - RETRY_MS)
  if (await repo.hasRunWith(db, { checksVersion: await readChecksVersion(), attemptedSince: since })) return
  try {
    await startAudit(ctx, 'start', { at: new Date(now().getTime() + START_DELAY_MS) })
  } catch (failure) {
    if (!(failure instanceof AppError && failure.code === 'AUDIT_RUNNING')) throw failure
  }
}
