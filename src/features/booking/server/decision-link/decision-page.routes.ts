import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#kernel/app-error.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, readForm } from '#platform/server/http.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { requestInfo, requestLocale } from '#platform/server/request-info.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { decideByLink, type LinkDecision, readDecisionLink } from './decision-link.service.ts'
import { type DecisionPage, renderDecisionPage } from './decision-page.view.tsx'

const PATHS = ['/booking/decision', '/:prefix{en|fr}/booking/decision']
/** The longest reason takes 18 kB when every character is percent-encoded. */
const MAX_FORM_BYTES = 65_536
const MAX_VISITS_PER_HOUR = 120

/**
 * The page behind the links in the email about a request. GET only shows; POST decides. Authenticated by the signed token
 * alone, without session or cookie, so another site cannot post it.
 */
export function decisionPageRoutes(send: (c: HonoContext<AppEnv>, page: DecisionPage) => Response) {
  return new Hono<AppEnv>()
    .on('GET', PATHS, limitVisits, async (c: HonoContext<AppEnv>) => {
      const { token = '', choice } = c.req.query()
      const link = await readDecisionLink(c.var.ctx, token)
      return send(c, await renderDecisionPage(link, { token, choice: toChoice(choice) }, requestLocale(c)))
    })
    .on('POST', PATHS, limitVisits, bodyLimit({ maxSize: MAX_FORM_BYTES }), async (c: HonoContext<AppEnv>) => {
      const form = await readForm(c)
      const [token, reason] = [String(form.token ?? ''), String(form.reason ?? '')]
      const decision = { choice: toChoice(form.choice), version: Number(form.version), reason }
      const error = await decide(c.var.ctx, token, decision)
      // Not a redirect, which would put the token in a URL. An error may mean that another admin has decided.
      const link = await readDecisionLink(c.var.ctx, token)
      return send(c, await renderDecisionPage(link, { ...decision, token, error }, requestLocale(c)))
    })
}

/** Undefined after a decision; otherwise why it was refused. */
async function decide(ctx: Context, token: string, decision: LinkDecision): Promise<AppError | undefined> {
  const link = await readDecisionLink(ctx, token)
  if (link.state !== 'open') return bookingErrors.ALREADY_DECIDED()
  try {
    await decideByLink(ctx, link, decision)
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error
    throw error
  }
}

function toChoice(given: unknown): LinkDecision['choice'] {
  return given === 'deny' ? 'deny' : 'approve'
}

const limitVisits: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = `booking-decision:${requestInfo(c).address}`
  await consumeRateLimit(c.var.ctx, { key, max: MAX_VISITS_PER_HOUR, seconds: HOUR_SECONDS })
  await next()
}
