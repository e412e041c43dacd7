import * as journal from '#features/journal/server/journal.service.ts'
import { listLettersTo, pseudonymiseLetters, removeLettersTo } from '#features/mail/server/letter.repo.ts'
import { maskToken } from '#features/mail/server/letter-token.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { fullName, pseudonymOf, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { guardErrors } from '#platform/server/guards.ts'
import { dropTags } from '#platform/server/tags.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { allBelongings } from './belongings.ts'
import type { Caller } from './caller.ts'
import { getOwnProfile } from './me.service.ts'
import { personTag } from './people-tag.ts'
import { type Proof, requireReauthentication } from './reauthentication.service.ts'
import * as sessionRepo from './session.repo.ts'
import * as userRepo from './user.repo.ts'

/** Everything the house knows of somebody, to take along. */
export async function exportOwnData(ctx: Context, user: User, caller: Caller) {
  const { db, now } = ctx
  const [profile, account, sessions, letters, securityEvents] = await Promise.all([
    getOwnProfile(ctx, user),
    userRepo.findAccountFacts(db, user.id),
    sessionRepo.listSessions(db, user.id, now()),
    listLettersTo(db, user.email),
    journal.listSecurityEventsAbout(db, user.id),
  ])
  const belongings = allBelongings().map(async ({ name, collect }) => [name, await collect(ctx, user, caller)])
  const others = Object.fromEntries(await Promise.all(belongings))
  const closed = letters.map(({ id, ...letter }) => ({ ...letter, text: maskToken(id, letter.text) }))
  const own = { profile: { ...profile, ...account }, sessions, securityEvents, letters: closed }
  return { exportedAt: now().toISOString(), ...own, ...others }
}

/** Published texts and journal entries stay, without the name; so do the emails that the deletion itself sends. */
export async function deleteAccount(ctx: Context, user: User, proof: Proof, caller: Caller): Promise<void> {
  await requireReauthentication(ctx, user, proof, caller)
  await ctx.db.transaction(async (tx) => {
    // Lock order everywhere: advisory locks, rows of other slices, then users.
    for (const { lock } of allBelongings()) await lock?.(tx, user, caller)
    await userRepo.lockAdmins(tx)
    if (!(await userRepo.lockUser(tx, user.id))) throw guardErrors.UNAUTHENTICATED()
    if (user.role === 'ADMIN' && (await userRepo.countAdmins(tx)) <= 1) throw identityErrors.LAST_ADMIN()
    const pseudonym = pseudonymOf(user.id)
    // A single word is no name that could be told from other words.
    const phrases = [user.email, ...(user.lastName ? [fullName(user)] : [])]
    await removeLettersTo(tx, user.email)
    await pseudonymiseLetters(tx, phrases, pseudonym)
    for (const { leave } of allBelongings()) await leave?.(ctx, tx, user, caller)
    await journal.pseudonymise(tx, user.id, phrases, pseudonym)
    await settings.pseudonymise(tx, user.id, pseudonym)
    await userRepo.remove(tx, user)
    await dropTags(tx, personTag(user.id))
    await journal.record(tx, { at: ctx.now(), actor: null, action: 'user.deletedOwnAccount', subject: user.id })
  })
}
