import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin, requireUser } from '#features/identity/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
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
import type { ModeratedKinds } from './moderated-kind.service.ts'
import { decideTexts, undoDecisions } from './moderation-decision.service.ts'
import { listMuted, muteUser, unmuteUser } from './mute.service.ts'
import { countQueues, listQueue } from './queue.service.ts'
import { reportText } from './report-text.service.ts'
import { getMuteStatus } from './submit.service.ts'

const operation = operationsFor('moderation')

/** `kinds`: the moderated kinds of text, injected by the composition root. */
export const moderationRoutes = (kinds: ModeratedKinds) =>
  new Hono<AppEnv>()
    .get(
      '/',
      operation('List the texts of a moderation queue', queuePage, 'A page of texts'),
      requireAdmin,
      validate('query', queueQuery),
      async (c) => c.json(await listQueue(c.var.ctx, kinds, c.req.valid('query'), requestInfo(c).locale)),
    )
    .get(
      '/counts',
      operation('Count the texts of each queue', queueCounts, 'Counts per queue'),
      requireAdmin,
      async (c) => c.json(await countQueues(c.var.ctx)),
    )
    .post(
      '/decisions',
      operation('Apply a verdict to texts', verdictResponse, 'Number of decisions, and the batch id to undo them'),
      requireAdmin,
      validate('json', verdictRequest),
      async (c) => c.json(await decideTexts(c.var.ctx, kinds, c.var.user, c.req.valid('json'))),
    )
    .post(
      '/decisions/:batch/undo',
      operation('Undo a batch of decisions', z.object({ undone: z.int() }), 'Number of restored texts'),
      requireAdmin,
      async (c) => c.json(await undoDecisions(c.var.ctx, kinds, c.var.user, c.req.param('batch'))),
    )
    .get(
      '/mutes',
      operation('List muted users', z.object({ users: z.array(mutedUser) }), 'Muted users'),
      requireAdmin,
      async (c) => c.json(await listMuted(c.var.ctx)),
    )
    .put(
      '/mutes/:userId',
      operation('Mute a user', doneSchema, 'The user was muted'),
      requireAdmin,
      validate('json', muteRequest),
      async (c) =>
        c.json(await done(muteUser(c.var.ctx, c.var.user, c.req.param('userId'), c.req.valid('json').reason))),
    )
    .delete('/mutes/:userId', operation('Unmute a user', doneSchema, 'The user was unmuted'), requireAdmin, async (c) =>
      c.json(await done(unmuteUser(c.var.ctx, c.var.user, c.req.param('userId')))),
    )
    .post(
      '/reports',
      operation('Report a text, once per user', doneSchema, 'The report was stored', 201),
      requireUser,
      validate('json', reportRequest),
      async (c) => c.json(await done(reportText(c.var.ctx, c.var.user, c.req.valid('json'))), 201),
    )
    .get(
      '/voice',
      operation('Get the own mute status', muteStatus, 'The reason, or null if not muted'),
      requireUser,
      async (c) => c.json(await getMuteStatus(c.var.ctx, c.var.user)),
    )

export type ModerationRoutes = ReturnType<typeof moderationRoutes>
