import { Hono } from 'hono'
import { z } from 'zod'
import { callerOf } from '#features/identity/server/caller.ts'
import { requireUser } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import {
  commentEdit,
  commentId,
  commentPage,
  commentQuery,
  commentReading,
  commentRequest,
  commentThread,
  likeAnswer,
  mineQuery,
  ownComments,
  readingQuery,
  replyQuery,
  writtenComment,
} from '../model/comment.schema.ts'
import { editComment, getThread, listComments, listReplies, removeComment, writeComment } from './comment.service.ts'
import { getLetterChoice, startLetters, stopLetters } from './comment-letter.service.ts'
import { readComments } from './comment-reading.service.ts'
import { getOwnComments, setLike } from './own-comment.service.ts'

const explain = explains('comments')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }
const letterToken = z.object({ token: z.string().max(400) })

export const commentRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Comments under a post', commentPage, 'One page of threads'),
    validate('query', commentQuery),
    async (c) => c.json(await listComments(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/reading',
    explain('Comments and answers in the order they are read', commentReading, 'What follows a comment, or the start'),
    validate('query', readingQuery),
    async (c) => c.json(await readComments(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/mine',
    explain('What I wrote and liked under a post', ownComments, 'For me alone'),
    requireUser,
    validate('query', mineQuery),
    async (c) => c.json(await getOwnComments(c.var.ctx, c.var.user, c.req.valid('query').post)),
  )
  .get(
    '/letters',
    explain(
      'Whether letters about answers are stopped',
      z.object({ isStopped: z.boolean() }),
      'By the link of a letter',
    ),
    validate('query', letterToken),
    async (c) => c.json(await getLetterChoice(c.var.ctx, c.req.valid('query').token)),
  )
  .post(
    '/letters/stop',
    explain('No more letters about answers', done, 'Stopped'),
    validate('json', letterToken),
    async (c) => {
      await stopLetters(c.var.ctx, c.req.valid('json').token)
      return c.json(DONE)
    },
  )
  .post(
    '/letters/start',
    explain('Letters about answers again', done, 'They come again'),
    validate('json', letterToken),
    async (c) => {
      await startLetters(c.var.ctx, c.req.valid('json').token)
      return c.json(DONE)
    },
  )
  .get(
    '/:id',
    explain('A comment by its number', commentThread, 'With the one it answers'),
    validate('param', commentId),
    async (c) => c.json(await getThread(c.var.ctx, c.req.valid('param').id)),
  )
  .get(
    '/:id/replies',
    explain('Answers under a comment', commentPage, 'Oldest first'),
    validate('param', commentId),
    validate('query', replyQuery),
    async (c) => c.json(await listReplies(c.var.ctx, c.req.valid('param').id, c.req.valid('query'))),
  )
  .post(
    '/',
    explain('Write a comment, or answer one', writtenComment, 'It is stored', 201),
    requireUser,
    validate('json', commentRequest),
    async (c) => c.json(await writeComment(c.var.ctx, c.var.user, c.req.valid('json'), callerOf(c).locale), 201),
  )
  .patch(
    '/:id',
    explain('Edit my comment, within 15 minutes', writtenComment, 'It is changed'),
    requireUser,
    validate('param', commentId),
    validate('json', commentEdit),
    async (c) => c.json(await editComment(c.var.ctx, c.var.user, c.req.valid('param').id, c.req.valid('json').text)),
  )
  .delete(
    '/:id',
    explain('Remove my comment', done, 'It is gone'),
    requireUser,
    validate('param', commentId),
    async (c) => {
      await removeComment(c.var.ctx, c.var.user, c.req.valid('param').id)
      return c.json(DONE)
    },
  )
  .put(
    '/:id/like',
    explain('Like a comment', likeAnswer, 'How many like it'),
    requireUser,
    validate('param', commentId),
    async (c) => c.json(await setLike(c.var.ctx, c.var.user, c.req.valid('param').id, true)),
  )
  .delete(
    '/:id/like',
    explain('Like it no more', likeAnswer, 'How many like it'),
    requireUser,
    validate('param', commentId),
    async (c) => c.json(await setLike(c.var.ctx, c.var.user, c.req.valid('param').id, false)),
  )

export type CommentRoutes = typeof commentRoutes
