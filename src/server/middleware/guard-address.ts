import type { MiddlewareHandler } from 'hono'
import { editablePostExists } from '#features/blog/server/authoring/authoring.service.ts'
import { findCookieUser } from '#features/identity/server/session/token.service.ts'
import { prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { mayOpen, type PageTable, pageAt, routeOf } from '#kernel/pages.ts'
import type { Context } from '#platform/server/context.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { requestInfo, requestLocale } from '#platform/server/request-info.ts'
import { forbiddenPage } from '../pages/error-page.ts'
import { sendPlainPage } from '../pages/private-page.ts'

/** Restricted pages that may not exist. */
const EXISTS: { [route: string]: (ctx: Context, path: string) => Promise<boolean> } = {
  '/edit/$blogId/$slug': editablePostExists,
}

export function isGuarded(path: string, pages?: PageTable): boolean {
  return pageAt(path, pages).access !== 'everyone'
}

/**
 * Authorizes by the session cookie. Visitors are redirected to sign in and return afterwards; another user's page is a
 * 403. The page's data is fetched by the browser, and every API call has its own guard.
 */
export const guardAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { path } = c.req
  if (!isGuarded(path)) return next()

  c.header('cache-control', 'no-store')
  const user = await findCookieUser(c.var.ctx, requestInfo(c))
  const prefix = prefixOf(path)
  if (!user) return c.redirect(`${prefix}/login?next=${encodeURIComponent(path + new URL(c.req.url).search)}`, 303)
  if (user.lacksTwoFactor && withoutPrefix(path) !== '/profile') return c.redirect(`${prefix}/profile#two-factor`, 303)
  // A look-around has no account to show.
  if (user.examples && pageAt(path).access === 'user') return c.redirect(`${prefix}/admin`, 303)
  if (!mayOpen(user, pageAt(path).access))
    return sendPlainPage(c, { html: forbiddenPage(requestLocale(c)), hashes: [] }, 403)

  await next()
  // The existence check comes after authorization, so that a 404 reveals nothing.
  const exists = EXISTS[routeOf(path) ?? '']
  if (exists && c.res.status === 200 && !(await exists(c.var.ctx, withoutPrefix(path))))
    c.res = new Response(c.res.body, { status: 404, headers: c.res.headers })
}
