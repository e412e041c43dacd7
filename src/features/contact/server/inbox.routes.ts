import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import {
  messageAnswerRequest,
  messageCounts,
  messageDetails,
  messagePage,
  messageQuery,
} from '../model/inbox.schema.ts'
import {
  answerMessage,
  archive,
  countMessages,
  deleteMessage,
  getMessage,
  listMessages,
  markRead,
  markUnread,
  restore,
} from './inbox.service.ts'

const operation = operationsFor('contact')

/** The admin's inbox. */
export const inboxRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('Messages, newest first', messagePage, 'A page of messages and the cursor of the next one'),
    requireAdmin,
    validate('query', messageQuery),
    async (c) => c.json(await listMessages(c.var.ctx, c.req.valid('query'))),
  )
  .get('/counts', operation('Number of messages', messageCounts, 'By status'), requireAdmin, async (c) => {
    return c.json(await countMessages(c.var.ctx))
  })
  .get('/:id', operation('Get a message', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await getMessage(c.var.ctx, c.req.param('id')))
  })
  .post('/:id/read', operation('Mark as read', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await markRead(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post('/:id/unread', operation('Mark as unread', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await markUnread(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post(
    '/:id/answer',
    operation('Answer by email', messageDetails, 'The message with its answers'),
    requireAdmin,
    validate('json', messageAnswerRequest),
    async (c) => c.json(await answerMessage(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
  )
  .post('/:id/archive', operation('Archive a message', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await archive(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post(
    '/:id/restore',
    operation('Restore from the archive', messageDetails, 'The message'),
    requireAdmin,
    async (c) => {
      return c.json(await restore(c.var.ctx, c.var.user, c.req.param('id')))
    },
  )
  .delete(
    '/:id',
    operation('Delete a message and its emails', doneSchema, 'The message is deleted'),
    requireAdmin,
    async (c) => {
      await deleteMessage(c.var.ctx, c.var.user, c.req.param('id'))
      return c.json({ status: 'deleted' as const })
    },
  )

export type InboxRoutes = typeof inboxRoutes
