import { Hono } from 'hono'
import { z } from 'zod'
import { callerOf } from '#features/identity/server/caller.ts'
import { requireAdmin, requireUser } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import {
  ownReview,
  reviewPage,
  reviewQuery,
  reviewReply,
  reviewRequest,
  reviewSummary,
} from '../model/review.schema.ts'
import type { ClientProof } from './certified.ts'
import { landingReviews } from './landing-reviews.tsx'
import { saveReply } from './reply.service.ts'
import { editReview, getOwnReview, getSummary, listReviews, removeReview, writeReview } from './review.service.ts'

const explain = explains('reviews')
const written = z.object({ id: z.string() })
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

export const reviewRoutes = (proofs: readonly ClientProof[]) =>
  new Hono<AppEnv>()
    .get('/', explain('Reviews', reviewPage, 'One page of them'), validate('query', reviewQuery), async (c) =>
      c.json(await listReviews(c.var.ctx, proofs, c.req.valid('query'))),
    )
    .get('/summary', explain('How many, and how many stars', reviewSummary, 'Average and distribution'), async (c) =>
      c.json(await getSummary(c.var.ctx)),
    )
    .get(
      '/landing',
      explain('The newest, for the landing page', z.object({ html: z.string() }), 'Ready HTML'),
      async (c) => c.json({ html: await landingReviews(c.var.ctx, proofs, callerOf(c).locale) }),
    )
    .get('/mine', explain('My own review', ownReview.nullable(), 'It, or null'), requireUser, async (c) =>
      c.json(await getOwnReview(c.var.ctx, proofs, c.var.user)),
    )
    .post(
      '/',
      explain('Write a review, one per person', written, 'It is stored', 201),
      requireUser,
      validate('json', reviewRequest),
      async (c) => c.json(await writeReview(c.var.ctx, c.var.user, c.req.valid('json'), callerOf(c).locale), 201),
    )
    .put(
      '/:id',
      explain('Edit my review', written, 'It is changed'),
      requireUser,
      validate('json', reviewRequest),
      async (c) => c.json(await editReview(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'))),
    )
    .delete('/:id', explain('Remove my review', done, 'It is gone'), requireUser, async (c) => {
      await removeReview(c.var.ctx, c.var.user, c.req.param('id'))
      return c.json(DONE)
    })
    .put(
      '/:id/reply',
      explain('Answer a review as the owner', done, 'The answer stands under it'),
      requireAdmin,
      validate('json', reviewReply),
      async (c) => {
        await saveReply(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json').reply)
        return c.json(DONE)
      },
    )
    .delete('/:id/reply', explain('Take the answer back', done, 'It is gone'), requireAdmin, async (c) => {
      await saveReply(c.var.ctx, c.var.user, c.req.param('id'), null)
      return c.json(DONE)
    })

export type ReviewRoutes = ReturnType<typeof reviewRoutes>
