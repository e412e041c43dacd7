import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, type AuthenticatedEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { agenda } from '../model/agenda.schema.ts'
import {
  appointmentDetails,
  appointmentForClient,
  appointmentHistory,
  appointmentList,
  appointmentMove,
  appointmentQuery,
  approval,
  noShowMark,
  pastAppointment,
  versionedReason,
} from '../model/appointment.schema.ts'
import {
  holidayImport,
  holidayList,
  holidayQuery,
  holidaysImported,
  ruleChange,
  ruleCreation,
  ruleList,
  rulePreview,
  rulePreviewRequest,
  ruleSwitch,
  storedRule,
} from '../model/rules/rule.schema.ts'
import {
  weeklyHours,
  weeklyHoursChange,
  weeklyHoursPreview,
  weeklyHoursPreviewRequest,
} from '../model/rules/weekly-hours.schema.ts'
import {
  adminRequestTypes,
  adminSlotQuery,
  calendarFeed,
  monthOfSlots,
  slotExplanation,
  slotExplanationQuery,
} from '../model/slot.schema.ts'
import {
  approveAppointment,
  cancelAppointment,
  denyAppointment,
  moveAppointment,
  recordNoShow,
} from './appointments/appointment-decision.service.ts'
import { getAgenda, listAppointments } from './appointments/appointments.service.ts'
import { createAppointmentFor, recordPastAppointment } from './appointments/owner-booking.service.ts'
import { explainSlot, listAdminRequestTypes, listAdminSlots } from './availability/slots.service.ts'
import { getFeed, renewFeed } from './calendar-feed.service.ts'
import { calendarRoutes } from './calendars/calendar.routes.ts'
import { getAppointmentHistory } from './change-requests/history.service.ts'
import { eraseGuest } from './guests/guest.service.ts'
import { importHolidays, listHolidays } from './rules/holidays.service.ts'
import { changeRule, copyRule, createRule, deleteRule, listRules, switchRule } from './rules/rule.service.ts'
import { previewRule } from './rules/rule-preview.service.ts'
import { getWeeklyHours, previewWeeklyHours, saveWeeklyHours } from './rules/weekly-hours.service.ts'

const operation = operationsFor('booking')

