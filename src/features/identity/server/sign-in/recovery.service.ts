import { getSetting } from '#features/settings/server/setting.service.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { requireCaptcha } from '#platform/server/captcha.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { signInSetting } from '../../model/sign-in-settings.schema.ts'
import * as accountRepo from '../account/account.repo.ts'
import { type Auth, getAuth, refusedAs } from '../auth/auth.service.ts'
import { withAuthTransaction } from '../auth/auth-transaction.service.ts'
import { accountNoticeEmail } from '../identity.mail.tsx'
import { recordSecurityEvent } from '../session/security-events.service.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { type SignInResult, toSignInResult } from '../session/token.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { queueAccountNotice, sendVerification } from './identity-emails.service.ts'
import { assertHashCapacity, assertPasswordAllowed, hashPassword } from './password-hash.service.ts'
import * as registrationRepo from './registration.repo.ts'
import { resetSignInAttempts } from './sign-in-limits.service.ts'
import { withUniformTime } from './uniform-time.service.ts'
import { requireNewestLink } from './verification.service.ts'

type AddressInput = { email: string; captcha?: string | undefined; next?: string | undefined }

type LinkKind = 'verification' | 'reset' | 'email-link'
type SendLink = (api: Auth['api'], call: { body: { email: string }; headers: Headers }) => Promise<unknown>

const SEND_LINK: { [Kind in Exclude<LinkKind, 'verification'>]: SendLink } = {
  reset: (api, call) => api.requestPasswordReset(call),
  'email-link': (api, call) => api.signInMagicLink(call),
}

/**
 * Sends an email to the owner of an address, rate limited. An unknown address is an error unless responses are uniform.
 * An unverified address gets the verification link, whatever was requested.
 */
export async function requestLink(
  ctx: Context,
  kind: LinkKind,
  { email, captcha, next }: AddressInput,
  { address, headers }: RequestInfo,
): Promise<void> {
  if (kind === 'email-link') await requireEmailLinks(ctx)
  await requireCaptcha(ctx, captcha)
  await consumeRateLimit(ctx, { key: `${kind}:${email}`, max: 5, seconds: HOUR_SECONDS })
  await consumeRateLimit(ctx, { key: `${kind}-from:${address}`, max: 30, seconds: HOUR_SECONDS })
  const { uniformAnswers } = await getSetting(ctx, signInSetting)
  const { api } = getAuth(ctx)
  const findAndSend = async () => {
    const owner = await userRepo.findByEmail(ctx.db, email)
    if (!owner && !uniformAnswers) throw identityErrors.USER_NOT_FOUND()
    const hasNoUse = kind === 'verification' ? owner?.emailVerified : owner?.isDisabled
    if (!owner || hasNoUse) return
    const send = async (tx: Tx) => {
      if (owner.emailVerified && kind !== 'verification')
        return SEND_LINK[kind](api, { body: { email: owner.email }, headers })
      // The owner of the mailbox may be another person than the one who registered, and has to enter their own name.
      if (kind === 'reset') await registrationRepo.forgetBrowser(tx, owner.id)
      await sendVerification(ctx, owner.email)
    }
    await withAuthTransaction(ctx, send, { next })
  }
  return uniformAnswers ? withUniformTime(findAndSend) : findAndSend()
}

async function requireEmailLinks(ctx: Context): Promise<void> {
  if (!(await getSetting(ctx, signInSetting)).emailLink) throw identityErrors.METHOD_OFF()
}

/** Ends all sessions and resets failed sign-in attempts. Not by Better Auth, which hashes between its queries. */
export async function resetPassword(ctx: Context, input: { token: string; password: string }, caller: RequestInfo) {
  assertHashCapacity()
  const owner = await userRepo.findByResetToken(ctx.db, input.token)
  if (!owner?.emailVerified) throw identityErrors.LINK_INVALID()
  requireNewestLink(owner, input.token)
  await assertPasswordAllowed(ctx, input.password, owner)
  const passwordHash = await hashPassword(input.password)
  await ctx.db.transaction(async (tx) => {
    if (!(await userRepo.consumeResetToken(tx, input.token))) throw identityErrors.LINK_INVALID()
    await accountRepo.setPassword(tx, owner.id, passwordHash, ctx.now())
    await sessionRepo.endSessions(tx, owner.id)
    await userRepo.endResetLinks(tx, owner.id)
    await recordSecurityEvent(ctx, owner, 'passwordReset', caller, { db: tx })
    await queueAccountNotice(ctx, tx, owner, (change) => accountNoticeEmail('passwordChanged', change))
  })
  await resetSignInAttempts(ctx, owner.email)
  return { userId: owner.id }
}

export async function signInWithEmailLink(ctx: Context, token: string, caller: RequestInfo): Promise<SignInResult> {
  await requireEmailLinks(ctx)
  const { headers, response } = await getAuth(ctx)
    .api.magicLinkVerify({ query: { token }, headers: caller.headers, returnHeaders: true })
    .catch(refusedAs(identityErrors.LINK_INVALID))
  return toSignInResult(ctx, response, headers, caller, 'emailLink')
}
