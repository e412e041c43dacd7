import { Hono, type MiddlewareHandler } from 'hono'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import {
  appointmentLink,
  linkChange,
  linkConfirmation,
  linkQuery,
  linkSlotQuery,
  linkWithdrawal,
} from '../../model/guest/guest-request.schema.ts'
import { packedMonth } from '../../model/slot.schema.ts'
import { CALENDAR_TYPE, describeCalendar } from '../calendar-response.ts'
import {
  confirmByLink,
  downloadInviteByLink,
  listSlotsByLink,
  readClientLink,
  requestChangeByLink,
  withdrawByLink,
} from './client-link.service.ts'

const operation = operationsFor('booking')
const MAX_VISITS_PER_HOUR = 120

const limitVisits: MiddlewareHandler<AppEnv> = async (c, next) => {
  const key = `booking-link:${requestInfo(c).address}`
  await consumeRateLimit(c.var.ctx, { key, max: MAX_VISITS_PER_HOUR, seconds: HOUR_SECONDS })
  await next()
}

/** Authenticated by the signed token of an email alone. GET only shows. */
export const clientLinkRoutes = new Hono<AppEnv>()
  .use(limitVisits)
  .get(
    '/',
    operation('Get what the link in an email is about', appointmentLink, 'The appointment or the unconfirmed request'),
    validate('query', linkQuery),
    async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(await readClientLink(c.var.ctx, c.req.valid('query').token))
    },
  )
  .post(
    '/confirm',
    operation('Confirm a request without an account', appointmentLink, 'The pending appointment'),
    validate('json', linkConfirmation),
    async (c) => c.json(await confirmByLink(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/slots',
    operation('List the slots that the appointment of the link can change to', packedMonth, 'Of a month'),
    validate('query', linkSlotQuery),
    async (c) => {
      c.header('cache-control', 'no-store')
      return c.json(await listSlotsByLink(c.var.ctx, c.req.valid('query')))
    },
  )
  .post(
    '/change',
    operation('Ask for another time by the link', appointmentLink, 'The appointment with the requested time'),
    validate('json', linkChange),
    async (c) => c.json(await requestChangeByLink(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/withdraw',
    operation('Withdraw an appointment by the link', appointmentLink, 'The withdrawn appointment'),
    validate('json', linkWithdrawal),
    async (c) => c.json(await withdrawByLink(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/invite',
    describeCalendar('Download the appointment of the link as iCalendar', 'The iCalendar file'),
    validate('query', linkQuery),
    async (c) => {
      const calendar = await downloadInviteByLink(c.var.ctx, c.req.valid('query').token)
      c.header('cache-control', 'no-store')
      c.header('content-disposition', 'attachment; filename="appointment.ics"')
      return c.body(calendar, 200, { 'content-type': CALENDAR_TYPE })
    },
  )
