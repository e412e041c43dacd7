import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { type Invalidation, onInvalidation } from '#platform/server/tags.ts'
import { questionsSetting } from '../../model/answers/questions.schema.ts'
import { hasBrokenLinkEverywhere, listPagesToRecheck } from '../tips/tip.repo.ts'
import * as repo from './changes.repo.ts'
import { startAudit } from './run.service.ts'

/** Tags that do not affect the audited texts: free slots, comments, names of people. */
const IGNORED = /^(slots|comments:|person:)/
/** Matches every page. */
const EVERYTHING = '*'
const WRITE_DELAY_MS = 1000
/** Changes are audited after this long without another change: an admin saves several times in a row. */
const DEBOUNCE_MS = 30_000
/** Upper limit of the debounce. */
const MAX_WAIT_MS = 600_000

/** Pages that are read again at once after a change. */
const MAX_IMMEDIATE_PAGES = 20

/** Records invalidated tags for the next run. The returned function stops recording and writes pending tags. */
export function recordChanges(ctx: Context): () => Promise<void> {
  const { db, now, log } = ctx
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const stop = onInvalidation((invalidation) => {
    for (const tag of changedTags(invalidation)) pending.add(tag)
    if (pending.size > 0) timer ??= setTimeout(write, WRITE_DELAY_MS).unref()
  })

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const tags = [...pending]
    pending.clear()
    // The nightly run covers lost changes.
    if (tags.length === 0) return
    try {
      await repo.add(db, tags, now())
      if (!isStopped) await recheckTips(ctx, tags)
    } catch (err) {
      log.warn({ err }, 'recording changed tags for the audit failed')
    }
  }

  return async () => {
    isStopped = true
    stop()
    await write()
  }
}

/** `unknown` means that the connection was lost, not that something changed. */
function changedTags(invalidation: Invalidation): string[] {
  if (invalidation === 'unknown') return []
  if (invalidation === 'all') return [EVERYTHING]
  return invalidation.filter((tag) => !IGNORED.test(tag))
}

/**
 * Reads the changed pages that have a finding of the owner at once, without waiting for the debounce: what the owner has
 * remedied is gone at the next look. The changes stay recorded for the next run, which reads all affected pages.
 */
export async function recheckTips(ctx: Context, tags: string[]): Promise<void> {
  const limit = (await hasBrokenLinkEverywhere(ctx.db)) ? null : MAX_IMMEDIATE_PAGES
  const pages = await listPagesToRecheck(ctx.db, tags.includes(EVERYTHING) ? undefined : tags, limit)
  // Other questions are answered from the pages as they were read.
  if (pages.length === 0 && !tags.includes(questionsSetting.key)) return
  await startAudit(ctx, 'change', { pages }).catch((failure) => {
    // `recheckLater` follows the active run.
    if (!(failure instanceof AppError && failure.code === 'AUDIT_RUNNING')) throw failure
  })
}

/** After a run: what changed while it was active, which it may have read before. */
export async function recheckLater(ctx: Context, run: number): Promise<void> {
  const tags = await repo.listSince(ctx.db, run)
  if (tags.length > 0) await recheckTips(ctx, tags)
}

/** Audits the pages affected by recorded changes. */
export async function auditPendingChanges(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const changes = await repo.list(db)
  if (changes.length === 0) return
  const times = changes.map(({ at }) => at.getTime())
  const isQuiet = now().getTime() - Math.max(...times) >= DEBOUNCE_MS
  if (!isQuiet && now().getTime() - Math.min(...times) < MAX_WAIT_MS) return
  const tags = changes.map(({ tag }) => tag)
  try {
    await startAudit(ctx, 'change', { changed: tags.includes(EVERYTHING) ? undefined : tags })
  } catch (failure) {
    // The active run may have read the pages before the change: retry later.
    if (failure instanceof AppError && failure.code === 'AUDIT_RUNNING') return
    throw failure
  }
  await repo.remove(db, new Date(Math.max(...times)))
}
