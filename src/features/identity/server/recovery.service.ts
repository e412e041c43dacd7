import { isAPIError } from 'better-auth/api'
import { decodeJwt } from 'jose'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { getCompany } from '#features/settings/server/company.service.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { spend } from '#platform/server/rate-limit.ts'
import { identityErrors } from '../model/identity.errors.ts'
import * as accountRepo from './account.repo.ts'
import { authOf } from './auth.ts'
import { inTransaction } from './auth-transaction.ts'
import type { Caller } from './caller.ts'
import { requireCaptcha } from './captcha.service.ts'
import { checkPassword } from './check-password.ts'
import { passwordChangedLetter } from './identity.mail.tsx'
import { recordSecurityEvent } from './security-events.ts'
import { resetAttempts } from './sign-in-limits.ts'
import { outcomeOf, type SignInOutcome } from './token.service.ts'
import { inUniformTime } from './uniform-time.ts'
import * as userRepo from './user.repo.ts'

const HOUR = 3600

type Address = { email: string; captcha?: string | undefined; next?: string | undefined }

type Owner = NonNullable<Awaited<ReturnType<typeof userRepo.findByEmail>>>

/** Sends a letter to the owner of an address, within limits. An unknown address is refused unless answers are uniform. */
async function sendToOwner(
  ctx: Context,
  kind: string,
  { email, captcha }: Address,
  { address }: Caller,
  send: (owner: Owner) => Promise<unknown>,
): Promise<void> {
  await requireCaptcha(ctx, captcha)
  await spend(ctx, { key: `${kind}:${email}`, max: 5, seconds: HOUR })
  await spend(ctx, { key: `${kind}-from:${address}`, max: 30, seconds: HOUR })
  const { uniformAnswers } = await getSignInSettings(ctx)
  const findAndSend = async () => {
    const owner = await userRepo.findByEmail(ctx.db, email)
    if (owner) await send(owner)
    else if (!uniformAnswers) throw identityErrors.USER_NOT_FOUND()
  }
  return uniformAnswers ? inUniformTime(findAndSend) : findAndSend()
}

export async function resendVerification(ctx: Context, input: Address, caller: Caller): Promise<void> {
  const { api } = await authOf(ctx)
  await sendToOwner(ctx, 'verification', input, caller, async ({ email, emailVerified }) => {
    if (emailVerified) return
    const call = { body: { email }, headers: caller.headers }
    await inTransaction(ctx, () => api.sendVerificationEmail(call), input.next)
  })
}

type VerificationLink = { token: string; next?: string | undefined }

/** The link counts once. Where two had claimed the address, its owner now chooses a password. */
export async function verifyEmail(ctx: Context, { token, next }: VerificationLink, { headers }: Caller) {
  const { api } = await authOf(ctx)
  const prove = async (tx: Tx) => {
    const owner = await userRepo.findByEmail(tx, addressIn(token))
    if (!owner || owner.emailVerified) throw identityErrors.LINK_INVALID()
    await api.verifyEmail({ query: { token }, headers }).catch(invalidLink)
    await accountRepo.removeAccounts(tx, owner.id, 'credential')
    if (!owner.isContested) return { status: 'verified' as const }
    await accountRepo.removePassword(tx, owner.id)
    await userRepo.update(tx, owner.id, { isContested: false })
    await api.requestPasswordReset({ body: { email: owner.email }, headers })
    return { status: 'choosePassword' as const }
  }
  return inTransaction(ctx, prove, next)
}

/** Only to find the user: what the token proves is for Better Auth to say. */
function addressIn(token: string): string {
  try {
    return String(decodeJwt(token).email ?? '')
  } catch {
    return ''
  }
}

export async function askForReset(ctx: Context, input: Address, caller: Caller): Promise<void> {
  const { api } = await authOf(ctx)
  await sendToOwner(ctx, 'reset', input, caller, async ({ email, isDisabled }) => {
    if (isDisabled) return
    const call = { body: { email }, headers: caller.headers }
    await inTransaction(ctx, () => api.requestPasswordReset(call), input.next)
  })
}

/** Opening the letter proves the address as well. All sessions end, and failed attempts no longer hold sign-in up. */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string },
  caller: Caller,
): Promise<{ userId: string }> {
  const owner = await userRepo.findByResetToken(ctx.db, input.token)
  if (!owner) throw identityErrors.LINK_INVALID()
  await checkPassword(ctx, input.password, owner)
  const { api } = await authOf(ctx)
  await inTransaction(ctx, async (tx) => {
    const body = { token: input.token, newPassword: input.password }
    await api.resetPassword({ body, headers: caller.headers }).catch(invalidLink)
    await userRepo.endResetLinks(tx, owner.id)
    // The first proof of the address: a provider linked before it may belong to another person.
    if (!owner.emailVerified) await accountRepo.removeAccounts(tx, owner.id, 'credential')
    await userRepo.update(tx, owner.id, { emailVerified: true, isContested: false, updatedAt: ctx.now() })
    await recordSecurityEvent(ctx, owner, 'passwordReset', caller, { db: tx })
    const company = await getCompany({ db: tx })
    const at = ctx.now()
    const origin = ctx.env.origin
    await writeLetter(
      ctx,
      tx,
      await passwordChangedLetter({ locale: owner.language, user: owner, company, at, origin }),
    )
  })
  await resetAttempts(ctx, owner.email)
  return { userId: owner.id }
}

export async function askForEmailLink(ctx: Context, input: Address, caller: Caller): Promise<void> {
  if (!(await getSignInSettings(ctx)).emailLink) throw identityErrors.METHOD_OFF()
  const { api } = await authOf(ctx)
  await sendToOwner(ctx, 'email-link', input, caller, async ({ email, isDisabled }) => {
    if (isDisabled) return
    const call = { body: { email }, headers: caller.headers }
    await inTransaction(ctx, () => api.signInMagicLink(call), input.next)
  })
}

export async function useEmailLink(ctx: Context, token: string, caller: Caller): Promise<SignInOutcome> {
  if (!(await getSignInSettings(ctx)).emailLink) throw identityErrors.METHOD_OFF()
  const { api } = await authOf(ctx)
  const { headers, response } = await api
    .magicLinkVerify({ query: { token }, headers: caller.headers, returnHeaders: true })
    .catch(invalidLink)
  return outcomeOf(ctx, response, headers, caller, 'emailLink')
}

function invalidLink(error: unknown): never {
  if (!isAPIError(error)) throw error
  throw identityErrors.LINK_INVALID()
}
