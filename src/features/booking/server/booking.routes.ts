import { Hono } from 'hono'
import { requireUser } from '#features/identity/server/guards.ts'
import { type Locale, parseLocale } from '#kernel/locale.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { createT } from '#platform/i18n/texts.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { readPublicTexts } from '#platform/server/public-texts.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { requestInfo, requestLocale } from '#platform/server/request-info.ts'
import { type ChosenPackage, PACKAGE_COMMENT } from '../content/package-comment.ts'
import {
  appointmentRequest,
  ownAppointment,
  ownAppointments,
  slotChoice,
  withdrawal,
} from '../model/appointment.schema.ts'
import { appointmentToken, guestReceipt, guestRequest } from '../model/guest/guest-request.schema.ts'
import {
  askedQuestions,
  holdResponse,
  initialMonthQuery,
  initialMonthResponse,
  packedMonth,
  questionsQuery,
  releaseHoldQuery,
  requestTypes,
  slotQuery,
} from '../model/slot.schema.ts'
import {
  downloadInvite,
  listOwnAppointments,
  requestAppointment,
  withdrawAppointment,
} from './appointments/request.service.ts'
import {
  getInitialMonth,
  holdSlot,
  listQuestions,
  listRequestTypes,
  listSlots,
  releaseHold,
} from './availability/slots.service.ts'
import { bookingAdminRoutes } from './booking-admin.routes.ts'
import { readFeed } from './calendar-feed.service.ts'
import { CALENDAR_TYPE, describeCalendar } from './calendar-response.ts'
import { clientLinkRoutes } from './client-link/client-link.routes.ts'
import { findClientToken } from './client-link/client-link.service.ts'
import { requestAsGuest } from './guests/guest-request.service.ts'

const operation = operationsFor('booking')

const routes = new Hono<AppEnv>()
  .get(
    '/request-types',
    operation(
      'List the request types',
      requestTypes,
      'The subjects that clients can choose, with their duration and place',
    ),
    async (c) => c.json(await listRequestTypes(c.var.ctx)),
  )
  .get(
    '/questions',
    operation('List the questions of a subject', askedQuestions, 'In the language of the page'),
    validate('query', questionsQuery),
    async (c) => c.json(await listQuestions(c.var.ctx, c.req.valid('query').type, requestLocale(c))),
  )
  .get(
    '/slots',
    operation('List the slots of a month', packedMonth, 'Every day, and every slot with its label'),
    validate('query', slotQuery),
    async (c) => {
      // The route is public; a session only affects the caller's own hold.
      const user = await c.var.authenticate().catch(() => undefined)
      return c.json(await listSlots(c.var.ctx, c.req.valid('query'), user))
    },
  )
  .put(
    '/hold',
    operation('Hold a slot while the form is filled in', holdResponse, 'When the hold expires'),
    requireUser,
    validate('json', slotChoice),
    async (c) => {
      await consumeRateLimit(c.var.ctx, { key: `hold:${c.var.user.id}`, max: 120, seconds: HOUR_SECONDS })
      return c.json(await holdSlot(c.var.ctx, c.var.user, c.req.valid('json')))
    },
  )
  .delete(
    '/hold',
    operation('Release the own hold; with a time, only a hold on that time', doneSchema, 'The hold was released'),
    requireUser,
    validate('query', releaseHoldQuery),
    async (c) => c.json(await done(releaseHold(c.var.ctx, c.var.user, c.req.valid('query')))),
  )
  .post(
    '/appointments',
    operation('Request an appointment', ownAppointment, 'The pending appointment', 201),
    requireUser,
    validate('json', appointmentRequest),
    async (c) => {
      const locale = parseLocale(c.req.query('lng'))
      return c.json(await requestAppointment(c.var.ctx, c.var.user, c.req.valid('json'), locale), 201)
    },
  )
  .post(
    '/guest-requests',
    operation('Request an appointment without an account', guestReceipt, 'The link to confirm it was sent', 201),
    validate('json', guestRequest),
    async (c) => c.json(await requestAsGuest(c.var.ctx, c.req.valid('json'), requestInfo(c)), 201),
  )
  .route('/link', clientLinkRoutes)
  .get('/appointments', operation('List own appointments', ownAppointments, 'Newest first'), requireUser, async (c) =>
    c.json(await listOwnAppointments(c.var.ctx, c.var.user)),
  )
  .post(
    '/appointments/:id/withdraw',
    operation('Withdraw an own appointment', ownAppointment, 'The updated appointment'),
    requireUser,
    validate('json', withdrawal),
    async (c) =>
      c.json(await withdrawAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').version)),
  )
  .get(
    '/appointments/:id/link',
    operation('Get the token of the link to an own appointment', appointmentToken, 'As in the emails about it'),
    requireUser,
    async (c) => {
      c.header('cache-control', 'no-store')
      return c.json({ token: await findClientToken(c.var.ctx, c.var.user, c.req.param('id')) })
    },
  )
  .get(
    '/appointments/:id/invite.ics',
    describeCalendar('Download an own appointment as iCalendar', 'The iCalendar file'),
    requireUser,
    async (c) => {
      const calendar = await downloadInvite(c.var.ctx, c.var.user, c.req.param('id'))
      c.header('content-disposition', 'attachment; filename="appointment.ics"')
      return c.body(calendar, 200, { 'content-type': CALENDAR_TYPE })
    },
  )
  .get('/feed/:token', describeCalendar('Calendar feed to subscribe to', 'Every approved appointment'), async (c) =>
    c.body(await readFeed(c.var.ctx, c.req.param('token')), 200, { 'content-type': CALENDAR_TYPE }),
  )
  .route('/admin', bookingAdminRoutes)

/** Name and current price of the package with this id, from the slice that sells it. */
/** The first comments of a request that starts from a package. */
async function packageComment(ctx: Context, { title, price }: ChosenPackage, locale: Locale): Promise<string> {
  const texts = await readPublicTexts(ctx, locale, 'package-comment', PACKAGE_COMMENT[locale])
  const t = createT<{ priced: '{title} {price}'; unpriced: '{title}' }>(locale, texts)
  return price ? t('priced', { title, price }) : t('unpriced', { title })
}

type FindPackage = (ctx: Context, id: string, locale: Locale) => Promise<ChosenPackage | undefined>

export const bookingRoutes = (findPackage: FindPackage) =>
  new Hono<AppEnv>()
    .route('/', routes)
    .get(
      '/initial-month',
      operation('Get the initial data of the booking page', initialMonthResponse, 'The first month with free slots'),
      validate('query', initialMonthQuery),
      async (c) => {
        const { package: id, ...query } = c.req.valid('query')
        const locale = requestLocale(c)
        const chosen = id === undefined ? undefined : await findPackage(c.var.ctx, id, locale)
        const comments = chosen && (await packageComment(c.var.ctx, chosen, locale))
        return c.json({ ...(await getInitialMonth(c.var.ctx, query)), comments })
      },
    )

export type BookingRoutes = ReturnType<typeof bookingRoutes>
