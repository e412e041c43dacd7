import { dropUses, findPictures, holdPictures } from '#features/media/server/media.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { blogErrors } from '../model/blog.errors.ts'
import type { SavedDraft } from '../model/desk.ts'
import type { DraftContent } from '../model/post-input.ts'
import * as posts from './desk.repo.ts'
import * as repo from './draft.repo.ts'
import { picturesOf } from './post-parts.ts'

type Draft = { content: DraftContent; startedFrom: number | null }

/** What somebody is typing, kept by itself every few seconds. Readers never see it, and nobody else does. */
export function saveDraft(
  { db, now }: Context,
  user: User,
  postId: number | null,
  draft: Draft,
): Promise<{ savedAt: string }> {
  const savedAt = now()
  return db.transaction(async (tx) => {
    if (postId !== null && !(await posts.find(tx, postId))) throw blogErrors.BLOG_NOT_FOUND()
    await repo.save(tx, { ...draft, userId: user.id, postId, savedAt })
    // A picture that is gone is no reason to lose the words.
    const ids = picturesOf(draft.content)
    const there = await findPictures(tx, ids)
    await holdPictures(
      tx,
      nameOf(user, postId),
      ids.filter((id) => there.has(id)),
      savedAt,
    )
    return { savedAt: savedAt.toISOString() }
  })
}

export async function getDraft({ db }: Pick<Context, 'db'>, user: User, postId: number | null): Promise<SavedDraft> {
  const draft = await repo.find(db, user.id, postId)
  if (!draft) throw blogErrors.DRAFT_NOT_FOUND()
  return { ...draft, savedAt: draft.savedAt.toISOString() }
}

export function throwDraftAway({ db, now }: Context, user: User, postId: number | null): Promise<void> {
  return db.transaction((tx) => forgetDraft(tx, user, postId, now()))
}

/** Inside the transaction that saves what it held. */
export async function forgetDraft(tx: Tx, user: User, postId: number | null, at: Date): Promise<void> {
  await repo.remove(tx, user.id, postId)
  await dropUses(tx, nameOf(user, postId), at)
}

function nameOf({ id }: User, postId: number | null): string {
  return `draft:${postId ?? 'new'}:${id}`
}
