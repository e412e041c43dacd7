import * as journal from '#features/journal/server/journal.service.ts'
import { listEmailsTo, pseudonymiseEmails, removeEmailsTo } from '#features/mail/server/email.repo.ts'
import { maskTokens } from '#features/mail/server/email-token.service.ts'
import * as settings from '#features/settings/server/settings.repo.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { fullName, pseudonymOf, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { guardErrors } from '../guards.ts'
import * as sessionRepo from '../session/session.repo.ts'
import * as userRepo from '../users/user.repo.ts'
import { userTag } from '../users/user-tag.service.ts'
import { getOwnProfile } from './me.service.ts'
import { type ReauthenticationProof, requireReauthentication } from './reauthentication.service.ts'
import { userDataProviders } from './user-data-providers.service.ts'

export async function exportOwnData(ctx: Context, user: User, caller: RequestInfo) {
  const { db, now } = ctx
  const [profile, account, sessions, emails, securityEvents] = await Promise.all([
    getOwnProfile(ctx, user),
    userRepo.findById(db, user.id),
    sessionRepo.listSessions(db, user.id, now()),
    listEmailsTo(db, user.email),
    journal.listSecurityEventsAbout(db, user.id),
  ])
  const providerExports = userDataProviders().map(async ({ name, collect }) => [name, await collect(ctx, user, caller)])
  const providerData = Object.fromEntries(await Promise.all(providerExports))
  const maskedEmails = emails.map(({ id, ...email }) => ({ ...email, text: maskTokens(id, email.text) }))
  const { isClient, createdAt, lastSignInAt } = expectDefined(account, 'user')
  const fullProfile = { ...profile, isClient, createdAt, lastSignInAt }
  const identityData = { profile: fullProfile, sessions, securityEvents, emails: maskedEmails }
  return { exportedAt: now().toISOString(), ...identityData, ...providerData }
}

/** Published texts and journal entries stay, pseudonymised; emails are erased, except the deletion notices. */
export async function deleteAccount(ctx: Context, user: User, proof: ReauthenticationProof, caller: RequestInfo) {
  await requireReauthentication(ctx, user, proof, caller)
  await ctx.db.transaction(async (tx) => {
    // Lock order everywhere: advisory locks, rows of other slices, then users.
    for (const { lock } of userDataProviders()) await lock?.(tx, user, caller)
    await userRepo.lockAdmins(tx)
    if (!(await userRepo.lockUser(tx, user.id))) throw guardErrors.UNAUTHENTICATED()
    if (user.role === 'ADMIN' && (await userRepo.countAdmins(tx)) <= 1) throw identityErrors.LAST_ADMIN()
    const pseudonym = pseudonymOf(user.id)
    // A single name is an ordinary word, so it is not replaced in other texts.
    const phrases = [user.email, ...(user.lastName ? [fullName(user)] : [])]
    await removeEmailsTo(tx, user.email)
    await pseudonymiseEmails(tx, phrases, pseudonym)
    for (const { onAccountDeleted } of userDataProviders()) await onAccountDeleted?.(ctx, tx, user, caller)
    await journal.pseudonymise(tx, user.id, phrases, pseudonym)
    await settings.pseudonymise(tx, user.id, pseudonym)
    await userRepo.remove(tx, user)
    await invalidateTags(tx, userTag(user.id))
    await journal.record(tx, { at: ctx.now(), actor: null, action: 'user.deletedOwnAccount', subject: user.id })
  })
}
