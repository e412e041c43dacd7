import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { resubscribeToReplies, unsubscribeFromReplies } from '#features/blog/server/comments/reply-email.service.ts'
import { type AppEnv, readForm } from '#platform/server/http.ts'

/**
 * Unsubscribe form and one-click unsubscribe (RFC 8058). A browser is redirected back to the page; mail clients follow
 * no redirect. Authenticated by the signed token alone, without session or cookie.
 */
export const unsubscribeRoutes = new Hono<AppEnv>().on(
  'POST',
  ['/unsubscribe', '/:prefix{en|fr}/unsubscribe'],
  bodyLimit({ maxSize: 4096 }),
  async (c) => {
    const token = c.req.query('token') ?? ''
    const { choice } = await readForm(c)
    if (choice === 'start') await resubscribeToReplies(c.var.ctx, token)
    else await unsubscribeFromReplies(c.var.ctx, token)
    if (choice === undefined) return c.text('ok')
    return c.redirect(`${c.req.path}?token=${encodeURIComponent(token)}`, 303)
  },
)
