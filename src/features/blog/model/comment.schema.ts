import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeMultiline } from '#kernel/normalize-text.ts'
import { COMMENT_SORTS } from './comment.ts'

const moment = z.iso.datetime()
const text = z
  .string('comments:text.required')
  .overwrite(normalizeMultiline)
  .trim()
  .min(1, 'comments:text.required')
  .max(2000, 'comments:text.long')
const number = z.int().positive().max(2_147_483_647)

/** Messages are translation keys; the same keys answer the form and the API. */
export const commentRequest = z.object({
  postId: number,
  text,
  replyTo: number.optional().describe('The comment it answers'),
})
export type CommentRequest = z.output<typeof commentRequest>

export const commentEdit = z.object({ text })

/** What people read. Of a comment that is gone only its place is left, for the answers under it. */
export const comment = z
  .object({
    id: z.int(),
    text: z.string().nullable().describe('Null: it was removed, and its answers stay'),
    authorName: z.string().nullable().describe('Null when it is gone, or its author is'),
    isWriter: z.boolean().describe('Somebody of the house wrote it'),
    locale: z.enum(LOCALES).describe('The language of the page it was written on'),
    likes: z.int(),
    replies: z.int().describe('Answers that people can read'),
    replyTo: z.object({ id: z.int(), authorName: z.string().nullable() }).nullable(),
    createdAt: moment,
    editedAt: moment.nullable(),
  })
  .meta({ id: 'Comment' })
export type Comment = z.infer<typeof comment>

export const commentPage = z
  .object({
    comments: z.array(comment),
    total: z.int().describe('All comments under the post that people can read, answers included'),
    next: z.string().nullable().describe('Ask with it as `after` for what follows; null at the end'),
  })
  .meta({ id: 'CommentPage' })
export type CommentPage = z.infer<typeof commentPage>

export const commentReading = z
  .object({
    threads: z.array(
      z.object({
        comment,
        answers: z.array(comment).describe('The first of them, oldest first'),
        next: z.string().nullable().describe('Ask with it as `after` for the answers that follow'),
      }),
    ),
    next: z.string().nullable().describe('Ask with it as `after` for the threads that follow; null at the end'),
  })
  .meta({ id: 'CommentReading' })
export type CommentReading = z.infer<typeof commentReading>

export const commentThread = z
  .object({
    postId: z.int(),
    thread: comment.describe('The comment, or the one that its thread began with'),
    reply: comment.nullable().describe('The comment itself, when it is an answer'),
  })
  .meta({ id: 'CommentThread' })
export type CommentThread = z.infer<typeof commentThread>

const page = {
  after: z.coerce.number().pipe(number).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
}
export const commentQuery = z.object({
  post: z.coerce.number().pipe(number),
  sort: z.enum(COMMENT_SORTS).default('newest'),
  ...page,
})
export type CommentQuery = z.output<typeof commentQuery>
export const readingQuery = z.object({ post: commentQuery.shape.post, after: page.after })
export type ReadingQuery = z.output<typeof readingQuery>
export const replyQuery = z.object(page)
export type ReplyQuery = z.output<typeof replyQuery>
export const commentId = z.object({ id: z.coerce.number().pipe(number) })
export const ownCommentsQuery = z.object({ post: z.coerce.number().pipe(number) })

/** What somebody did under a post: shown to them alone. */
export const ownComments = z
  .object({
    liked: z.array(z.int()),
    own: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        state: z.enum(['visible', 'waiting', 'spam', 'hidden']),
        hiddenReason: z.string().nullable(),
        editableUntil: moment,
      }),
    ),
  })
  .meta({ id: 'OwnComments' })
export type OwnComments = z.infer<typeof ownComments>

export const writtenComment = z
  .object({ id: z.int(), isVisible: z.boolean().describe('False: it waits until somebody has looked at it') })
  .meta({ id: 'WrittenComment' })

export const likeResult = z.object({ likes: z.int(), isLiked: z.boolean() }).meta({ id: 'Like' })
