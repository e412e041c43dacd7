import * as userRepo from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { reviewErrors } from '../model/review.errors.ts'
import * as repo from './review.repo.ts'

/** Sets the reply of the company, or removes it with null. */
export function saveReply({ db, now }: Context, admin: User, id: string, reply: string | null): Promise<void> {
  return db.transaction(async (tx) => {
    const review = await repo.findForUpdate(tx, id)
    if (!review) throw reviewErrors.REVIEW_NOT_FOUND()
    await repo.update(tx, id, { reply, repliedAt: reply === null ? null : now() })
    const author = review.authorId ? await userRepo.findById(tx, review.authorId) : undefined
    const details = author ? { name: fullName(author) } : {}
    const action = reply === null ? 'review.replyRemoved' : 'review.replied'
    await journal.record(tx, { at: now(), actor: admin, action, subject: id, details })
    await invalidateTags(tx, 'reviews')
  })
}
