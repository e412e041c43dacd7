import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { type Invalidation, onInvalidation } from '#platform/server/tags.ts'
import * as repo from './changes.repo.ts'
import { startAudit } from './run.service.ts'

/** Tags whose changes say nothing about texts: free slots, comments, names of people. */
const IGNORED = /^(slots|comments:|person:)/
/** Every page. */
const EVERYTHING = '*'
const WRITE_DELAY_MS = 1000
/** A change is audited when nothing else changed for this long: an owner saves several times in a row. */
const DEBOUNCE_MS = 30_000
/** However busy the owner is, changes do not wait longer. */
const MAX_WAIT_MS = 600_000

/** Remembers which tags were invalidated, for the next run. Resolves its return value when all are stored. */
export function recordChanges({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): () => Promise<void> {
  const pending = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const stop = onInvalidation((invalidation) => {
    for (const tag of changedTags(invalidation)) pending.add(tag)
    if (pending.size > 0) timer ??= setTimeout(write, WRITE_DELAY_MS).unref()
  })

  async function write(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const tags = [...pending]
    pending.clear()
    // A lost change is found by the nightly run.
    if (tags.length > 0) await repo.add(db, tags, now()).catch((err) => log.warn({ err }, 'changes were not recorded'))
  }

  return async () => {
    stop()
    await write()
  }
}

/** `unknown` says that the connection was lost, which happens without any change. */
function changedTags(invalidation: Invalidation): string[] {
  if (invalidation === 'unknown') return []
  if (invalidation === 'all') return [EVERYTHING]
  return invalidation.filter((tag) => !IGNORED.test(tag))
}

/** Audits the pages that show what changed. Without an earlier audit there is nothing to bring up to date. */
export async function auditPendingChanges(ctx: Context): Promise<void> {
  const { db, now } = ctx
  const changes = await repo.list(db)
  if (changes.length === 0) return
  const times = changes.map(({ at }) => at.getTime())
  const isQuiet = now().getTime() - Math.max(...times) >= DEBOUNCE_MS
  if (!isQuiet && now().getTime() - Math.min(...times) < MAX_WAIT_MS) return
  if (await repo.hasAudit(db)) {
    const tags = changes.map(({ tag }) => tag)
    try {
      await startAudit(ctx, 'change', tags.includes(EVERYTHING) ? undefined : tags)
    } catch (failure) {
      // The run that goes on may have read the pages before they changed: later.
      if (failure instanceof AppError && failure.code === 'AUDIT_RUNNING') return
      throw failure
    }
  }
  await repo.remove(db, new Date(Math.max(...times)))
}
