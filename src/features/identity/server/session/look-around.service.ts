import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import type { ExampleScope, User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { type HttpOnlyCookie, secondsOf } from '../../model/http-only-cookies.ts'
import { LOOK_AROUND_USER_ID } from '../../model/look-around.ts'
import { ACCESS_TOKEN_SECONDS } from './access-token.service.ts'

/**
 * A look-around session is a signed cookie without any row: no account, password or role that another call could use. It
 * is valid while the source says so, which is asked for each call.
 */
export const LOOK_AROUND_COOKIE = 'cyaan.look_around' satisfies HttpOnlyCookie
export const LOOK_AROUND_SECONDS = secondsOf(LOOK_AROUND_COOKIE)
const KEY_PURPOSE = 'look-around'
const AUDIENCE = 'cyaan-look-around'
const ALGORITHM = 'HS256'
const MAX_STARTS_PER_HOUR = 30

/** The examples that may be read; undefined while looking around is not possible. */
export type LookAroundSource = (ctx: { db: Db; env: Env }) => Promise<ExampleScope | undefined>

let findExamples: LookAroundSource = async () => undefined

/** Registered in `src/server`, because this slice cannot import the demo. */
export function setLookAroundSource(source: LookAroundSource): void {
  findExamples = source
}

export async function isLookAroundOpen(ctx: { db: Db; env: Env }): Promise<boolean> {
  return (await findExamples(ctx)) !== undefined
}

/** The value of the cookie; undefined while looking around is not possible. */
export async function startLookAround(ctx: Context, { address }: RequestInfo): Promise<string | undefined> {
  await consumeRateLimit(ctx, { key: `look-around:${address}`, max: MAX_STARTS_PER_HOUR, seconds: HOUR_SECONDS })
  if (await isLookAroundOpen(ctx)) return sign(ctx, secondsNow(ctx) + LOOK_AROUND_SECONDS)
}

/** By the access token, which decides if there is one; otherwise by the cookie. */
export async function findLookAround(ctx: Context, headers: Headers): Promise<User | undefined> {
  const [, bearer] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  if (bearer !== undefined) return hasAudience(bearer) ? toUser(ctx, await verify(ctx, bearer)) : undefined
  return findCookieLookAround(ctx, headers)
}

export async function findCookieLookAround(ctx: Context, headers: Headers): Promise<User | undefined> {
  return toUser(ctx, await verifyCookie(ctx, headers))
}

/** An access token for the calls of the page, never valid longer than the cookie. */
export async function createLookAroundToken(ctx: Context, headers: Headers) {
  const cookieExpiry = await verifyCookie(ctx, headers)
  const user = await toUser(ctx, cookieExpiry)
  if (!user || cookieExpiry === undefined) return
  const expiry = Math.min(secondsNow(ctx) + ACCESS_TOKEN_SECONDS, cookieExpiry)
  return { token: await sign(ctx, expiry), expiresAt: new Date(expiry * 1000).toISOString(), user }
}

async function verifyCookie(ctx: Context, headers: Headers): Promise<number | undefined> {
  const [, value] = COOKIE_PATTERN.exec(headers.get('cookie') ?? '') ?? []
  return value === undefined ? undefined : verify(ctx, value)
}

const COOKIE_PATTERN = new RegExp(`(?:^|;\\s*)${LOOK_AROUND_COOKIE.replaceAll('.', '\\.')}=([^;]*)`)

async function toUser(ctx: Context, expiry: number | undefined): Promise<User | undefined> {
  const examples = expiry === undefined ? undefined : await findExamples(ctx)
  if (!examples) return
  return {
    id: LOOK_AROUND_USER_ID,
    sessionId: LOOK_AROUND_USER_ID,
    email: `${LOOK_AROUND_USER_ID}${examples.emailSuffix}`,
    firstName: 'Demo',
    lastName: '',
    role: 'ADMIN',
    permissions: [],
    language: ctx.languages.current().defaultLocale,
    lacksTwoFactor: false,
    examples,
  }
}

function sign({ keys, now }: Context, expiry: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setIssuedAt(now())
    .setExpirationTime(expiry)
    .sign(keys.derive(KEY_PURPOSE))
}

/** When it expires, in seconds; undefined unless signature, algorithm, audience and lifetime are valid. */
async function verify({ keys, now }: Context, token: string): Promise<number | undefined> {
  const options = { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now(), requiredClaims: ['exp'] }
  const verified = await jwtVerify(token, keys.derive(KEY_PURPOSE), options).catch(() => undefined)
  return verified?.payload.exp
}

/** Not verified: saves the work for the tokens of users. */
function hasAudience(token: string): boolean {
  try {
    return decodeJwt(token).aud === AUDIENCE
  } catch {
    return false
  }
}

function secondsNow({ now }: Context): number {
  return Math.floor(now().getTime() / 1000)
}
