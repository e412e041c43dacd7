import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { API_CLIENT_HEADERS, USER_HEADER } from '#kernel/client-headers.ts'
import type { User } from '#kernel/user.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { identityErrors } from '../../model/identity.errors.ts'
import { guardErrors } from '../guards.ts'
import { ACCESS_TOKEN_KEY, verifyAccessToken } from './access-token.service.ts'
import { loadSessionUser } from './token.service.ts'

const CLIENT_HEADERS = Object.entries(API_CLIENT_HEADERS)
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Checks client headers and Origin; authenticates lazily. */
export const apiGuard: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isRead = SAFE_METHODS.includes(c.req.method)
  assertKnownClient(c, isRead)
  if (!isRead) assertPublicOrigin(c)
  let authentication: Promise<User> | undefined
  c.set('authenticate', () => {
    assertKnownClient(c, false)
    authentication ??= authenticateRequest(c)
    return authentication
  })
  await next()
}

/** A plain read may omit the client and tenant headers, but not send wrong ones. */
function assertKnownClient(c: HonoContext<AppEnv>, isOptional: boolean): void {
  const isKnownClient = CLIENT_HEADERS.every(([name, expected]) => {
    const given = c.req.header(name)
    return given === expected || (isOptional && given === undefined)
  })
  if (!isKnownClient) throw identityErrors.CLIENT_UNKNOWN()
}

/**
 * CSRF protection: a write must come from the public origin, scheme included, so that a page injected into plain http
 * cannot use an https session. Other hosts of this server (localhost, IP addresses) have no https.
 */
export function assertPublicOrigin(c: HonoContext<AppEnv>): void {
  const origin = c.req.header('origin')
  if (origin === undefined) return
  const publicOrigin = c.get('ctx').env.origin
  if (origin === publicOrigin) return
  const host = c.req.header('host')
  if (host === new URL(publicOrigin).host || origin !== `http://${host}`) throw identityErrors.ORIGIN_UNKNOWN()
}

/** For forms that are posted without JavaScript: another site must not post in a visitor's name. */
export const requireSameSite: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')) throw identityErrors.ORIGIN_UNKNOWN()
  // Older browsers send the origin only.
  assertPublicOrigin(c)
  await next()
}

async function authenticateRequest(c: HonoContext<AppEnv>): Promise<User> {
  const ctx = c.var.ctx
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  const claims =
    scheme === 'Bearer' && token
      ? await verifyAccessToken(token, ctx.keys.derive(ACCESS_TOKEN_KEY), ctx.now())
      : undefined
  const lookAround = token ? c.get('lookAround') : undefined
  const userId = claims?.userId ?? lookAround?.id
  if (userId === undefined) throw guardErrors.UNAUTHENTICATED()

  const claimedUserId = c.req.header(USER_HEADER)
  if (claimedUserId !== undefined && claimedUserId !== userId) throw identityErrors.USER_MISMATCH()

  const user = claims ? await loadSessionUser(ctx, claims) : lookAround
  if (!user) throw guardErrors.UNAUTHENTICATED()
  return user
}
