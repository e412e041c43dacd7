import { noteUserTag } from '#features/identity/server/users/user-tag.service.ts'
import type { ModeratedKind } from '#features/moderation/server/moderated-kind.service.ts'
import {
  getModerationState,
  removeModeratedText,
  requireWriteAllowed,
  submitText,
} from '#features/moderation/server/submit.service.ts'
import { DEFAULT_LOCALE, type Locale, localizedPath } from '#kernel/locale.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { fullName, hasPermission, type Permission, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { toPage } from '#platform/server/database/keyset.ts'
import type { Tx } from '#platform/server/db.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { invalidateTags, noteTag } from '#platform/server/tags.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { commentErrors } from '../../model/comment.errors.ts'
import type {
  Comment,
  CommentPage,
  CommentQuery,
  CommentRequest,
  CommentThread,
  OwnComments,
  ReplyQuery,
} from '../../model/comment.schema.ts'
import { ancestorIdsOf, editableUntil, isEditable, replyPosition } from '../../model/comment.ts'
import * as repo from './comment.repo.ts'
import { lockPost, lockPosts } from './comment-lock.repo.ts'
import { listPostTitles } from './comment-post.repo.ts'
import { notifyRepliedAuthor } from './reply-email.service.ts'

export const COMMENT_KIND = 'comment'
const MAX_OWN_COMMENTS = 50
const MAX_LIKES_PER_HOUR = 120

export const commentsTag = (postId: number) => `comments:${postId}`

export async function listComments({ db, now }: Context, wanted: CommentQuery): Promise<CommentPage> {
  const { post, limit, ...rest } = wanted
  noteTag(commentsTag(post))
  const readable = await repo.findPublishedPost(db, post, now())
  if (!readable) throw blogErrors.BLOG_NOT_FOUND()
  const rows = await repo.listThreads(db, { postId: post, ...rest, limit: limit + 1 })
  return { ...toCommentPage(rows, limit), total: readable.commentCount }
}

export async function listReplies({ db, now }: Context, rootId: number, page: ReplyQuery): Promise<CommentPage> {
  const root = await repo.find(db, rootId)
  const readable = root && (await repo.findPublishedPost(db, root.postId, now()))
  if (!readable) throw commentErrors.COMMENT_NOT_FOUND()
  const rows = await repo.listReplies(db, { rootId, after: page.after, limit: page.limit + 1 })
  return { ...toCommentPage(rows, page.limit), total: readable.commentCount }
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

/** `listed` has one row more than the page, if there is a next one. */
export function toCommentPage(listed: repo.PublicCommentRow[], limit: number) {
  const { rows, next } = toPage(listed, limit, ({ id }) => String(id))
  return { comments: rows.map(toComment), next }
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
    const isVisible = await isAccepted(ctx, tx, user, { id, postId, text })
    if (isVisible) await moderatedComments.setVisibility(ctx, tx, String(id), true)
    return { id, isVisible }
  })
}

async function requireRepliedComment(tx: Tx, postId: number, id: number) {
  const parent = await repo.find(tx, id)
  if (!parent?.isVisible || parent.postId !== postId) throw commentErrors.COMMENT_NOT_FOUND()
  return parent
}

export async function editComment(ctx: Context, user: User, id: number, text: string) {
  await requireWriteAllowed(ctx, user)
  return ctx.db.transaction(async (tx) => {
    const { postId, createdAt } = await requireOwnComment(tx, user, id)
    if (!isEditable(createdAt, ctx.now())) throw commentErrors.COMMENT_TOO_OLD()
    await repo.update(tx, id, { text, editedAt: ctx.now() })
    const isVisible = await isAccepted(ctx, tx, user, { id, postId, text })
    await moderatedComments.setVisibility(ctx, tx, String(id), isVisible)
    return { id, isVisible }
  })
}

/** Submits the text to moderation. False: it waits for a moderator. */
async function isAccepted(
  ctx: Context,
  tx: Tx,
  author: User,
  { id, postId, text }: { id: number; postId: number; text: string },
): Promise<boolean> {
  const path = await commentPath(tx, postId, id)
  return (await submitText(ctx, tx, { kind: COMMENT_KIND, id: String(id), author, text, path })) === 'visible'
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
  const isOwn = comment?.authorId === user.id
  // A comment that only its author sees does not exist for others.
  if (!comment || comment.removedAt || !(isOwn || comment.isVisible)) throw commentErrors.COMMENT_NOT_FOUND()
  if (!isOwn) throw commentErrors.NOT_YOUR_COMMENT()
  return comment
}

