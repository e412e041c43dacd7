import type { z } from 'zod'
import * as journal from '#features/journal/server/journal.service.ts'
import { type ExampleScope, fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { MAX_COUNTED_USERS, type UserFilter, type UserQuery, type userChange } from '../../model/identity.schema.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { toProfile } from '../session/token.service.ts'
import * as userRepo from './user.repo.ts'
import { userTag } from './user-tag.service.ts'

const PAGE_SIZE = 25

/** `examples`: only those users. */
export async function listUsers(
  { db, now }: Context,
  query: UserQuery,
  isMuted: userRepo.UserCondition,
  examples?: ExampleScope,
) {
  const { rows, next } = await userRepo.searchUsers(db, { ...query, limit: PAGE_SIZE, now: now(), isMuted, examples })
  const users = rows.map((row) => {
    const { isClient, isDisabled, emailVerified, twoFactorEnabled, isMuted, sessions, createdAt, lastSignInAt } = row
    const account = { isClient, isDisabled, emailVerified, twoFactorEnabled, createdAt, lastSignInAt }
    return { ...toProfile(row), ...account, isMuted, sessions }
  })
  return { users, next }
}

/** Without the search text: it would be counted again with every character that is typed. */
export async function countUsers(
  { db }: Context,
  filter: UserFilter,
  isMuted: userRepo.UserCondition,
  examples?: ExampleScope,
) {
  const total = await userRepo.countUsers(db, { ...filter, examples }, isMuted, MAX_COUNTED_USERS)
  return { total, isPartial: total === MAX_COUNTED_USERS }
}

/** Disabling a user ends all sessions. The last admin who can sign in cannot be demoted or disabled. */
export async function changeUser(
  ctx: Context,
  admin: User,
  id: string,
  change: z.output<typeof userChange>,
  { network }: RequestInfo,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await userRepo.lockAdmins(tx)
    const before = await userRepo.findById(tx, id)
    if (!before) throw identityErrors.USER_NOT_FOUND()
    const changedFields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await userRepo.update(tx, id, { ...changedFields, updatedAt: ctx.now() })
    if ((await userRepo.countAdmins(tx)) === 0) throw identityErrors.LAST_ADMIN()
    if (change.isDisabled) await sessionRepo.endSessions(tx, id)
    await invalidateTags(tx, userTag(id))
    await journal.record(tx, {
      at: ctx.now(),
      actor: admin,
      action: 'user.changed',
      subject: id,
      details: { ...changedFields, name: fullName(before), address: network },
    })
  })
}

export async function endUserSessions(ctx: Context, admin: User, id: string, { network }: RequestInfo): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await userRepo.findById(tx, id)
    if (!user) throw identityErrors.USER_NOT_FOUND()
    await sessionRepo.endSessions(tx, id)
    const details = { name: fullName(user), address: network }
    await journal.record(tx, { at: ctx.now(), actor: admin, action: 'user.sessionsEnded', subject: id, details })
  })
}
