import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { z } from 'zod'
import { detectLocale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import { requireUser } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import { spend } from '#platform/server/rate-limit.ts'
import {
  appointmentRequest,
  ownAppointment,
  ownAppointments,
  slotChoice,
  withdrawal,
} from '../model/appointment.schema.ts'
import {
  heldQuery,
  hold,
  monthOfSlots,
  outlookAnswer,
  outlookQuery,
  requestTypes,
  slotQuery,
} from '../model/slot.schema.ts'
import { bookingAdminRoutes } from './booking-admin.routes.ts'
import { readFeed } from './feed.service.ts'
import { downloadInvite, listOwn, requestAppointment, withdraw } from './request.service.ts'
import { holdSlot, listRequestTypes, listSlots, outlook, releaseHold } from './slots.service.ts'

const explain = explains('booking')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }
const CALENDAR = 'text/calendar; charset=utf-8'

const describeCalendar = (summary: string, description: string) =>
  describeRoute({
    tags: ['booking'],
    summary,
    responses: { 200: { description, content: { 'text/calendar': { schema: { type: 'string' } } } } },
  })

export const bookingRoutes = new Hono<AppEnv>()
  .get(
    '/request-types',
    explain('What an appointment can be about', requestTypes, 'The types and how long each takes'),
    async (c) => c.json(await listRequestTypes(c.var.ctx)),
  )
  .get(
    '/slots',
    explain('The slots of a month', monthOfSlots, 'Every day, and every slot with its label'),
    validate('query', slotQuery),
    async (c) => c.json(await listSlots(c.var.ctx, c.req.valid('query'), await userOrNobody(c.var.whoAsks))),
  )
  .get(
    '/outlook',
    explain('What a page shows first', outlookAnswer, 'The first month with room; of one of its days the slots'),
    validate('query', outlookQuery),
    async (c) => c.json(await outlook(c.var.ctx, c.req.valid('query'), detectLocale(c.req.raw))),
  )
  .put(
    '/hold',
    explain('Keep a slot while the form is filled in', hold, 'Kept until then'),
    requireUser,
    validate('json', slotChoice),
    async (c) => {
      await spend(c.var.ctx, { key: `hold:${c.var.user.id}`, max: 120, seconds: 3600 })
      return c.json(await holdSlot(c.var.ctx, c.var.user, c.req.valid('json')))
    },
  )
  .delete(
    '/hold',
    explain('Let the slot go; with a time, only if that is the one', done, 'Free for others'),
    requireUser,
    validate('query', heldQuery),
    async (c) => {
      await releaseHold(c.var.ctx, c.var.user, c.req.valid('query'))
      return c.json(DONE)
    },
  )
  .post(
    '/appointments',
    explain('Ask for an appointment', ownAppointment, 'It waits for approval', 201),
    requireUser,
    validate('json', appointmentRequest),
    async (c) => c.json(await requestAppointment(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .get('/appointments', explain('Own appointments', ownAppointments, 'Newest first'), requireUser, async (c) =>
    c.json(await listOwn(c.var.ctx, c.var.user)),
  )
  .post(
    '/appointments/:id/withdraw',
    explain('Withdraw an own appointment', ownAppointment, 'As it is now'),
    requireUser,
    validate('json', withdrawal),
    async (c) => c.json(await withdraw(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').version)),
  )
  .get(
    '/appointments/:id/invite.ics',
    describeCalendar('An own appointment for a calendar', 'The file'),
    requireUser,
    async (c) => {
      const calendar = await downloadInvite(c.var.ctx, c.var.user, c.req.param('id'))
      c.header('content-disposition', 'attachment; filename="appointment.ics"')
      return c.body(calendar, 200, { 'content-type': CALENDAR })
    },
  )
  .get(
    '/feed/:token',
    describeCalendar('The owner’s calendar, to subscribe to', 'Every approved appointment'),
    async (c) => c.body(await readFeed(c.var.ctx, c.req.param('token')), 200, { 'content-type': CALENDAR }),
  )
  .route('/admin', bookingAdminRoutes)

export type BookingRoutes = typeof bookingRoutes

/** Everybody may look. Who has signed in is known when they say so. */
async function userOrNobody(whoAsks: () => Promise<User>): Promise<User | undefined> {
  return whoAsks().catch(() => undefined)
}
