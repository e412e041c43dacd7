import * as userRepo from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { moderationErrors } from '../model/moderation.errors.ts'
import type { MutedUser } from '../model/moderation.schema.ts'
import * as decisionRepo from './moderation-decision.repo.ts'

/** Blocks new texts of the user; existing texts stay. */
export function muteUser({ db, now }: Context, admin: User, userId: string, reason: string): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await userRepo.findById(tx, userId)
    if (!user) throw moderationErrors.MUTED_USER_NOT_FOUND()
    if (user.role === 'ADMIN') throw moderationErrors.ADMIN_NOT_MUTED()
    await decisionRepo.saveMute(tx, { userId, reason, at: now() })
    const details = { name: fullName(user), reason }
    await journal.record(tx, { at: now(), actor: admin, action: 'user.muted', subject: userId, details })
  })
}

export function unmuteUser({ db, now }: Context, admin: User, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const user = await userRepo.findById(tx, userId)
    if (!user || !(await decisionRepo.removeMute(tx, userId))) throw moderationErrors.MUTED_USER_NOT_FOUND()
    const details = { name: fullName(user) }
    await journal.record(tx, { at: now(), actor: admin, action: 'user.unmuted', subject: userId, details })
  })
}

export async function listMuted({ db }: Pick<Context, 'db'>): Promise<{ users: MutedUser[] }> {
  const users = (await decisionRepo.listMutes(db)).map(({ firstName, lastName, at, ...mute }) => {
    return { ...mute, name: fullName({ firstName, lastName }), at: at.toISOString() }
  })
  return { users }
}
