import type { ModeratedKind } from '#features/moderation/server/moderated-kind.service.ts'
import { removeModeratedText, requireWriteAllowed, submitText } from '#features/moderation/server/submit.service.ts'
import { DEFAULT_LOCALE, type Locale, localizedPath } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { invalidateTags, noteTag } from '#platform/server/tags.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { commentErrors } from '../../model/comment.errors.ts'
import type {
  CommentPage,
  CommentQuery,
  CommentRequest,
  CommentThread,
  ReplyQuery,
} from '../../model/comment.schema.ts'
import { ancestorIdsOf, isEditable, replyPosition } from '../../model/comment.ts'
import * as repo from './comment.repo.ts'
import { lockPost, lockPosts } from './comment-lock.repo.ts'
import { toComment } from './comment-view.service.ts'
import { notifyRepliedAuthor } from './reply-email.service.ts'

export const COMMENT_KIND = 'comment'

export const commentsTag = (postId: number) => `comments:${postId}`

export async function listComments({ db, now }: Context, wanted: CommentQuery): Promise<CommentPage> {
  const { post, limit, ...rest } = wanted
  noteTag(commentsTag(post))
  const readable = await repo.findPublishedPost(db, post, now())
  if (!readable) throw blogErrors.BLOG_NOT_FOUND()
  const rows = await repo.listThreads(db, { postId: post, ...rest, limit: limit + 1 })
  return { ...toPage(rows, limit), total: readable.commentCount }
}

export async function listReplies(
  { db, now }: Context,
  rootId: number,
  { after, limit }: ReplyQuery,
): Promise<CommentPage> {
  const root = await repo.find(db, rootId)
  const readable = root && (await repo.findPublishedPost(db, root.postId, now()))
  if (!readable) throw commentErrors.COMMENT_NOT_FOUND()
  const rows = await repo.listReplies(db, { rootId, after, limit: limit + 1 })
  return { ...toPage(rows, limit), total: readable.commentCount }
}

/** Resolves a comment link, on whichever page the comment is. */
export async function getThread({ db, now }: Context, id: number): Promise<CommentThread> {
  const comment = await repo.find(db, id)
  const readable = comment && (await repo.findPublishedPost(db, comment.postId, now()))
  const rootId = comment?.rootId ?? id
  const shown = readable ? await repo.listByIds(db, [rootId, id]) : []
  const [thread, one] = [rootId, id].map((wanted) => shown.find((row) => row.id === wanted))
  if (!readable || !thread || !one) throw commentErrors.COMMENT_NOT_FOUND()
  return { postId: readable.id, thread: toComment(thread), reply: one === thread ? null : toComment(one) }
}

function toPage(rows: repo.PublicCommentRow[], limit: number) {
  const shown = rows.slice(0, limit)
  return { comments: shown.map(toComment), next: rows.length > limit ? String(shown.at(-1)!.id) : null }
}

export async function writeComment(ctx: Context, user: User, request: CommentRequest, locale: Locale) {
  await requireWriteAllowed(ctx, user)
  return ctx.db.transaction(async (tx) => {
    const { postId, text } = request
    await lockPost(tx, postId)
    if (!(await repo.findPublishedPost(tx, postId, ctx.now()))) throw blogErrors.BLOG_NOT_FOUND()
    const place = request.replyTo ? replyPosition(await requireRepliedComment(tx, postId, request.replyTo)) : {}
    const comment = { postId, ...place, authorId: user.id, text, locale, createdAt: ctx.now() }
    const id = await repo.insert(tx, { ...comment, isVisible: false })
    const state = await submitText(ctx, tx, {
      kind: COMMENT_KIND,
      id: String(id),
      author: user,
      text,
      path: await commentPath(tx, postId, id),
    })
    if (state === 'visible') await moderatedComments.setVisibility(ctx, tx, String(id), true)
    return { id, isVisible: state === 'visible' }
  })
}

/** Only visible comments can be replied to. */
async function requireRepliedComment(tx: Tx, postId: number, id: number) {
  const answered = await repo.find(tx, id)
  if (!answered?.isVisible || answered.postId !== postId) throw commentErrors.COMMENT_NOT_FOUND()
  return answered
}

export async function editComment(ctx: Context, user: User, id: number, text: string) {
  await requireWriteAllowed(ctx, user)
  return ctx.db.transaction(async (tx) => {
    const { postId, createdAt } = await requireOwnComment(tx, user, id)
    if (!isEditable(createdAt, ctx.now())) throw commentErrors.COMMENT_TOO_OLD()
    await repo.update(tx, id, { text, editedAt: ctx.now() })
    const state = await submitText(ctx, tx, {
      kind: COMMENT_KIND,
      id: String(id),
      author: user,
      text,
      path: await commentPath(tx, postId, id),
    })
    await moderatedComments.setVisibility(ctx, tx, String(id), state === 'visible')
    return { id, isVisible: state === 'visible' }
  })
}

/** Erases the text; the row stays as the parent of its replies. */
export function removeComment(ctx: Context, user: User, id: number): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    await requireOwnComment(tx, user, id)
    await moderatedComments.setVisibility(ctx, tx, String(id), false)
    await repo.update(tx, id, { text: '', removedAt: ctx.now() })
    await removeModeratedText(ctx, tx, { kind: COMMENT_KIND, id: String(id) })
  })
}

async function requireOwnComment(tx: Tx, user: User, id: number) {
  const comment = await repo.findForChange(tx, id)
  if (!comment || comment.removedAt) throw commentErrors.COMMENT_NOT_FOUND()
  if (comment.authorId !== user.id) throw commentErrors.NOT_YOUR_COMMENT()
  return comment
}

/**
 * Every change of visibility goes through here: updates the counters, invalidates pages and notifies the author replied
 * to.
 */
export const moderatedComments: ModeratedKind = {
  lock: (tx, ids) => lockPosts(tx, ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)),
  async setVisibility(ctx, tx, id, isVisible) {
    const comment = await repo.findForChange(tx, Number(id))
    if (!comment) return
    await invalidateTags(tx, commentsTag(comment.postId), `post:${comment.postId}`, 'posts')
    if (comment.isVisible === isVisible) return
    await repo.update(tx, comment.id, { isVisible })
    await repo.adjustCounts(tx, comment.postId, ancestorIdsOf(comment), isVisible ? 1 : -1)
    if (isVisible) await notifyRepliedAuthor(ctx, tx, comment)
  },
}

/** Address of a comment, for the moderation queue. */
export async function commentPath(tx: Tx, postId: number, id: number): Promise<string> {
  const post = await repo.findPostText(tx, postId, DEFAULT_LOCALE)
  return localizedPath(DEFAULT_LOCALE, `/blog/${postId}/${post?.slug ?? ''}#comment-${id}`)
}
