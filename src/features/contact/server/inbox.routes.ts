import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import {
  messageAnswerRequest,
  messageCounts,
  messageDetails,
  messagePage,
  messageQuery,
} from '../model/inbox.schema.ts'
import * as inbox from './inbox.service.ts'

const operation = operationsFor('contact')

export const inboxRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get(
    '/',
    operation('Messages, newest first', messagePage, 'A page of messages and the cursor of the next one'),
    validate('query', messageQuery),
    async (c) => c.json(await inbox.listMessages(c.var.ctx, c.req.valid('query'))),
  )
  .get('/counts', operation('Number of messages', messageCounts, 'By status'), async (c) =>
    c.json(await inbox.countMessages(c.var.ctx)),
  )
  .get('/:id', operation('Get a message', messageDetails, 'The message'), async (c) =>
    c.json(await inbox.getMessage(c.var.ctx, c.req.param('id'))),
  )
  .post('/:id/read', operation('Mark as read', messageDetails, 'The message'), async (c) =>
    c.json(await inbox.markRead(c.var.ctx, c.var.user, c.req.param('id'))),
  )
  .post('/:id/unread', operation('Mark as unread', messageDetails, 'The message'), async (c) =>
    c.json(await inbox.markUnread(c.var.ctx, c.var.user, c.req.param('id'))),
  )
  .post(
    '/:id/answer',
    operation('Answer by email', messageDetails, 'The message with its answers'),
    validate('json', messageAnswerRequest),
    async (c) => c.json(await inbox.answerMessage(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/:id/archive', operation('Archive a message', messageDetails, 'The message'), async (c) =>
    c.json(await inbox.archive(c.var.ctx, c.var.user, c.req.param('id'))),
  )
  .post('/:id/restore', operation('Restore from the archive', messageDetails, 'The message'), async (c) =>
    c.json(await inbox.restore(c.var.ctx, c.var.user, c.req.param('id'))),
  )
  .delete('/:id', operation('Delete a message and its emails', doneSchema, 'The message is deleted'), async (c) =>
    c.json(await done(inbox.deleteMessage(c.var.ctx, c.var.user, c.req.param('id')), 'deleted')),
  )

export type InboxRoutes = typeof inboxRoutes
