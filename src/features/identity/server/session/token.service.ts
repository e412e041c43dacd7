import { getSetting } from '#features/settings/server/setting.service.ts'
import { visibleLocale } from '#kernel/languages/languages.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import type { AccessToken, Profile } from '../../model/identity.schema.ts'
import { signInSetting } from '../../model/sign-in-settings.schema.ts'
import { findCookieSession, getAuth } from '../auth/auth.service.ts'
import { guardErrors } from '../guards.ts'
import * as userRepo from '../users/user.repo.ts'
import { ACCESS_TOKEN_KEY, ACCESS_TOKEN_SECONDS, signAccessToken, type TokenClaims } from './access-token.service.ts'
import { createLookAroundToken, findCookieLookAround } from './look-around.service.ts'
import { recordSecurityEvent } from './security-events.service.ts'
import * as sessionRepo from './session.repo.ts'

export type SignInResult = { cookies: Headers } & (
  | ({ status: 'signedIn' } & AccessToken)
  | { status: 'twoFactorRequired' }
)

/**
 * Issues the first access token of a new session. Better Auth returns no session while the second factor is pending; its
 * cookie identifies the user.
 */
export async function toSignInResult(
  ctx: Context,
  response: object,
  cookies: Headers,
  caller: RequestInfo,
  method: string,
): Promise<SignInResult> {
  if (!('token' in response)) {
    await endReplacedSession(ctx, caller, cookies)
    return { status: 'twoFactorRequired', cookies }
  }
  const session = await sessionRepo.findSessionByToken(ctx.db, String(response.token))
  if (!session) throw guardErrors.UNAUTHENTICATED()
  const access = await createAccessToken(ctx, session)
  await endReplacedSession(ctx, caller, cookies)
  await recordSignIn(ctx, access.user, caller, method)
  return { status: 'signedIn', ...access, cookies }
}

/** After an OAuth callback: Better Auth has created the session and set its cookie. */
export async function recordProviderSignIn(ctx: Context, caller: RequestInfo, cookies: Headers, method: string) {
  const cookie = cookies.getSetCookie().find((line) => SESSION_COOKIE.test(line))
  if (!cookie) return
  const [pair = ''] = cookie.split(';')
  const user = await findCookieUser(ctx, { headers: new Headers({ cookie: pair }) })
  await endReplacedSession(ctx, caller, cookies)
  if (user) await recordSignIn(ctx, user, caller, method)
}

async function recordSignIn(ctx: Context, user: User | Profile, caller: RequestInfo, method: string): Promise<void> {
  await userRepo.update(ctx.db, user.id, { lastSignInAt: ctx.now() })
  await recordSecurityEvent(ctx, user, 'signedIn', caller, { method })
}

const SESSION_COOKIE = /session_token=/

/**
 * Signing in replaces the session cookie of this browser: end the old session, which nothing could use or end any more.
 */
async function endReplacedSession(ctx: Context, { headers }: RequestInfo, cookies: Headers): Promise<void> {
  if (!headers.has('cookie') || !cookies.getSetCookie().some((cookie) => SESSION_COOKIE.test(cookie))) return
  const replaced = await findCookieSession(ctx, headers)
  if (replaced) await sessionRepo.endSession(ctx.db, replaced.user.id, replaced.session.id)
}

/** The current user of an open session: a revoked role, a disabled account or a hidden language is effective immediately. */
export async function loadSessionUser(ctx: Context, claims: TokenClaims): Promise<User | undefined> {
  const found = await sessionRepo.findSessionWithUser(ctx.db, claims, ctx.now())
  if (!found || found.isDisabled) return
  const { isDisabled, twoFactorEnabled, ...user } = found
  const lacksTwoFactor =
    user.role === 'ADMIN' && !twoFactorEnabled && (await getSetting(ctx, signInSetting)).adminTwoFactor
  return { ...user, language: visibleLocale(ctx.languages.current(), user.language), lacksTwoFactor }
}

/** The user of the session cookie, or of a look-around. For page requests only; API calls send an access token. */
export async function findCookieUser(
  ctx: Context,
  { headers }: Pick<RequestInfo, 'headers'>,
): Promise<User | undefined> {
  if (!headers.has('cookie')) return
  const found = await findCookieSession(ctx, headers)
  if (!found) return findCookieLookAround(ctx, headers)
  return loadSessionUser(ctx, { userId: found.user.id, sessionId: found.session.id })
}

export async function renewToken(ctx: Context, { headers }: RequestInfo): Promise<AccessToken> {
  const found = await findCookieSession(ctx, headers)
  if (!found) return renewLookAroundToken(ctx, headers)
  // Checks the idle limit before the session's `updatedAt` is set.
  const access = await createAccessToken(ctx, found.session)
  await sessionRepo.touchSession(ctx.db, found.session.id, ctx.now())
  return access
}

async function renewLookAroundToken(ctx: Context, headers: Headers): Promise<AccessToken> {
  const access = await createLookAroundToken(ctx, headers)
  if (!access) throw guardErrors.UNAUTHENTICATED()
  return { ...access, user: toProfile(access.user) }
}

export async function signOut(ctx: Context, { headers }: RequestInfo): Promise<Headers> {
  return (await getAuth(ctx).api.signOut({ headers, returnHeaders: true })).headers
}

async function createAccessToken(ctx: Context, { id, userId }: { id: string; userId: string }): Promise<AccessToken> {
  const user = await loadSessionUser(ctx, { userId, sessionId: id })
  if (!user) throw guardErrors.UNAUTHENTICATED()
  const now = ctx.now()
  const token = await signAccessToken({ userId, sessionId: id }, ctx.keys.derive(ACCESS_TOKEN_KEY), now)
  const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1000).toISOString()
  return { token, expiresAt, user: toProfile(user) }
}

type ProfileRow = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'role' | 'permissions'>

export function toProfile({ id, email, firstName, lastName, role, permissions }: ProfileRow): Profile {
  return { id, emailAddress: email, firstName, lastName, role, permissions: [...permissions] }
}
