import * as journal from '#features/journal/server/journal.service.ts'
import { fullName, type Permission, type Role, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { dropTags } from '#platform/server/tags.ts'
import { identityErrors } from '../model/identity.errors.ts'
import type { Caller } from './caller.ts'
import { personTag } from './people-tag.ts'
import * as sessionRepo from './session.repo.ts'
import { toProfile } from './token.service.ts'
import * as userRepo from './user.repo.ts'

const PAGE = 25

export async function listUsers(
  { db, now }: Context,
  { q, after }: { q?: string | undefined; after?: string | undefined },
) {
  const rows = await userRepo.searchUsers(db, { q: q ?? '', after: after ?? '', limit: PAGE + 1, now: now() })
  const users = rows
    .slice(0, PAGE)
    .map(({ createdAt, isClient, isDisabled, emailVerified, twoFactorEnabled, sessions, ...person }) => ({
      ...toProfile(person),
      isClient,
      isDisabled,
      emailVerified,
      twoFactorEnabled,
      sessions,
      createdAt: createdAt.toISOString(),
    }))
  return { users, next: rows.length > PAGE ? users.at(-1)!.emailAddress : null }
}

type Change = {
  role?: Role | undefined
  permissions?: Permission[] | undefined
  isClient?: boolean | undefined
  isDisabled?: boolean | undefined
}

/** A disabled user is signed out everywhere. The last admin who can sign in stays one. */
export async function changeUser(
  ctx: Context,
  admin: User,
  id: string,
  change: Change,
  { network }: Caller,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await userRepo.lockAdmins(tx)
    const before = await userRepo.findById(tx, id)
    if (!before) throw identityErrors.USER_NOT_FOUND()
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await userRepo.update(tx, id, { ...given, updatedAt: ctx.now() })
    if ((await userRepo.countAdmins(tx)) === 0) throw identityErrors.LAST_ADMIN()
    if (change.isDisabled) await sessionRepo.endSessions(tx, id)
    await dropTags(tx, personTag(id))
    await journal.record(tx, {
      at: ctx.now(),
      actor: admin,
      action: 'user.changed',
      subject: id,
      details: { ...given, name: fullName(before), address: network },
    })
  })
}

export async function endUserSessions(ctx: Context, admin: User, id: string, { network }: Caller): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const user = await userRepo.findById(tx, id)
    if (!user) throw identityErrors.USER_NOT_FOUND()
    await sessionRepo.endSessions(tx, id)
    const details = { name: fullName(user), address: network }
    await journal.record(tx, { at: ctx.now(), actor: admin, action: 'user.sessionsEnded', subject: id, details })
  })
}
