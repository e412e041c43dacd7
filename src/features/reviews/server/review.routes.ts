import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin, requireUser } from '#features/identity/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import {
  ownReview,
  reviewPage,
  reviewQuery,
  reviewReply,
  reviewRequest,
  reviewSummary,
} from '../model/review.schema.ts'
import type { ClientLookup } from './certification.service.ts'
import {
  editReview,
  getOwnReview,
  getRatingSummary,
  listReviews,
  removeReview,
  saveReply,
  writeReview,
} from './review.service.ts'

const operation = operationsFor('reviews')
const written = z.object({ id: z.string() })

export const reviewRoutes = (lookups: readonly ClientLookup[]) =>
  new Hono<AppEnv>()
    .get('/', operation('List reviews', reviewPage, 'A page of reviews'), validate('query', reviewQuery), async (c) =>
      c.json(await listReviews(c.var.ctx, lookups, c.req.valid('query'))),
    )
    .get('/summary', operation('Rating summary', reviewSummary, 'Count, average and distribution'), async (c) =>
      c.json(await getRatingSummary(c.var.ctx)),
    )
    .get(
      '/mine',
      operation('Get the own review', ownReview.nullable(), 'The review, or null'),
      requireUser,
      async (c) => c.json(await getOwnReview(c.var.ctx, lookups, c.var.user)),
    )
    .post(
      '/',
      operation('Create the own review, one per user', written, 'The id of the review', 201),
      requireUser,
      validate('json', reviewRequest),
      async (c) => c.json(await writeReview(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c).locale), 201),
    )
    .put(
      '/:id',
      operation('Edit the own review', written, 'The id of the review'),
      requireUser,
      validate('json', reviewRequest),
      async (c) => c.json(await editReview(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
    )
    .delete('/:id', operation('Delete the own review', doneSchema, 'The review was deleted'), requireUser, async (c) =>
      c.json(await done(removeReview(c.var.ctx, c.var.user, c.req.param('id')))),
    )
    .put(
      '/:id/reply',
      operation('Reply to a review as the company', doneSchema, 'The reply was saved'),
      requireAdmin,
      validate('json', reviewReply),
      async (c) => c.json(await done(saveReply(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').reply))),
    )
    .delete('/:id/reply', operation('Delete the reply', doneSchema, 'The reply was deleted'), requireAdmin, async (c) =>
      c.json(await done(saveReply(c.var.ctx, c.var.user, c.req.param('id'), null))),
    )

export type ReviewRoutes = ReturnType<typeof reviewRoutes>
