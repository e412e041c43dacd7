import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin, requireUser } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
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
import { renderLandingReviews } from './landing-reviews.view.tsx'
import { saveReply } from './reply.service.ts'
import { editReview, getOwnReview, getRatingSummary, listReviews, removeReview, writeReview } from './review.service.ts'

const operation = operationsFor('reviews')
const written = z.object({ id: z.string() })
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

export const reviewRoutes = (lookups: readonly ClientLookup[]) =>
  new Hono<AppEnv>()
    .get('/', operation('Reviews', reviewPage, 'One page of them'), validate('query', reviewQuery), async (c) =>
      c.json(await listReviews(c.var.ctx, lookups, c.req.valid('query'))),
    )
    .get('/summary', operation('How many, and how many stars', reviewSummary, 'Average and distribution'), async (c) =>
      c.json(await getRatingSummary(c.var.ctx)),
    )
    .get(
      '/landing',
      operation('The newest, for the landing page', z.object({ html: z.string() }), 'Ready HTML'),
      async (c) => c.json({ html: await renderLandingReviews(c.var.ctx, lookups, requestInfo(c).locale) }),
    )
    .get('/mine', operation('My own review', ownReview.nullable(), 'It, or null'), requireUser, async (c) =>
      c.json(await getOwnReview(c.var.ctx, lookups, c.var.user)),
    )
    .post(
      '/',
      operation('Write a review, one per person', written, 'It is stored', 201),
      requireUser,
      validate('json', reviewRequest),
      async (c) => c.json(await writeReview(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c).locale), 201),
    )
    .put(
      '/:id',
      operation('Edit my review', written, 'It is changed'),
      requireUser,
      validate('json', reviewRequest),
      async (c) => c.json(await editReview(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
    )
    .delete('/:id', operation('Remove my review', done, 'It is gone'), requireUser, async (c) => {
      await removeReview(c.var.ctx, c.var.user, c.req.param('id'))
      return c.json(DONE)
    })
    .put(
      '/:id/reply',
      operation('Answer a review as the owner', done, 'The answer stands under it'),
      requireAdmin,
      validate('json', reviewReply),
      async (c) => {
        await saveReply(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').reply)
        return c.json(DONE)
      },
    )
    .delete('/:id/reply', operation('Take the answer back', done, 'It is gone'), requireAdmin, async (c) => {
      await saveReply(c.var.ctx, c.var.user, c.req.param('id'), null)
      return c.json(DONE)
    })

export type ReviewRoutes = ReturnType<typeof reviewRoutes>
