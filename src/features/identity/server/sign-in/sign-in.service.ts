import { isAPIError } from 'better-auth/api'
import type { Provider } from '#features/settings/model/sign-in-settings.schema.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { consumeRateLimit, rateLimitErrors, refundRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '../../../../platform/server/request-info.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { safeNext } from '../../model/safe-next.ts'
import { discardAuth, getAuth } from '../auth/auth.service.ts'
import { providerCredentials } from '../auth/provider-config.service.ts'
import { recordFailure } from '../session/security-events.service.ts'
import * as sessionRepo from '../session/session.repo.ts'
import { type SignedInResult, type SignInResult, toSignedInResult, toSignInResult } from '../session/token.service.ts'
import * as userRepo from '../users/user.repo.ts'
import { consumeSignInAttempt } from './sign-in-limits.service.ts'
import { consumeTotpCode } from './totp-replay.service.ts'

const ATTEMPT_WINDOW_SECONDS = 900

type Credentials = { email: string; password: string; captcha?: string | undefined }

export async function signIn(ctx: Context, input: Credentials, caller: RequestInfo): Promise<SignInResult> {
  const { email, password } = input
  const settings = await getSignInSettings(ctx)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  const user = await userRepo.findByEmail(ctx.db, email)
  const onSuccess = await consumeSignInAttempt(ctx, input, caller, user)

  if (!user && !settings.uniformAnswers) {
    await recordFailure(ctx, user, 'signInFailed', caller)
    throw identityErrors.USER_NOT_FOUND()
  }
  const auth = await getAuth(ctx)
  const body = { email, password }
  const { headers, response } = await auth.api
    .signInEmail({ body, headers: caller.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (isAPIError(error)) await recordFailure(ctx, user, 'signInFailed', caller)
      return throwAppError(error)
    })
  await onSuccess()
  return toSignInResult(ctx, response, headers, caller, 'password')
}

type Code = { code: string; isRecoveryCode: boolean }

/** Verifies the second step; Better Auth's cookie from the first step identifies the user. */
export async function verifySecondStep(
  ctx: Context,
  { code, isRecoveryCode }: Code,
  caller: RequestInfo,
): Promise<SignedInResult> {
  await consumeRateLimit(ctx, { key: `second-step:${caller.address}`, max: 20, seconds: ATTEMPT_WINDOW_SECONDS })
  const { api } = await getAuth(ctx)
  const call = { body: { code }, headers: caller.headers, returnHeaders: true } as const
  const verify = isRecoveryCode ? api.verifyBackupCode(call) : api.verifyTOTP(call)
  const { headers, response } = await verify.catch(async (error: unknown) => {
    if (isAPIError(error)) await recordFailure(ctx, undefined, 'codeFailed', caller)
    return throwAppError(error)
  })
  await refundRateLimit(ctx, `second-step:${caller.address}`)
  if (!isRecoveryCode) await requireUnusedCode(ctx, response.user.id, code, response.token!)
  return toSignedInResult(ctx, response.token!, headers, caller, 'code')
}

/** Ends the new session when the code had been used: TOTP replay protection. */
async function requireUnusedCode(ctx: Context, userId: string, code: string, sessionToken: string): Promise<void> {
  if (await consumeTotpCode(ctx, userId, code)) return
  const session = await sessionRepo.findSessionByToken(ctx.db, sessionToken)
  if (session) await sessionRepo.endSession(ctx.db, userId, session.id)
  throw identityErrors.CODE_USED()
}

type ProviderSignIn = { provider: Provider; next?: string | undefined; forceSelect: boolean }

/** Returns the URL of the provider's authorization endpoint. */
export async function startProviderSignIn(
  ctx: Context,
  request: ProviderSignIn,
  { headers: sent, locale }: RequestInfo,
) {
  const { provider, forceSelect } = request
  if (!(await getSignInSettings(ctx))[provider]) throw identityErrors.METHOD_OFF()
  if (!providerCredentials(ctx.env, provider).clientId) throw identityErrors.METHOD_NOT_READY()
  const { api } = await getAuth(ctx)
  const login = localizedPath(locale, '/login')
  const callbackURL = `${login}?signedIn=1&next=${encodeURIComponent(safeNext(request.next))}`
  const errorCallbackURL = `${login}?next=${encodeURIComponent(safeNext(request.next))}`
  const additionalData = { language: locale }
  const body = { provider, callbackURL, errorCallbackURL, additionalData, disableRedirect: true }
  try {
    const { headers, response } = await api.signInSocial({ body, headers: sent, returnHeaders: true })
    const url = new URL(response.url!)
    if (forceSelect) url.searchParams.set('prompt', 'select_account')
    return { url: url.href, cookies: headers }
  } catch (error) {
    ctx.log.error({ err: error, provider }, 'identity provider unreachable')
    discardAuth(ctx)
    throw identityErrors.METHOD_NOT_READY()
  }
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
