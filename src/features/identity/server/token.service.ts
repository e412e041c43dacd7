import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { guardErrors } from '#platform/server/guards.ts'
import type { AccessToken, Profile } from '../model/identity.schema.ts'
import { issueToken, TOKEN_KEY, TOKEN_SECONDS } from './access-token.ts'
import { authOf } from './auth.ts'
import type { Caller } from './caller.ts'
import { findUser } from './find-user.ts'
import { recordSecurityEvent } from './security-events.ts'
import * as sessionRepo from './session.repo.ts'

export type SignedIn = AccessToken & { status: 'signedIn'; cookies: Headers }
export type SignInOutcome = SignedIn | { status: 'secondStep'; cookies: Headers }

/** Better Auth gives no session to whoever still owes a code; the cookie remembers who that is. */
export async function outcomeOf(
  ctx: Context,
  answer: object,
  cookies: Headers,
  caller: Caller,
  method: string,
): Promise<SignInOutcome> {
  if ('token' in answer) return signedInWith(ctx, String(answer.token), cookies, caller, method)
  await endReplacedSession(ctx, caller, cookies)
  return { status: 'secondStep', cookies }
}

/** A fresh session becomes the first access token. */
export async function signedInWith(
  ctx: Context,
  sessionToken: string,
  cookies: Headers,
  caller: Caller,
  method: string,
): Promise<SignedIn> {
  const session = await sessionRepo.findSessionByToken(ctx.db, sessionToken)
  if (!session) throw guardErrors.UNAUTHENTICATED()
  const access = await tokenFor(ctx, session)
  await endReplacedSession(ctx, caller, cookies)
  await recordSecurityEvent(ctx, access.user, 'signedIn', caller, { method })
  return { status: 'signedIn', ...access, cookies }
}

/** After the redirect of a provider: Better Auth has made the session and set its cookie. */
export async function signedInElsewhere(ctx: Context, caller: Caller, cookies: Headers, method: string) {
  const cookie = cookies.getSetCookie().find((one) => SESSION_COOKIE.test(one))
  if (!cookie) return
  const { api } = await authOf(ctx)
  const headers = new Headers({ cookie: cookie.split(';')[0]! })
  const found = await api.getSession({ headers, query: { disableRefresh: true } })
  const user = found && (await findUser(ctx, { userId: found.user.id, sessionId: found.session.id }))
  await endReplacedSession(ctx, caller, cookies)
  if (user) await recordSecurityEvent(ctx, user, 'signedIn', caller, { method })
}

const SESSION_COOKIE = /session_token=/

/** Signing in takes the cookie of an earlier session away from the browser: nobody could use or end that session. */
async function endReplacedSession(ctx: Context, { headers }: Caller, cookies: Headers): Promise<void> {
  if (!headers.has('cookie') || !cookies.getSetCookie().some((cookie) => SESSION_COOKIE.test(cookie))) return
  const { api } = await authOf(ctx)
  const old = await api.getSession({ headers, query: { disableRefresh: true } })
  if (old) await sessionRepo.endSession(ctx.db, old.user.id, old.session.id)
}

/** Whose browser this is. Good for showing pages; calls bring a token. */
export async function userOfCookie(ctx: Context, { headers }: Caller): Promise<User | undefined> {
  if (!headers.has('cookie')) return
  const { api } = await authOf(ctx)
  const found = await api.getSession({ headers, query: { disableRefresh: true } })
  return found ? findUser(ctx, { userId: found.user.id, sessionId: found.session.id }) : undefined
}

/** The cookie is the authority: while its session stands, it is worth a new access token. */
export async function renewToken(ctx: Context, { headers }: Caller): Promise<AccessToken> {
  const { api } = await authOf(ctx)
  const found = await api.getSession({ headers, query: { disableRefresh: true } })
  if (!found) throw guardErrors.UNAUTHENTICATED()
  // Checks the idle limit, which using the session would reset.
  const access = await tokenFor(ctx, found.session)
  await sessionRepo.touchSession(ctx.db, found.session.id, ctx.now())
  return access
}

export async function signOut(ctx: Context, { headers }: Caller): Promise<Headers> {
  const { api } = await authOf(ctx)
  return (await api.signOut({ headers, returnHeaders: true })).headers
}

async function tokenFor(ctx: Context, { id, userId }: { id: string; userId: string }): Promise<AccessToken> {
  const user = await findUser(ctx, { userId, sessionId: id })
  if (!user) throw guardErrors.UNAUTHENTICATED()
  const now = ctx.now()
  const token = await issueToken({ userId, sessionId: id }, ctx.keys.derive(TOKEN_KEY), now)
  return { token, expiresAt: new Date(now.getTime() + TOKEN_SECONDS * 1000).toISOString(), user: toProfile(user) }
}

type Person = Omit<Profile, 'emailAddress' | 'permissions'> & { email: string; permissions: readonly string[] }

export function toProfile({ id, email, firstName, lastName, role, permissions }: Person): Profile {
  return { id, emailAddress: email, firstName, lastName, role, permissions: permissions as Profile['permissions'] }
}
