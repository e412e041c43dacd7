import type { Context } from 'hono'
import { findCookieUser } from '#features/identity/server/session/token.service.ts'
import { mayOpen } from '#kernel/pages.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'

/** `?preview=texts` shows a page with the drafts of its texts, to admins only; for everyone else it is the public page. */
export async function isEditorPreview(c: Context<AppEnv>): Promise<boolean> {
  if (c.req.query('preview') !== 'texts') return false
  const user = await findCookieUser(c.var.ctx, requestInfo(c))
  return user !== undefined && !user.lacksTwoFactor && mayOpen(user, 'admin')
}
