import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject, nextCursor, pageLimit, requiredText } from '#kernel/schema-parts.ts'
import { COMMENT_SORTS } from './comment.ts'

const moment = z.iso.datetime()
const text = requiredText(2000, { required: 'comments:text.required', long: 'comments:text.long' })
const number = z.int().positive().max(2_147_483_647)

/** Messages are translation keys, shared by the form and the API. */
export const commentRequest = z.object({
  postId: number,
  text,
  replyTo: number.optional().describe('Id of the comment this replies to'),
})
export type CommentRequest = z.output<typeof commentRequest>

export const commentEdit = z.object({ text })

/** Public view of a comment. A removed comment keeps its position for its replies, without text or author. */
export const comment = namedObject('Comment', {
  id: z.int(),
  text: z.string().nullable().describe('Null: removed, shown only as the parent of its replies'),
  authorName: z.string().nullable().describe('Null if the comment or its author was removed'),
  isWriter: z.boolean().describe('The author has the permission to write posts'),
  locale: z.enum(LOCALES).describe('Language of the page the comment was written on'),
  likes: z.int(),
  replies: z.int().describe('Number of visible replies'),
  replyTo: z.object({ id: z.int(), authorName: z.string().nullable() }).nullable(),
  createdAt: moment,
  editedAt: moment.nullable(),
})
export type Comment = z.infer<typeof comment>

export const commentPage = namedObject('CommentPage', {
  comments: z.array(comment),
  total: z.int().describe('Number of visible comments on the post, including replies'),
  next: nextCursor('after'),
})
export type CommentPage = z.infer<typeof commentPage>

export const commentReading = namedObject('CommentReading', {
  threads: z.array(
    z.object({
      comment,
      answers: z.array(comment).describe('First page of replies, oldest first'),
      next: z.string().nullable().describe('Cursor for the next replies: pass it as `after`'),
    }),
  ),
  next: z.string().nullable().describe('Cursor for the next threads: pass it as `after`; null on the last page'),
})
export type CommentReading = z.infer<typeof commentReading>

export const commentThread = namedObject('CommentThread', {
  postId: z.int(),
  thread: comment.describe('The comment, or the root of its thread'),
  reply: comment.nullable().describe('The comment itself, if it is a reply'),
})
export type CommentThread = z.infer<typeof commentThread>

const page = { after: z.coerce.number().pipe(number).optional(), limit: pageLimit(20, 50) }
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

/** A user's own comments and likes on a post; visible to that user only. */
export const ownComments = namedObject('OwnComments', {
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
export type OwnComments = z.infer<typeof ownComments>

export const writtenComment = namedObject('WrittenComment', {
  id: z.int(),
  isVisible: z.boolean().describe('False: held for moderation'),
})

export const likeResult = namedObject('Like', { likes: z.int(), isLiked: z.boolean() })
