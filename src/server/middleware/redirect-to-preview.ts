import type { MiddlewareHandler } from 'hono'
import { editablePostExists } from '#features/blog/server/authoring/authoring.service.ts'
import { findCookieUser } from '#features/identity/server/session/token.service.ts'
import { prefixOf, withoutPrefix } from '#kernel/locale.ts'
import { hasPermission } from '#kernel/user.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'

/**
 * The address of a post that is not public opens its preview for writers; for everyone else it is a 404, as for a post
 * that does not exist. The preview is a guarded address: never cached, never indexed.
 */
export const redirectToPreview: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const [, post] = /^\/blog(\/\d+\/[^/]+)$/.exec(withoutPrefix(c.req.path)) ?? []
  if (!post || c.res.status !== 404) return
  const user = await findCookieUser(c.var.ctx, requestInfo(c))
  if (!user || user.lacksTwoFactor || !hasPermission(user, 'blog:write')) return
  if (!(await editablePostExists(c.var.ctx, `/edit${post}`))) return
  c.res = new Response(null, {
    status: 303,
    headers: { location: `${prefixOf(c.req.path)}/edit${post}?preview`, 'cache-control': 'no-store' },
  })
}
