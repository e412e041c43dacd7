import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
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

const explain = explains('contact')
const done = z.object({ status: z.string() })

/** The admin's inbox. */
export const inboxRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Messages, newest first', messagePage, 'One page of the inbox, and where the next begins'),
    requireAdmin,
    validate('query', messageQuery),
    async (c) => c.json(await listMessages(c.var.ctx, c.req.valid('query'))),
  )
  .get('/counts', explain('How many messages there are', messageCounts, 'Per state'), requireAdmin, async (c) => {
    return c.json(await countMessages(c.var.ctx))
  })
  .get('/:id', explain('One message, to read', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await getMessage(c.var.ctx, c.req.param('id')))
  })
  .post('/:id/read', explain('It has been read', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await markRead(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post(
    '/:id/answer',
    explain('Answer the sender by mail', messageDetails, 'The message with its answer'),
    requireAdmin,
    validate('json', messageAnswer),
    async (c) => c.json(await answerMessage(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').answer)),
  )
  .post('/:id/archive', explain('Put it away', messageDetails, 'The message'), requireAdmin, async (c) => {
    return c.json(await archive(c.var.ctx, c.var.user, c.req.param('id')))
  })
  .post(
    '/:id/restore',
    explain('Take it out of the archive', messageDetails, 'The message'),
    requireAdmin,
    async (c) => {
      return c.json(await restore(c.var.ctx, c.var.user, c.req.param('id')))
    },
  )
  .delete('/:id', explain('Delete it, and the letters about it', done, 'It is gone'), requireAdmin, async (c) => {
    await deleteMessage(c.var.ctx, c.var.user, c.req.param('id'))
    return c.json({ status: 'deleted' as const })
  })

export type InboxRoutes = typeof inboxRoutes
