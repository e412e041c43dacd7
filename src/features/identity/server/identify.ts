import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { CLIENT, USER_HEADER } from '#kernel/client-headers.ts'
import type { User } from '#kernel/user.ts'
import { guardErrors } from '#platform/server/guards.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { identityErrors } from '../model/identity.errors.ts'
import { readToken, TOKEN_KEY } from './access-token.ts'
import { findUser } from './find-user.ts'

const CLIENT_HEADERS = Object.entries(CLIENT)
const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Tells every call who asks, on demand; and refuses programs and pages that have no business here. */
export const identify: MiddlewareHandler<AppEnv> = async (c, next) => {
  const isRead = SAFE.includes(c.req.method)
  checkClient(c, isRead)
  if (!isRead) checkOrigin(c)
  let asked: Promise<User> | undefined
  c.set('whoAsks', () => {
    checkClient(c, false)
    asked ??= authenticate(c)
    return asked
  })
  await next()
}

/** A plain read may come without the names of program and tenant, but not with wrong ones. */
function checkClient(c: HonoContext<AppEnv>, isOptional: boolean): void {
  const isRight = CLIENT_HEADERS.every(([name, expected]) => {
    const given = c.req.header(name)
    return given === expected || (isOptional && given === undefined)
  })
  if (!isRight) throw identityErrors.CLIENT_UNKNOWN()
}

/**
 * CSRF protection: a write comes from the public origin, scheme included, so that a page injected into plain http
 * cannot use an https session. Other hosts of this server (localhost, numeric addresses) have no https of their own.
 */
function checkOrigin(c: HonoContext<AppEnv>): void {
  const origin = c.req.header('origin')
  if (origin === undefined) return
  const publicOrigin = c.get('ctx').env.origin
  if (origin === publicOrigin) return
  const host = c.req.header('host')
  if (host === new URL(publicOrigin).host || origin !== `http://${host}`) throw identityErrors.ORIGIN_UNKNOWN()
}

async function authenticate(c: HonoContext<AppEnv>): Promise<User> {
  const ctx = c.var.ctx
  const [scheme, token] = (c.req.header('authorization') ?? '').split(' ')
  const claims =
    scheme === 'Bearer' && token ? await readToken(token, ctx.keys.derive(TOKEN_KEY), ctx.now()) : undefined
  if (!claims) throw guardErrors.UNAUTHENTICATED()

  const named = c.req.header(USER_HEADER)
  if (named !== undefined && named !== claims.userId) throw identityErrors.USER_MISMATCH()

  const user = await findUser(ctx, claims)
  if (!user) throw guardErrors.UNAUTHENTICATED()
  return user
}
