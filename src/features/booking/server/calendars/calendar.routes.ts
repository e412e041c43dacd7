import { Hono } from 'hono'
import { type AuthenticatedEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import {
  calendarChange,
  calendarCreation,
  ownCalendar,
  ownCalendarList,
} from '../../model/calendars/own-calendar.schema.ts'
import { addCalendar, changeCalendar, listCalendars, readCalendarsNow, removeCalendar } from './calendar.service.ts'

const operation = operationsFor('booking')

/** For admins, below `/booking/admin`. */
export const calendarRoutes = new Hono<AuthenticatedEnv>()
  .get('/', operation('List the calendars of the owner', ownCalendarList, 'Without their addresses'), async (c) =>
    c.json(await listCalendars(c.var.ctx)),
  )
  .post(
    '/',
    operation(
      'Add a calendar of the owner and read it',
      ownCalendar,
      'The calendar, with the error if reading failed',
      201,
    ),
    validate('json', calendarCreation),
    async (c) => c.json(await addCalendar(c.var.ctx, c.var.user, c.req.valid('json')), 201),
  )
  .post('/read', operation('Read all calendars of the owner now', ownCalendarList, 'The calendars'), async (c) =>
    c.json(await readCalendarsNow(c.var.ctx)),
  )
  .put(
    '/:id',
    operation('Change a calendar of the owner and read it', ownCalendar, 'The calendar'),
    validate('json', calendarChange),
    async (c) => c.json(await changeCalendar(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .delete('/:id', operation('Remove a calendar of the owner', doneSchema, 'Its busy times are deleted'), async (c) =>
    c.json(await done(removeCalendar(c.var.ctx, c.var.user, c.req.param('id')))),
  )
