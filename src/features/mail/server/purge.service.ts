import * as journal from '#features/journal/server/journal.service.ts'
import { FACTS } from '#kernel/facts.ts'
import type { Context } from '#platform/server/context.ts'
import * as repo from './email.repo.ts'

/** Retention period of the privacy policy. */
export function purgeEmails({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const limit = new Date(now())
  limit.setFullYear(limit.getFullYear() - FACTS.letterYears)
  return db.transaction(async (tx) => {
    await repo.eraseExpiredTokens(tx, now())
    const letters = await repo.removeBefore(tx, limit)
    if (letters === 0) return
    const details = { letters }
    await journal.record(tx, { at: now(), actor: null, action: 'letters.purged', subject: 'mail', details })
  })
}
