import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { messageAnswer, messageCounts, messageDetails, messagePage, messageQuery } from '../model/inbox.schema.ts'
import {
  answerMessage,
  archive,
  countMessages,
  deleteMessage,
  getMessage,
  listMessages,
  markRead,
  restore,
} from './inbox.service.ts'

const operation = operationsFor('contact')
const done = z.object({ status: z.string() })

/** The admin's inbox. */
export const inboxRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('Messages, newest first', messagePage, 'One page of the inbox, and where the next begins'),
    requireAdmin,
    validate('query', messageQuery),
    async (c) => c.json(await listMessages(c.var.ctx, c.req.valid('query'))),
  )
  .get('/counts', operation('How many messages there are', messageCounts, 'Per state'), requireAdmin, async (c) => {
    return c.json(await countMessages(c.var.ctx))
  })
  .get('/:id', operation('One message, to read', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await getMessage(c.var.ctx, c.req.param('id')))
  })
  .post('/:id/read', operation('It has been read', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await markRead(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post(
    '/:id/answer',
    operation('Answer the sender by mail', messageDetails, 'The message with its answer'),
    requireAdmin,
    validate('json', messageAnswer),
    async (c) => c.json(await answerMessage(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').answer)),
  )
  .post('/:id/archive', operation('Put it away', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await archive(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post(
    '/:id/restore',
    operation('Take it out of the archive', messageDetails, 'The message'),
    requireAdmin,
    async (c) => {
      return c.json(await restore(c.var.ctx, c.var.user, c.req.param('id')))
    },
  )
  .delete('/:id', operation('Delete it, and the letters about it', done, 'It is gone'), requireAdmin, async (c) => {
    await deleteMessage(c.var.ctx, c.var.user, c.req.param('id'))
    return c.json({ status: 'deleted' as const })
  })

export type InboxRoutes = typeof inboxRoutes
