import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { guardErrors } from '#platform/server/guards.ts'
import type { AccessToken, Profile } from '../model/identity.schema.ts'
import { issueToken, TOKEN_KEY, TOKEN_SECONDS } from './access-token.ts'
import { authOf } from './auth.ts'
import type { Caller } from './caller.ts'
import { findUser } from './find-user.ts'
import * as sessionRepo from './session.repo.ts'

export type SignedIn = AccessToken & { status: 'signedIn'; cookies: Headers }
export type SignInOutcome = SignedIn | { status: 'secondStep'; cookies: Headers }

/** Better Auth gives no session to whoever still owes a code; the cookie remembers who that is. */
export async function outcomeOf(ctx: Context, answer: object, cookies: Headers): Promise<SignInOutcome> {
  if ('token' in answer) return signedInWith(ctx, String(answer.token), cookies)
  return { status: 'secondStep', cookies }
}

/** A fresh session becomes the first access token. */
export async function signedInWith(ctx: Context, sessionToken: string, cookies: Headers): Promise<SignedIn> {
  const session = await sessionRepo.findSessionByToken(ctx.db, sessionToken)
  if (!session) throw guardErrors.UNAUTHENTICATED()
  return { status: 'signedIn', ...(await tokenFor(ctx, session)), cookies }
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
  await sessionRepo.touchSession(ctx.db, found.session.id, ctx.now())
  return tokenFor(ctx, found.session)
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
