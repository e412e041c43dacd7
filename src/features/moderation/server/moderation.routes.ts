import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin, requireUser } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import {
  mutedUser,
  muteRequest,
  muteStatus,
  queueCounts,
  queuePage,
  queueQuery,
  reportRequest,
  verdictRequest,
  verdictResponse,
} from '../model/moderation.schema.ts'
import { decideTexts, undoDecisions } from './decision.service.ts'
import type { ModeratedKinds } from './moderated-kind.service.ts'
import { listMuted, muteUser, unmuteUser } from './mute.service.ts'
import { countQueues, listQueue } from './queue.service.ts'
import { reportText } from './report.service.ts'
import { getMuteStatus } from './submit.service.ts'

const operation = operationsFor('moderation')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

/** One queue for every kind of text; which kinds there are is told by whoever puts the product together. */
export const moderationRoutes = (kinds: ModeratedKinds) =>
  new Hono<AppEnv>()
    .get(
      '/',
      operation('Texts that ask for a decision', queuePage, 'One page of a queue'),
      requireAdmin,
      validate('query', queueQuery),
      async (c) => c.json(await listQueue(c.var.ctx, c.req.valid('query'))),
    )
    .get('/counts', operation('How many texts wait', queueCounts, 'Per queue'), requireAdmin, async (c) => {
      return c.json(await countQueues(c.var.ctx))
    })
    .post(
      '/decisions',
      operation('Decide about texts', verdictResponse, 'How many were decided, and what to undo it by'),
      requireAdmin,
      validate('json', verdictRequest),
      async (c) => c.json(await decideTexts(c.var.ctx, kinds, c.var.user, c.req.valid('json'))),
    )
    .post(
      '/decisions/:batch/undo',
      operation('Undo a decision', z.object({ undone: z.int() }), 'How many texts are what they were before'),
      requireAdmin,
      async (c) => c.json(await undoDecisions(c.var.ctx, kinds, c.var.user, c.req.param('batch'))),
    )
    .get(
      '/mutes',
      operation('Who may not write', z.object({ users: z.array(mutedUser) }), 'The muted'),
      requireAdmin,
      async (c) => c.json(await listMuted(c.var.ctx)),
    )
    .put(
      '/mutes/:userId',
      operation('Keep a user from writing', done, 'Muted'),
      requireAdmin,
      validate('json', muteRequest),
      async (c) => {
        await muteUser(c.var.ctx, c.var.user, c.req.param('userId'), c.req.valid('json').reason)
        return c.json(DONE)
      },
    )
    .delete(
      '/mutes/:userId',
      operation('Let a user write again', done, 'Not muted any more'),
      requireAdmin,
      async (c) => {
        await unmuteUser(c.var.ctx, c.var.user, c.req.param('userId'))
        return c.json(DONE)
      },
    )
    .post(
      '/reports',
      operation('Report a text, once', done, 'Somebody will look at it', 201),
      requireUser,
      validate('json', reportRequest),
      async (c) => {
        await reportText(c.var.ctx, c.var.user, c.req.valid('json'))
        return c.json(DONE, 201)
      },
    )
    .get('/voice', operation('Whether I may write', muteStatus, 'Muted, and why; or not'), requireUser, async (c) =>
      c.json(await getMuteStatus(c.var.ctx, c.var.user)),
    )

export type ModerationRoutes = ReturnType<typeof moderationRoutes>
