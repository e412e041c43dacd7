import { stateOf } from '#features/moderation/server/submit.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { spend } from '#platform/server/rate-limit.ts'
import { dropTags } from '#platform/server/tags.ts'
import { commentErrors } from '../model/comment.errors.ts'
import type { OwnComments } from '../model/comment.schema.ts'
import { editableUntil } from '../model/comment.ts'
import * as repo from './comment.repo.ts'
import { KIND } from './comment.service.ts'

const MOST = 50

/** Pages are the same for everybody; what is somebody's own comes beside them. */
export async function getOwnComments(ctx: Context, user: User, postId: number): Promise<OwnComments> {
  const rows = await repo.listOwn(ctx.db, postId, user.id, MOST)
  const own: OwnComments['own'] = []
  for (const { id, text, isVisible, createdAt } of rows) {
    const { state, reason } = isVisible
      ? { state: 'visible' as const, reason: null }
      : await stateOf(ctx, { kind: KIND, id: String(id) })
    own.push({ id, text, state, hiddenReason: reason, editableUntil: editableUntil(createdAt).toISOString() })
  }
  return { liked: await repo.listLiked(ctx.db, postId, user.id), own }
}

const LIKES_AN_HOUR = 120

/** Asked for twice it is done once. */
export async function setLike(ctx: Context, user: User, id: number, isLiked: boolean) {
  await spend(ctx, { key: `likes:${user.id}`, max: LIKES_AN_HOUR, seconds: 3600 })
  const { db, now } = ctx
  return db.transaction(async (tx) => {
    const comment = await repo.find(tx, id)
    if (!comment?.isVisible) throw commentErrors.COMMENT_NOT_FOUND()
    const likes = isLiked ? await repo.like(tx, id, user.id, now()) : await repo.unlike(tx, id, user.id)
    if (likes === undefined) throw commentErrors.COMMENT_NOT_FOUND()
    await dropTags(tx, `comments:${comment.postId}`)
    return { likes, isLiked }
  })
}
