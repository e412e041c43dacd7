import type { MiddlewareHandler } from 'hono'
import { isPostAt } from '#features/blog/server/desk.service.ts'
import { callerOf } from '#features/identity/server/caller.ts'
import { userOfCookie } from '#features/identity/server/token.service.ts'
import { detectLocale, prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { may, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { forbiddenPage } from './error-page.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'

type Rule = [
  pattern: RegExp,
  isFor: (user: User) => boolean,
  isThere?: (ctx: Context, path: string) => Promise<boolean>,
]

/** Addresses that are not for everybody, for whom they are, and whether what they name is there. */
const GUARDED: readonly Rule[] = [
  [/^\/admin(\/|$)/, ({ role }) => role === 'ADMIN'],
  [/^\/(profile|my-appointments)$/, () => true],
  [/^\/blog\/(new|desk)$/, (user) => may(user, 'blog:write')],
  [/^\/edit\//, (user) => may(user, 'blog:write'), isPostAt],
  [/^\/categorie\/new$/, (user) => may(user, 'category:manage')],
]

function ruleFor(path: string) {
  return GUARDED.find(([pattern]) => pattern.test(withoutPrefix(path)))
}

export function isGuarded(path: string): boolean {
  return ruleFor(path) !== undefined
}

/**
 * The session cookie decides. A visitor is sent to sign in and comes back; somebody else's page is a 403. What such a
 * page shows is fetched by the browser afterwards, and every call of it is guarded by itself.
 */
export const guardAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path } = c.req
  const rule = ruleFor(path)
  if (!rule) return next()

  c.header('cache-control', 'no-store')
  const user = await userOfCookie(c.var.ctx, callerOf(c))
  const prefix = prefixOf(path)
  if (!user) return c.redirect(`${prefix}/login?next=${encodeURIComponent(path + new URL(c.req.url).search)}`, 303)
  if (user.lacksTwoFactor && withoutPrefix(path) !== '/profile') return c.redirect(`${prefix}/profile#two-factor`, 303)
  const [, isFor, isThere] = rule
  if (isFor(user)) {
    await next()
    // Only whoever may open it learns that it is missing. The page says so as well, when the browser has asked.
    if (isThere && c.res.status === 200 && !(await isThere(c.var.ctx, withoutPrefix(path))))
      c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
    return
  }

  const { env } = c.var.ctx
  const html = forbiddenPage(detectLocale(c.req.raw))
  c.set('isPage', true)
  const headers = { ...securityHeaders(env), 'content-security-policy': pagePolicy({ html, hashes: [] }, env) }
  return c.html(html, 403, { ...headers, 'x-request-id': c.get('requestId') })
}
