import { Hono } from 'hono'
import { type AuthenticatedEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import {
  caldavLogin,
  calendarChange,
  calendarCreation,
  eventAnswer,
  eventQuestionList,
  foundCalendars,
  ownCalendar,
  ownCalendarList,
} from '../../model/calendars/own-calendar.schema.ts'
import { findCalendars } from './caldav/find-calendars.service.ts'
import { addCalendar, changeCalendar, listCalendars, readCalendarsNow, removeCalendar } from './calendar.service.ts'
import { answerEventQuestion, listEventQuestions } from './event-question.service.ts'

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
  .post(
    '/search',
    operation(
      'List the calendars of a user of a CalDAV server',
      foundCalendars,
      'The calendars, or why there are none',
    ),
    validate('json', caldavLogin),
    async (c) => c.json(await findCalendars(c.var.ctx, c.req.valid('json'))),
  )
  .get(
    '/questions',
    operation('List the events that the owner moved or deleted', eventQuestionList, 'Questions about appointments'),
    async (c) => c.json(await listEventQuestions(c.var.ctx)),
  )
  .post(
    '/questions/:id',
    operation('Answer the question about the event of an appointment', eventQuestionList, 'The open questions'),
    validate('json', eventAnswer),
    async (c) => c.json(await answerEventQuestion(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
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
