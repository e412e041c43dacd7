import { MINUTE_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { consumeRateLimit, incrementCounter, resetRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { findCookieSession, getAuth, refusedAs } from '../auth/auth.service.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { verifyPassword } from '../sign-in/password-hash.service.ts'
import * as userRepo from '../users/user.repo.ts'
import * as accountRepo from './account.repo.ts'

const ATTEMPT_WINDOW_SECONDS = 900
const RECENT_SIGN_IN_MS = 10 * MINUTE_MS
/** How long a TOTP code is accepted, clock skew included. */
const TOTP_SECONDS = 120

export type ReauthenticationProof = { password?: string | undefined; code?: string | undefined }

/**
 * A sensitive change needs more than an open session: the password if the user has one, else a second-factor code, else
 * a sign-in within the last ten minutes.
 */
export async function requireReauthentication(
  ctx: Context,
  user: User,
  proof: ReauthenticationProof,
  caller: RequestInfo,
): Promise<void> {
  if (await requirePassword(ctx, user, proof.password)) return
  if (proof.code) return requireCode(ctx, user, proof.code, caller)
  const signedInAt = await sessionRepo.findSignInTime(ctx.db, user.sessionId)
  if (!signedInAt || ctx.now().getTime() - signedInAt.getTime() > RECENT_SIGN_IN_MS)
    throw identityErrors.REAUTHENTICATION_NEEDED()
}

/** Checks the password of a user who has one; false for a user without. */
export async function requirePassword(ctx: Context, user: User, password = '', field = 'password'): Promise<boolean> {
  const stored = await accountRepo.findPasswordHash(ctx.db, user.id)
  if (!stored) return false
  // Limits password guesses in an open session.
  const key = `password:${user.id}`
  await consumeRateLimit(ctx, { key, max: 10, seconds: ATTEMPT_WINDOW_SECONDS })
  if (!(await verifyPassword(password, stored))) {
    const error = identityErrors.PASSWORD_WRONG()
    throw Object.assign(error, { fields: { [field]: 'identity:password.wrong' } })
  }
  await resetRateLimit(ctx, key)
  return true
}

/** Accepts a TOTP code (once) or a recovery code. Limited here: Better Auth limits guesses at sign-in only. */
async function requireCode(ctx: Context, user: User, code: string, caller: RequestInfo): Promise<void> {
  await requireSameSession(ctx, user, caller)
  const key = `reauthentication:${user.id}`
  await consumeRateLimit(ctx, { key, max: 10, seconds: ATTEMPT_WINDOW_SECONDS })
  // Otherwise `verifyTOTP` would enable a second factor whose setup is not confirmed.
  if (!(await userRepo.findById(ctx.db, user.id))?.twoFactorEnabled) throw identityErrors.CODE_WRONG()
  const { api } = getAuth(ctx)
  const call = { body: { code }, headers: caller.headers }
  const isTotp = /^\d{6}$/.test(code)
  const verify = isTotp ? api.verifyTOTP(call) : api.verifyBackupCode(call)
  await verify.catch(refusedAs(identityErrors.CODE_WRONG))
  if (isTotp && !(await consumeTotpCode(ctx, user.id, code))) throw identityErrors.CODE_USED()
  await resetRateLimit(ctx, key)
}

/** TOTP replay protection: a code is accepted once, at sign-in and reauthentication together. */
export async function consumeTotpCode(ctx: Context, userId: string, code: string): Promise<boolean> {
  return (await incrementCounter(ctx, `code:${userId}:${code}`, TOTP_SECONDS)) === 1
}

/** The access token and the cookie must belong to the same session: Better Auth acts on the cookie. */
export async function requireSameSession(ctx: Context, user: User, { headers }: RequestInfo): Promise<void> {
  const found = await findCookieSession(ctx, headers)
  if (found?.session.id !== user.sessionId) throw identityErrors.USER_MISMATCH()
}
