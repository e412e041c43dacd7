import { Hono } from 'hono'
import { z } from 'zod'
import { requireUser } from '#features/identity/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import {
  commentEdit,
  commentId,
  commentPage,
  commentQuery,
  commentReading,
  commentRequest,
  commentThread,
  likeResult,
  ownComments,
  ownCommentsQuery,
  readingQuery,
  replyQuery,
  writtenComment,
} from '../../model/comment.schema.ts'
import {
  editComment,
  getOwnComments,
  getThread,
  listComments,
  listReplies,
  removeComment,
  setLike,
  writeComment,
} from './comment.service.ts'
import { listThreadsWithAnswers } from './comment-reading.service.ts'
import { getReplySubscription, resubscribeToReplies, unsubscribeFromReplies } from './reply-email.service.ts'

const operation = operationsFor('comments')
const unsubscribeTokenParam = z.object({ token: z.string().max(400) })

export const commentRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('List the threads under a post', commentPage, 'One page'),
    validate('query', commentQuery),
    async (c) => c.json(await listComments(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/reading',
    operation(
      'List threads with their replies in reading order',
      commentReading,
      'One page, after a comment or from the start',
    ),
    validate('query', readingQuery),
    async (c) => c.json(await listThreadsWithAnswers(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/mine',
    operation('List my comments and likes on a post', ownComments, 'Visible to the caller only'),
    requireUser,
    validate('query', ownCommentsQuery),
    async (c) => c.json(await getOwnComments(c.var.ctx, c.var.user, c.req.valid('query').post)),
  )
  .get(
    '/reply-emails',
    operation(
      'Read whether reply emails are stopped',
      z.object({ isStopped: z.boolean() }),
      'Identified by the signed token of an email',
    ),
    validate('query', unsubscribeTokenParam),
    async (c) => c.json(await getReplySubscription(c.var.ctx, c.req.valid('query').token)),
  )
  .post(
    '/reply-emails/stop',
    operation('Unsubscribe from reply emails', doneSchema, 'Unsubscribed'),
    validate('json', unsubscribeTokenParam),
    async (c) => c.json(await done(unsubscribeFromReplies(c.var.ctx, c.req.valid('json').token))),
  )
  .post(
    '/reply-emails/start',
    operation('Resubscribe to reply emails', doneSchema, 'Resubscribed'),
    validate('json', unsubscribeTokenParam),
    async (c) => c.json(await done(resubscribeToReplies(c.var.ctx, c.req.valid('json').token))),
  )
  .get(
    '/:id',
    operation('Read a comment', commentThread, 'With the root of its thread'),
    validate('param', commentId),
    async (c) => c.json(await getThread(c.var.ctx, c.req.valid('param').id)),
  )
  .get(
    '/:id/replies',
    operation('List the replies in a thread', commentPage, 'Oldest first'),
    validate('param', commentId),
    validate('query', replyQuery),
    async (c) => c.json(await listReplies(c.var.ctx, c.req.valid('param').id, c.req.valid('query'))),
  )
  .post(
    '/',
    operation('Write a comment or a reply', writtenComment, 'Stored', 201),
    requireUser,
    validate('json', commentRequest),
    async (c) => c.json(await writeComment(c.var.ctx, c.var.user, c.req.valid('json'), requestInfo(c).locale), 201),
  )
  .patch(
    '/:id',
    operation('Edit my comment, within 15 minutes', writtenComment, 'Changed'),
    requireUser,
    validate('param', commentId),
    validate('json', commentEdit),
    async (c) => c.json(await editComment(c.var.ctx, c.var.user, c.req.valid('param').id, c.req.valid('json').text)),
  )
  .delete(
    '/:id',
    operation('Remove my comment', doneSchema, 'Removed'),
    requireUser,
    validate('param', commentId),
    async (c) => c.json(await done(removeComment(c.var.ctx, c.var.user, c.req.valid('param').id))),
  )
  .put(
    '/:id/like',
    operation('Like a comment', likeResult, 'Number of likes'),
    requireUser,
    validate('param', commentId),
    async (c) => c.json(await setLike(c.var.ctx, c.var.user, c.req.valid('param').id, true)),
  )
  .delete(
    '/:id/like',
    operation('Remove my like', likeResult, 'Number of likes'),
    requireUser,
    validate('param', commentId),
    async (c) => c.json(await setLike(c.var.ctx, c.var.user, c.req.valid('param').id, false)),
  )

export type CommentRoutes = typeof commentRoutes
