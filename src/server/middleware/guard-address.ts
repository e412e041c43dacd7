import type { MiddlewareHandler } from 'hono'
import { editablePostExists } from '#features/blog/server/authoring/authoring.service.ts'
import { findCookieUser } from '#features/identity/server/session/token.service.ts'
import { detectLocale, prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { hasPermission, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import { forbiddenPage } from '../pages/error-page.ts'
import { sendPlainPage } from '../pages/private-page.ts'

type GuardRule = [
  pattern: RegExp,
  isFor: (user: User) => boolean,
  isThere?: (ctx: Context, path: string) => Promise<boolean>,
]

/** Restricted paths: the required role, and a check that the resource exists. */
const GUARDED: readonly GuardRule[] = [
  [/^\/admin(\/|$)/, ({ role }) => role === 'ADMIN'],
  [/^\/(profile|my-appointments)$/, () => true],
  [/^\/blog\/(new|desk)$/, (user) => hasPermission(user, 'blog:write')],
  [/^\/edit\//, (user) => hasPermission(user, 'blog:write'), editablePostExists],
  [/^\/categorie\/new$/, (user) => hasPermission(user, 'category:manage')],
]

function guardRuleFor(path: string) {
  return GUARDED.find(([pattern]) => pattern.test(withoutPrefix(path)))
}

export function isGuarded(path: string): boolean {
  return guardRuleFor(path) !== undefined
}

/**
 * Authorizes by the session cookie. Visitors are redirected to sign in and return afterwards; another user's page is a
 * 403. The page's data is fetched by the browser, and every API call has its own guard.
 */
export const guardAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path } = c.req
  const rule = guardRuleFor(path)
  if (!rule) return next()

  c.header('cache-control', 'no-store')
  const user = await findCookieUser(c.var.ctx, requestInfo(c))
  const prefix = prefixOf(path)
  if (!user) return c.redirect(`${prefix}/login?next=${encodeURIComponent(path + new URL(c.req.url).search)}`, 303)
  if (user.lacksTwoFactor && withoutPrefix(path) !== '/profile') return c.redirect(`${prefix}/profile#two-factor`, 303)
  const [, isAllowed, exists] = rule
  if (isAllowed(user)) {
    await next()
    // The existence check comes after authorization, so that a 404 reveals nothing.
    if (exists && c.res.status === 200 && !(await exists(c.var.ctx, withoutPrefix(path))))
      c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
    return
  }

  return sendPlainPage(c, { html: forbiddenPage(detectLocale(c.req.raw)), hashes: [] }, 403)
}