/**
 * Every change of visibility goes through here: updates the counters, invalidates pages and notifies the author replied
 * to.
 */
export const moderatedComments: ModeratedKind = {
  lock: (tx, ids) => lockPosts(tx, toCommentIds(ids)),
  async setVisibility(ctx, tx, id, isVisible) {
    const comment = await repo.findForChange(tx, Number(id))
    if (!comment) return
    await invalidateTags(tx, commentsTag(comment.postId), `post:${comment.postId}`, 'posts')
    if (comment.isVisible === isVisible) return
    await repo.update(tx, comment.id, { isVisible })
    await repo.adjustCounts(tx, comment.postId, ancestorIdsOf(comment), isVisible ? 1 : -1)
    if (isVisible) await notifyRepliedAuthor(ctx, tx, comment)
  },
  async describe(db, ids, locale) {
    const rows = await listPostTitles(db, toCommentIds(ids), locale)
    return new Map(
      rows.map(({ id, postId, title, slug }) => [
        String(id),
        { rating: null, title, path: localizedPath(locale, `/blog/${postId}/${slug}`) },
      ]),
    )
  },
}

function toCommentIds(ids: readonly string[]): number[] {
  return ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
}

export async function commentPath(tx: Tx, postId: number, id: number): Promise<string> {
  const post = await repo.findPostText(tx, postId, DEFAULT_LOCALE)
  return localizedPath(DEFAULT_LOCALE, `/blog/${postId}/${post?.slug ?? ''}#comment-${id}`)
}

/** Cached pages are the same for every visitor, so a user's own comments are fetched separately. */
export async function getOwnComments(ctx: Context, user: User, postId: number): Promise<OwnComments> {
  const rows = await repo.listOwn(ctx.db, postId, user.id, MAX_OWN_COMMENTS)
  const own: OwnComments['own'] = []
  for (const { id, text, isVisible, createdAt } of rows) {
    const { state, reason } = isVisible
      ? { state: 'visible' as const, reason: null }
      : await getModerationState(ctx, { kind: COMMENT_KIND, id: String(id) })
    own.push({ id, text, state, hiddenReason: reason, editableUntil: editableUntil(createdAt).toISOString() })
  }
  return { liked: await repo.listLiked(ctx.db, postId, user.id), own }
}

/** Idempotent. */
export async function setLike(ctx: Context, user: User, id: number, isLiked: boolean) {
  await consumeRateLimit(ctx, { key: `likes:${user.id}`, max: MAX_LIKES_PER_HOUR, seconds: HOUR_SECONDS })
  const { db, now } = ctx
  return db.transaction(async (tx) => {
    const comment = await repo.find(tx, id)
    if (!comment?.isVisible) throw commentErrors.COMMENT_NOT_FOUND()
    const likes = isLiked ? await repo.like(tx, id, user.id, now()) : await repo.unlike(tx, id, user.id)
    if (likes === undefined) throw commentErrors.COMMENT_NOT_FOUND()
    await invalidateTags(tx, commentsTag(comment.postId))
    return { likes, isLiked }
  })
}

/** Public view of a row. A removed comment shows only its position and its replies. */
export function toComment(row: repo.PublicCommentRow): Comment {
  const { id, isVisible, locale, replies, createdAt, editedAt, replyToId, rootId } = row
  noteUserTag(row.authorId)
  noteUserTag(row.parentAuthorId)
  const isReplyToReply = replyToId !== null && replyToId !== rootId
  const parentName = row.parentIsVisible ? nameOf(row.parentFirstName, row.parentLastName) : null
  return {
    id,
    text: isVisible ? row.text : null,
    authorName: isVisible ? nameOf(row.firstName, row.lastName) : null,
    isWriter:
      isVisible &&
      row.role !== null &&
      hasPermission({ role: row.role, permissions: (row.permissions ?? []) as Permission[] }, 'blog:write'),
    locale,
    likes: isVisible ? row.likes : 0,
    replies,
    replyTo: isReplyToReply ? { id: replyToId, authorName: parentName } : null,
    createdAt: createdAt.toISOString(),
    editedAt: isVisible ? (editedAt?.toISOString() ?? null) : null,
  }
}

function nameOf(firstName: string | null, lastName: string | null): string | null {
  return firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' })
}