const appointmentRoutes = new Hono<AuthenticatedEnv>()
  .get(
    '/',
    operation('List appointments by days, status, subject or client', appointmentList, 'By time'),
    validate('query', appointmentQuery),
    async (c) => c.json(await listAppointments(c.var.ctx, c.req.valid('query'))),
  )
  .post(
    '/',
    operation('Create an appointment for a user or a guest', appointmentDetails, 'The approved appointment', 201),
    validate('json', appointmentForClient),
    async (c) => c.json(await createAppointmentFor(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .post(
    '/past',
    operation('Record a past appointment', appointmentDetails, 'The approved appointment; no email is sent', 201),
    validate('json', pastAppointment),
    async (c) => c.json(await recordPastAppointment(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .get(
    '/:id/history',
    operation('Get the history of an appointment', appointmentHistory, 'Every change with both times, oldest first'),
    async (c) => c.json(await getAppointmentHistory(c.var.ctx, c.req.param('id'))),
  )
  .post(
    '/:id/approve',
    operation('Approve a request, also at another time', appointmentDetails, 'The updated appointment'),
    validate('json', approval),
    async (c) => c.json(await approveAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/deny',
    operation('Deny a request', appointmentDetails, 'The updated appointment'),
    validate('json', versionedReason),
    async (c) => c.json(await denyAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/cancel',
    operation('Cancel an appointment', appointmentDetails, 'The updated appointment'),
    validate('json', versionedReason),
    async (c) => c.json(await cancelAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/move',
    operation('Move an appointment', appointmentDetails, 'The updated appointment'),
    validate('json', appointmentMove),
    async (c) => c.json(await moveAppointment(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/no-show',
    operation('Mark an appointment as no-show, or remove the mark', appointmentDetails, 'The updated appointment'),
    validate('json', noShowMark),
    async (c) => c.json(await recordNoShow(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post(
    '/:id/erase-guest',
    operation('Erase a client without an account', doneSchema, 'Upcoming appointments were cancelled, all anonymized'),
    async (c) => c.json(await done(eraseGuest(c.var.ctx, c.var.user, c.req.param('id')))),
  )

const ruleRoutes = new Hono<AuthenticatedEnv>()
  .get('/', operation('List the availability rules', ruleList, 'All rules'), async (c) =>
    c.json(await listRules(c.var.ctx)),
  )
  .post(
    '/',
    operation('Create a rule', storedRule, 'The created rule', 201),
    validate('json', ruleCreation),
    async (c) => {
      const { wholeDay: _, ...content } = c.req.valid('json')
      return c.json(await createRule(c.var.ctx, c.var.user, content), 201)
    },
  )
  .post(
    '/preview',
    operation('Preview the effect of a rule', rulePreview, 'Open hours and affected appointments; nothing is saved'),
    validate('json', rulePreviewRequest),
    async (c) => c.json(await previewRule(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/holidays',
    operation('List the public holidays of a year', holidayList, 'By the country of the company'),
    validate('query', holidayQuery),
    async (c) => c.json(await listHolidays(c.var.ctx, c.var.user, c.req.valid('query').year)),
  )
  .post(
    '/holidays',
    operation('Create blocking rules for public holidays', holidaysImported, 'Number of new rules'),
    validate('json', holidayImport),
    async (c) => c.json(await importHolidays(c.var.ctx, c.var.user, c.req.valid('json'))),
  )
  .patch(
    '/:id',
    operation('Activate or deactivate a rule', storedRule, 'The updated rule'),
    validate('json', ruleSwitch),
    async (c) => c.json(await switchRule(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').active)),
  )
  .put('/:id', operation('Change a rule', storedRule, 'The updated rule'), validate('json', ruleChange), async (c) => {
    const { startedFrom, wholeDay: _, ...content } = c.req.valid('json')
    return c.json(await changeRule(c.var.ctx, c.var.user, c.req.param('id'), content, startedFrom))
  })
  .delete('/:id', operation('Delete a rule', doneSchema, 'The rule was deleted'), async (c) =>
    c.json(await done(deleteRule(c.var.ctx, c.var.user, c.req.param('id')))),
  )
  .post('/:id/copy', operation('Copy a rule', storedRule, 'The copy, inactive', 201), async (c) =>
    c.json(await copyRule(c.var.ctx, c.var.user, c.req.param('id')), 201),
  )

const weeklyHoursRoutes = new Hono<AuthenticatedEnv>()
  .get(
    '/',
    operation('Get the weekly hours', weeklyHours, 'The table, and how it relates to the opening hours'),
    async (c) => c.json(await getWeeklyHours(c.var.ctx)),
  )
  .put(
    '/',
    operation('Change the weekly hours', weeklyHours, 'The updated table; rules that it cannot show are unchanged'),
    validate('json', weeklyHoursChange),
    async (c) => c.json(await saveWeeklyHours(c.var.ctx, c.var.user, c.req.valid('json'))),
  )
  .post(
    '/preview',
    operation('Preview a change of the weekly hours', weeklyHoursPreview, 'Affected appointments; nothing is saved'),
    validate('json', weeklyHoursPreviewRequest),
    async (c) => c.json(await previewWeeklyHours(c.var.ctx, c.req.valid('json').week)),
  )

export const bookingAdminRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .route('/appointments', appointmentRoutes)
  .route('/rules', ruleRoutes)
  .route('/hours', weeklyHoursRoutes)
  .route('/calendars', calendarRoutes)
  .get('/agenda', operation('List the appointments of today and the coming days', agenda, 'Seven days'), async (c) =>
    c.json(await getAgenda(c.var.ctx)),
  )
  .get(
    '/request-types',
    operation('List all request types for an admin', adminRequestTypes, 'With those that clients cannot choose'),
    async (c) => c.json(await listAdminRequestTypes(c.var.ctx)),
  )
  .get(
    '/slots',
    operation('List the slots of a month for an admin', monthOfSlots, 'Without minimum notice and booking horizon'),
    validate('query', adminSlotQuery),
    async (c) => c.json(await listAdminSlots(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/explain',
    operation('Explain the label of a slot', slotExplanation, 'The effective rule and the rules it overrides'),
    validate('query', slotExplanationQuery),
    async (c) => c.json(await explainSlot(c.var.ctx, c.req.valid('query'))),
  )
  .get('/feed', operation('Get the secret URL of the calendar feed', calendarFeed, 'The URL'), async (c) =>
    c.json(await getFeed(c.var.ctx, c.var.user)),
  )
  .post(
    '/feed/renew',
    operation('Replace the URL of the calendar feed', calendarFeed, 'The new URL; the old one stops working'),
    async (c) => c.json(await renewFeed(c.var.ctx, c.var.user)),
  )

export type BookingAdminRoutes = typeof bookingAdminRoutes
