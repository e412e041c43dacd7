import { isAPIError } from 'better-auth/api'
import { getSetting } from '#features/settings/server/setting.service.ts'
import type { Context } from '#platform/server/context.ts'
import { consumeRateLimit, rateLimitErrors, refundRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { signInSetting } from '../../model/sign-in-settings.schema.ts'
import { consumeTotpCode } from '../account/reauthentication.service.ts'
import { getAuth } from '../auth/auth.service.ts'
import { recordFailure } from '../session/security-events.service.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { type SignInResult, toSignInResult } from '../session/token.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { assertHashCapacity } from './password-hash.service.ts'
import { consumeSignInAttempt } from './sign-in-limits.service.ts'

const ATTEMPT_WINDOW_SECONDS = 900

type Credentials = { email: string; password: string; captcha?: string | undefined }

export async function signIn(ctx: Context, input: Credentials, caller: RequestInfo): Promise<SignInResult> {
  assertHashCapacity()
  const { email, password } = input
  const settings = await getSetting(ctx, signInSetting)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  const user = await userRepo.findByEmail(ctx.db, email)
  const onSuccess = await consumeSignInAttempt(ctx, input, caller, user)

  if (!user && !settings.uniformAnswers) {
    await recordFailure(ctx, user, 'signInFailed', caller)
    throw identityErrors.USER_NOT_FOUND()
  }
  const { headers, response } = await getAuth(ctx)
    .api.signInEmail({ body: { email, password }, headers: caller.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (isAPIError(error)) await recordFailure(ctx, user, 'signInFailed', caller)
      return throwAppError(error)
    })
  await onSuccess()
  return toSignInResult(ctx, response, headers, caller, 'password')
}

/** Verifies the second factor; Better Auth's cookie from the first step identifies the user. */
export async function verifyTwoFactor(
  ctx: Context,
  { code, isRecoveryCode }: { code: string; isRecoveryCode: boolean },
  caller: RequestInfo,
): Promise<SignInResult> {
  await consumeRateLimit(ctx, { key: `two-factor:${caller.address}`, max: 20, seconds: ATTEMPT_WINDOW_SECONDS })
  const { api } = getAuth(ctx)
  const call = { body: { code }, headers: caller.headers, returnHeaders: true } as const
  const verify = isRecoveryCode ? api.verifyBackupCode(call) : api.verifyTOTP(call)
  const { headers, response } = await verify.catch(async (error: unknown) => {
    if (isAPIError(error)) await recordFailure(ctx, undefined, 'codeFailed', caller)
    return throwAppError(error)
  })
  await refundRateLimit(ctx, `two-factor:${caller.address}`)
  if (!isRecoveryCode) await requireUnusedCode(ctx, response.user.id, code, response.token ?? '')
  return toSignInResult(ctx, response, headers, caller, 'code')
}

/** Ends the new session when the code had been used: TOTP replay protection. */
async function requireUnusedCode(ctx: Context, userId: string, code: string, sessionToken: string): Promise<void> {
  if (await consumeTotpCode(ctx, userId, code)) return
  const session = await sessionRepo.findSessionByToken(ctx.db, sessionToken)
  if (session) await sessionRepo.endSession(ctx.db, userId, session.id)
  throw identityErrors.CODE_USED()
}

const ERRORS_BY_CODE: Record<string, () => Error> = {
  EMAIL_NOT_VERIFIED: identityErrors.EMAIL_NOT_VERIFIED,
  USER_DISABLED: identityErrors.USER_DISABLED,
  INVALID_CODE: identityErrors.CODE_WRONG,
  INVALID_BACKUP_CODE: identityErrors.CODE_WRONG,
  INVALID_TWO_FACTOR_COOKIE: identityErrors.SECOND_STEP_EXPIRED,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: rateLimitErrors.TOO_MANY_ATTEMPTS,
  ACCOUNT_TEMPORARILY_LOCKED: rateLimitErrors.TOO_MANY_ATTEMPTS,
}

/** Maps Better Auth's errors to error codes of this slice; rethrows the others. */
function throwAppError(error: unknown): never {
  if (!isAPIError(error)) throw error
  throw (ERRORS_BY_CODE[error.body?.code ?? ''] ?? identityErrors.INVALID_CREDENTIALS)()
}
