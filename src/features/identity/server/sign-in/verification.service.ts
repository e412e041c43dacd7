import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import type { CompletedRegistration } from '../../model/identity.schema.ts'
import * as accountRepo from '../account/account.repo.ts'
import { hashToken } from '../auth/auth-storage.service.ts'
import { parseVerificationToken } from '../auth/verification-token.service.ts'
import { assertHashCapacity, assertPasswordAllowed, hashPassword } from './password-hash.service.ts'
import * as registrationRepo from './registration.repo.ts'
import { resetSignInAttempts } from './sign-in-limits.service.ts'

/**
 * Verifies the address if this browser registered it. In any other browser nothing changes: the owner of the mailbox may
 * be another person than the one who registered, so `completeRegistration` asks for a name and a password.
 */
export async function verifyEmail(ctx: Context, token: string, registrationHash: string | undefined) {
  const email = await parseVerificationToken(ctx, token)
  return ctx.db.transaction(async (tx) => {
    const user = await lockRegistrationOf(tx, email, token)
    if (user.emailVerified) return { status: 'alreadyVerified' as const }
    if (!registrationHash || registrationHash !== user.registrationHash) return { status: 'choosePassword' as const }
    // A provider linked before the first proof of the address may belong to another person.
    await accountRepo.removeAccounts(tx, user.id, 'credential')
    await registrationRepo.markVerified(tx, user.id, ctx.now())
    return { status: 'verified' as const }
  })
}

/** Verifies the address for the holder of the link. Nothing that the registration contained stays. */
export async function completeRegistration(ctx: Context, input: CompletedRegistration, { locale }: RequestInfo) {
  assertHashCapacity()
  const { token, firstName, lastName, password } = input
  const email = await parseVerificationToken(ctx, token)
  await assertPasswordAllowed(ctx, password, { firstName, lastName, email })
  const passwordHash = await hashPassword(password)
  const completed = await ctx.db.transaction(async (tx: Tx) => {
    const user = await lockRegistrationOf(tx, email, token)
    if (user.emailVerified) return { status: 'alreadyVerified' as const, userId: undefined }
    await registrationRepo.replacePassword(tx, user.id, passwordHash, ctx.now())
    await registrationRepo.markVerified(tx, user.id, ctx.now(), { firstName, lastName, language: locale })
    return { status: 'verified' as const, userId: user.id }
  })
  if (completed.status === 'verified') await resetSignInAttempts(ctx, email)
  return completed
}

async function lockRegistrationOf(tx: Db, email: string, token: string) {
  const user = await registrationRepo.lockRegistration(tx, email)
  if (!user) throw identityErrors.LINK_INVALID()
  if (!user.emailVerified) requireNewestLink(user, token)
  return user
}

/** Of several links in emails only the newest is valid. Without a stored hash, the previous release sent the link. */
export function requireNewestLink({ newestLinkHash }: { newestLinkHash: string | null }, token: string): void {
  if (newestLinkHash && newestLinkHash !== hashToken(token)) throw identityErrors.LINK_REPLACED()
}
