import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Goal } from '#features/analytics/model/event.schema.ts'
import { type ReachedGoal, readEventSender, recordGoal } from '#features/analytics/server/collect/ingest.service.ts'
import { detectLocale } from '#kernel/languages/languages.ts'
import { withoutPrefix } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { requestLocale } from '#platform/server/request-info.ts'
import { pathExists } from '../composition/measured-paths.ts'

type GoalPage = { goal: Goal; page: string }

const MESSAGE: GoalPage = { goal: 'message_sent', page: '/contact' }
const REGISTRATION: GoalPage = { goal: 'registration', page: '/register' }

/** Requests that reach a goal when they succeed. An OAuth callback may also be a registration. */
const GOALS: { [request: string]: GoalPage } = {
  'POST /api/booking/appointments': { goal: 'appointment_requested', page: '/booking' },
  'POST /api/reviews': { goal: 'review_written', page: '/reviews' },
  'POST /api/contact': MESSAGE,
  // The form without JavaScript.
  'POST /contact': MESSAGE,
  'POST /en/contact': MESSAGE,
  'POST /fr/contact': MESSAGE,
}
/** The form without JavaScript succeeds with a 303. */
const SUCCESS = [201, 303]

/** Records a goal after the request; the response does not wait for it. */
export const recordGoals: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const hasRegistered = c.get('hasRegistered')
  const reached = hasRegistered ? REGISTRATION : GOALS[`${c.req.method} ${c.req.path}`]
  if (!reached || !(hasRegistered || SUCCESS.includes(c.res.status))) return
  const { user } = c.var as { user?: User }
  const sender = readEventSender(c.req.header('cookie') ?? '', c.req.header('user-agent') ?? '')
  if (!sender || user?.role === 'ADMIN') return
  const { ctx } = c.var
  toReachedGoal(c, reached)
    .then((goal) => recordGoal(ctx, goal, sender))
    .catch((err) => ctx.log.error({ err }, 'goal not recorded'))
}

/** The page that sent the request, or else the page with the form. */
async function toReachedGoal(c: HonoContext<AppEnv>, { goal, page }: GoalPage): Promise<ReachedGoal> {
  const { ctx } = c.var
  const from = URL.parse(c.req.header('referer') ?? '')
  if (from?.origin !== ctx.env.origin) return { goal, path: page, language: requestLocale(c) }
  const path = withoutPrefix(from.pathname)
  const language = detectLocale(new Request(from, { headers: c.req.raw.headers }), ctx.languages.current())
  return { goal, path: (await pathExists(ctx, path)) ? path : page, language }
}
