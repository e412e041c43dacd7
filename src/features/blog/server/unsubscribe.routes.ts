import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { resubscribeToReplies, unsubscribeFromReplies } from '#features/blog/server/comments/reply-email.service.ts'
import { type AppEnv, readForm } from '#platform/server/http.ts'

/**
 * The link under a letter, pressed: by a person on its page, who is led back to it, or by a mail program (RFC 8058),
 * which follows no redirect. No session, no cookie: the signed link is all there is to know.
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
