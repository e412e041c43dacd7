import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import {
  appointmentDetails,
  appointmentForClient,
  appointmentList,
  appointmentMove,
  appointmentQuery,
  approval,
  cancellation,
  denial,
  noShowMark,
} from '../model/appointment.schema.ts'
import {
  holidayImport,
  holidayPreview,
  holidaysImported,
  ruleChange,
  ruleContent,
  ruleList,
  rulePreview,
  rulePreviewRequest,
  ruleSwitch,
  storedRule,
} from '../model/rule.schema.ts'
import {
  adminSlotQuery,
  calendarFeed,
  monthOfSlots,
  slotExplanation,
  slotExplanationQuery,
} from '../model/slot.schema.ts'
import { listAppointments } from './appointments/appointments.service.ts'
import {
  approveAppointment,
  cancelAppointment,
  createAppointmentFor,
  denyAppointment,
  moveAppointment,
  recordNoShow,
} from './appointments/decision.service.ts'
import { explainSlot, listAdminSlots } from './availability/slots.service.ts'
import { getFeed, renewFeed } from './feed.service.ts'
import { importHolidays, previewHolidays } from './rules/holidays.service.ts'
import { changeRule, copyRule, createRule, deleteRule, listRules, switchRule } from './rules/rule.service.ts'
import { previewRule } from './rules/rule-preview.service.ts'

const operation = operationsFor('booking')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

const appointmentRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('Appointments of some days, or of one status', appointmentList, 'By time; requests by age'),
    requireAdmin,
    validate('query', appointmentQuery),
    async (c) => c.json(await listAppointments(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/',
    operation('Book for a client', appointmentDetails, 'Approved at once', 201),
    requireAdmin,
    validate('json', appointmentForClient),
    async (c) => c.json(await createAppointmentFor(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .post(
    '/:id/approve',
    operation('Approve a request', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', approval),
    async (c) => c.json(await approveAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/deny',
    operation('Deny a request', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', denial),
    async (c) => c.json(await denyAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/cancel',
    operation('Cancel an appointment', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', cancellation),
    async (c) => c.json(await cancelAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/move',
    operation('Move an appointment', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', appointmentMove),
    async (c) => c.json(await moveAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/no-show',
    operation('Note that the client did not come, or did', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', noShowMark),
    async (c) => c.json(await recordNoShow(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )

const ruleRoutes = new Hono<AppEnv>()
  .get('/', operation('The rules of availability', ruleList, 'All of them'), requireAdmin, async (c) =>
    c.json(await listRules(c.var.ctx)),
  )
  .post(
    '/',
    operation('Create a rule', storedRule, 'The rule', 201),
    requireAdmin,
    validate('json', ruleContent),
    async (c) => c.json(await createRule(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .post(
    '/preview',
    operation('What a rule would do', rulePreview, 'Nothing is changed'),
    requireAdmin,
    validate('json', rulePreviewRequest),
    async (c) => c.json(await previewRule(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/holidays',
    operation('Block the public holidays of a year', holidaysImported, 'How many are new'),
    requireAdmin,
    validate('json', holidayImport),
    async (c) => c.json(await importHolidays(c.var.ctx, c.var.user, c.req.valid('json').year)),
  )
  .post(
    '/holidays/preview',
    operation('Whom the public holidays of a year would hit', holidayPreview, 'Nothing is changed'),
    requireAdmin,
    validate('json', holidayImport),
    async (c) => c.json(await previewHolidays(c.var.ctx, c.var.user, c.req.valid('json').year)),
  )
  .patch(
    '/:id',
    operation('Switch a rule on or off', storedRule, 'The rule'),
    requireAdmin,
    validate('json', ruleSwitch),
    async (c) => c.json(await switchRule(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').active)),
  )
  .put(
    '/:id',
    operation('Change a rule', storedRule, 'The rule'),
    requireAdmin,
    validate('json', ruleChange),
    async (c) => {
      const { startedFrom, ...content } = c.req.valid('json')
      return c.json(await changeRule(c.var.ctx, c.var.user, c.req.param('id'), content, startedFrom))
    },
  )
  .delete('/:id', operation('Delete a rule', done, 'It is gone'), requireAdmin, async (c) => {
    await deleteRule(c.var.ctx, c.var.user, c.req.param('id'))
    return c.json(DONE)
  })
  .post('/:id/copy', operation('Copy a rule', storedRule, 'Not active yet', 201), requireAdmin, async (c) =>
    c.json(await copyRule(c.var.ctx, c.var.user, c.req.param('id')), 201),
  )

/** The owner's desk. */
export const bookingAdminRoutes = new Hono<AppEnv>()
  .route('/appointments', appointmentRoutes)
  .route('/rules', ruleRoutes)
  .get(
    '/slots',
    operation('The slots of a month for the owner', monthOfSlots, 'Without notice and horizon'),
    requireAdmin,
    validate('query', adminSlotQuery),
    async (c) => c.json(await listAdminSlots(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/why',
    operation('Why a slot has its label', slotExplanation, 'The rule that decided, and the others'),
    requireAdmin,
    validate('query', slotExplanationQuery),
    async (c) => c.json(await explainSlot(c.var.ctx, c.req.valid('query'))),
  )
  .get('/feed', operation('The address of the own calendar', calendarFeed, 'A secret'), requireAdmin, async (c) =>
    c.json(await getFeed(c.var.ctx, c.var.user)),
  )
  .post('/feed/renew', operation('A new address', calendarFeed, 'The old one is dead'), requireAdmin, async (c) =>
    c.json(await renewFeed(c.var.ctx, c.var.user)),
  )

export type BookingAdminRoutes = typeof bookingAdminRoutes
