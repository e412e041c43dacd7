import { getModerationState } from '#features/moderation/server/submit.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { consumeRateLimit } from '#platform/server/rate-limit.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import { commentErrors } from '../../model/comment.errors.ts'
import type { OwnComments } from '../../model/comment.schema.ts'
import { editableUntil } from '../../model/comment.ts'
import * as repo from './comment.repo.ts'
import { COMMENT_KIND } from './comment.service.ts'

const MAX_OWN_COMMENTS = 50

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

const MAX_LIKES_PER_HOUR = 120

/** Idempotent. */
export async function setLike(ctx: Context, user: User, id: number, isLiked: boolean) {
  await consumeRateLimit(ctx, { key: `likes:${user.id}`, max: MAX_LIKES_PER_HOUR, seconds: 3600 })
  const { db, now } = ctx
  return db.transaction(async (tx) => {
    const comment = await repo.find(tx, id)
    if (!comment?.isVisible) throw commentErrors.COMMENT_NOT_FOUND()
    const likes = isLiked ? await repo.like(tx, id, user.id, now()) : await repo.unlike(tx, id, user.id)
    if (likes === undefined) throw commentErrors.COMMENT_NOT_FOUND()
    await invalidateTags(tx, `comments:${comment.postId}`)
    return { likes, isLiked }
  })
}
