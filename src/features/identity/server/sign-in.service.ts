import { isAPIError } from 'better-auth/api'
import type { Provider } from '#features/settings/model/sign-in.ts'
import { getSignInSettings } from '#features/settings/server/policies.service.ts'
import { localizedPath } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { giveBack, limitErrors, spend } from '#platform/server/rate-limit.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { safeNext } from '../model/next.ts'
import { authOf, forgetAuth } from './auth.ts'
import type { Caller } from './caller.ts'
import { credentialsOf } from './providers.ts'
import { recordFailure } from './security-events.ts'
import * as sessionRepo from './session.repo.ts'
import { admitAttempt } from './sign-in-limits.ts'
import { outcomeOf, type SignedIn, type SignInOutcome, signedInWith } from './token.service.ts'
import { isFirstUse } from './totp-replay.ts'
import * as userRepo from './user.repo.ts'

const QUARTER = 900

type Credentials = { email: string; password: string; captcha?: string | undefined }

export async function signIn(ctx: Context, input: Credentials, caller: Caller): Promise<SignInOutcome> {
  const { email, password } = input
  const settings = await getSignInSettings(ctx)
  if (!settings.password) throw identityErrors.METHOD_OFF()
  const user = await userRepo.findByEmail(ctx.db, email)
  const succeeded = await admitAttempt(ctx, input, caller, user)

  if (!user && !settings.uniformAnswers) {
    await recordFailure(ctx, user, 'signInFailed', caller)
    throw identityErrors.USER_NOT_FOUND()
  }
  const auth = await authOf(ctx)
  const body = { email, password }
  const { headers, response } = await auth.api
    .signInEmail({ body, headers: caller.headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (isAPIError(error)) await recordFailure(ctx, user, 'signInFailed', caller)
      return refused(error)
    })
  await succeeded()
  return outcomeOf(ctx, response, headers, caller, 'password')
}

type Code = { code: string; isRecoveryCode: boolean }

/** The second of two steps; the cookie of the first one says whose it is. */
export async function finishSignIn(ctx: Context, { code, isRecoveryCode }: Code, caller: Caller): Promise<SignedIn> {
  await spend(ctx, { key: `second-step:${caller.address}`, max: 20, seconds: QUARTER })
  const { api } = await authOf(ctx)
  const call = { body: { code }, headers: caller.headers, returnHeaders: true } as const
  const verify = isRecoveryCode ? api.verifyBackupCode(call) : api.verifyTOTP(call)
  const { headers, response } = await verify.catch(async (error: unknown) => {
    if (isAPIError(error)) await recordFailure(ctx, undefined, 'codeFailed', caller)
    return refused(error)
  })
  await giveBack(ctx, `second-step:${caller.address}`)
  if (!isRecoveryCode) await requireUnused(ctx, response.user.id, code, response.token!)
  return signedInWith(ctx, response.token!, headers, caller, 'code')
}

/** Ends the new session when the code had been used: TOTP replay protection. */
async function requireUnused(ctx: Context, userId: string, code: string, sessionToken: string): Promise<void> {
  if (await isFirstUse(ctx, userId, code)) return
  const session = await sessionRepo.findSessionByToken(ctx.db, sessionToken)
  if (session) await sessionRepo.endSession(ctx.db, userId, session.id)
  throw identityErrors.CODE_USED()
}

type Departure = { provider: Provider; next?: string | undefined; forceSelect: boolean }

/** Where to send the browser, so that it comes back known. */
export async function leaveForProvider(ctx: Context, departure: Departure, { headers: sent, locale }: Caller) {
  const { provider, forceSelect } = departure
  if (!(await getSignInSettings(ctx))[provider]) throw identityErrors.METHOD_OFF()
  if (!credentialsOf(ctx.env, provider).clientId) throw identityErrors.METHOD_NOT_READY()
  const { api } = await authOf(ctx)
  const login = localizedPath(locale, '/login')
  const callbackURL = `${login}?signedIn=1&next=${encodeURIComponent(safeNext(departure.next))}`
  const errorCallbackURL = `${login}?next=${encodeURIComponent(safeNext(departure.next))}`
  const additionalData = { language: locale }
  const body = { provider, callbackURL, errorCallbackURL, additionalData, disableRedirect: true }
  try {
    const { headers, response } = await api.signInSocial({ body, headers: sent, returnHeaders: true })
    const url = new URL(response.url!)
    if (forceSelect) url.searchParams.set('prompt', 'select_account')
    return { url: url.href, cookies: headers }
  } catch (error) {
    ctx.log.error({ err: error, provider }, 'provider cannot be reached')
    forgetAuth(ctx)
    throw identityErrors.METHOD_NOT_READY()
  }
}

const REFUSALS: Record<string, () => Error> = {
  EMAIL_NOT_VERIFIED: identityErrors.EMAIL_NOT_VERIFIED,
  USER_DISABLED: identityErrors.USER_DISABLED,
  INVALID_CODE: identityErrors.CODE_WRONG,
  INVALID_BACKUP_CODE: identityErrors.CODE_WRONG,
  INVALID_TWO_FACTOR_COOKIE: identityErrors.SECOND_STEP_EXPIRED,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: limitErrors.TOO_MANY_ATTEMPTS,
  ACCOUNT_TEMPORARILY_LOCKED: limitErrors.TOO_MANY_ATTEMPTS,
}

/** Better Auth's reasons in our words. What is not a refusal goes on as it is. */
function refused(error: unknown): never {
  if (!isAPIError(error)) throw error
  throw (REFUSALS[error.body?.code ?? ''] ?? identityErrors.INVALID_CREDENTIALS)()
}
