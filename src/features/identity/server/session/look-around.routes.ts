import { Hono } from 'hono'
import { prefixOf } from '#kernel/locale.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import { setHttpOnlyCookie } from '../sign-in/sign-in.routes.ts'
import { requireSameSite } from './api-guard.middleware.ts'
import { LOOK_AROUND_COOKIE, LOOK_AROUND_SECONDS, startLookAround } from './look-around.service.ts'
import { findCookieUser } from './token.service.ts'

/** The button on the login page: a form, so that it works without JavaScript. */
export const lookAroundRoutes = new Hono<AppEnv>().on(
  'POST',
  ['/look-around', '/:prefix{en|fr}/look-around'],
  requireSameSite,
  async (c) => {
    const caller = requestInfo(c)
    const prefix = prefixOf(c.req.path)
    const user = await findCookieUser(c.var.ctx, caller)
    if (user) return c.redirect(user.role === 'ADMIN' ? `${prefix}/admin` : prefix || '/', 303)
    const value = await startLookAround(c.var.ctx, caller)
    if (value === undefined) return c.redirect(`${prefix}/login?notice=lookAroundEnded`, 303)
    setHttpOnlyCookie(c, LOOK_AROUND_COOKIE, value, LOOK_AROUND_SECONDS)
    return c.redirect(`${prefix}/admin`, 303)
  },
)
