import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import {
  appointmentDetails,
  appointmentList,
  appointmentMove,
  appointmentQuery,
  approval,
  bookingFor,
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
import { calendarFeed, deskQuery, monthOfSlots, slotExplanation, whyQuery } from '../model/slot.schema.ts'
import { listAppointments } from './appointments.service.ts'
import {
  approveAppointment,
  bookFor,
  cancelAppointment,
  denyAppointment,
  moveAppointment,
  noteNoShow,
} from './decision.service.ts'
import { getFeed, renewFeed } from './feed.service.ts'
import { importHolidays, previewHolidays } from './holidays.service.ts'
import { changeRule, copyRule, createRule, deleteRule, listRules, switchRule } from './rule.service.ts'
import { previewRule } from './rule-preview.service.ts'
import { explainSlot, listDeskSlots } from './slots.service.ts'

const explain = explains('booking')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

const appointmentRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Appointments of some days, or of one status', appointmentList, 'By time; requests by age'),
    requireAdmin,
    validate('query', appointmentQuery),
    async (c) => c.json(await listAppointments(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/',
    explain('Book for a client', appointmentDetails, 'Approved at once', 201),
    requireAdmin,
    validate('json', bookingFor),
    async (c) => c.json(await bookFor(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .post(
    '/:id/approve',
    explain('Approve a request', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', approval),
    async (c) => c.json(await approveAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/deny',
    explain('Deny a request', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', denial),
    async (c) => c.json(await denyAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/cancel',
    explain('Cancel an appointment', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', cancellation),
    async (c) => c.json(await cancelAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/move',
    explain('Move an appointment', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', appointmentMove),
    async (c) => c.json(await moveAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/no-show',
    explain('Note that the client did not come, or did', appointmentDetails, 'As it is now'),
    requireAdmin,
    validate('json', noShowMark),
    async (c) => c.json(await noteNoShow(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )

const ruleRoutes = new Hono<AppEnv>()
  .get('/', explain('The rules of availability', ruleList, 'All of them'), requireAdmin, async (c) =>
    c.json(await listRules(c.var.ctx)),
  )
  .post(
    '/',
    explain('Create a rule', storedRule, 'The rule', 201),
    requireAdmin,
    validate('json', ruleContent),
    async (c) => c.json(await createRule(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .post(
    '/preview',
    explain('What a rule would do', rulePreview, 'Nothing is changed'),
    requireAdmin,
    validate('json', rulePreviewRequest),
    async (c) => c.json(await previewRule(c.var.ctx, c.req.valid('json'))),
  )
  .post(
    '/holidays',
    explain('Block the public holidays of a year', holidaysImported, 'How many are new'),
    requireAdmin,
    validate('json', holidayImport),
    async (c) => c.json(await importHolidays(c.var.ctx, c.var.user, c.req.valid('json').year)),
  )
  .post(
    '/holidays/preview',
    explain('Whom the public holidays of a year would hit', holidayPreview, 'Nothing is changed'),
    requireAdmin,
    validate('json', holidayImport),
    async (c) => c.json(await previewHolidays(c.var.ctx, c.var.user, c.req.valid('json').year)),
  )
  .patch(
    '/:id',
    explain('Switch a rule on or off', storedRule, 'The rule'),
    requireAdmin,
    validate('json', ruleSwitch),
    async (c) => c.json(await switchRule(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').active)),
  )
  .put(
    '/:id',
    explain('Change a rule', storedRule, 'The rule'),
    requireAdmin,
    validate('json', ruleChange),
    async (c) => {
      const { startedFrom, ...content } = c.req.valid('json')
      return c.json(await changeRule(c.var.ctx, c.var.user, c.req.param('id'), content, startedFrom))
    },
  )
  .delete('/:id', explain('Delete a rule', done, 'It is gone'), requireAdmin, async (c) => {
    await deleteRule(c.var.ctx, c.var.user, c.req.param('id'))
    return c.json(DONE)
  })
  .post('/:id/copy', explain('Copy a rule', storedRule, 'Not active yet', 201), requireAdmin, async (c) =>
    c.json(await copyRule(c.var.ctx, c.var.user, c.req.param('id')), 201),
  )

/** The owner's desk. */
export const bookingAdminRoutes = new Hono<AppEnv>()
  .route('/appointments', appointmentRoutes)
  .route('/rules', ruleRoutes)
  .get(
    '/slots',
    explain('The slots of a month for the owner', monthOfSlots, 'Without notice and horizon'),
    requireAdmin,
    validate('query', deskQuery),
    async (c) => c.json(await listDeskSlots(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/why',
    explain('Why a slot has its label', slotExplanation, 'The rule that decided, and the others'),
    requireAdmin,
    validate('query', whyQuery),
    async (c) => c.json(await explainSlot(c.var.ctx, c.req.valid('query'))),
  )
  .get('/feed', explain('The address of the own calendar', calendarFeed, 'A secret'), requireAdmin, async (c) =>
    c.json(await getFeed(c.var.ctx, c.var.user)),
  )
  .post('/feed/renew', explain('A new address', calendarFeed, 'The old one is dead'), requireAdmin, async (c) =>
    c.json(await renewFeed(c.var.ctx, c.var.user)),
  )

export type BookingAdminRoutes = typeof bookingAdminRoutes
