import { dropUses, findPictures, holdPictures } from '#features/media/server/media.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { blogErrors } from '../model/blog.errors.ts'
import type { NewDraft, SavedDraft } from '../model/desk.ts'
import type { DraftContent } from '../model/post-input.ts'
import * as posts from './desk.repo.ts'
import * as repo from './draft.repo.ts'
import { picturesOf } from './post-parts.ts'

type Draft = { content: DraftContent; startedFrom: number | null }
/** Which of somebody's drafts: that of a post, or by its name one of a post that does not exist yet. */
export type DraftOf = { key: string; postId: number | null }

const OFFERED = 20

/** What somebody is typing, kept by itself every few seconds. Readers never see it, and nobody else does. */
export function saveDraft(
  { db, now }: Context,
  user: User,
  { key, postId }: DraftOf,
  draft: Draft,
): Promise<{ savedAt: string }> {
  const savedAt = now()
  return db.transaction(async (tx) => {
    if (postId !== null && !(await posts.find(tx, postId))) throw blogErrors.BLOG_NOT_FOUND()
    await repo.save(tx, { ...draft, userId: user.id, key, postId, savedAt })
    // A picture that is gone is no reason to lose the words.
    const ids = picturesOf(draft.content)
    const there = await findPictures(tx, ids)
    await holdPictures(
      tx,
      nameOf(user, key),
      ids.filter((id) => there.has(id)),
      savedAt,
    )
    return { savedAt: savedAt.toISOString() }
  })
}

export async function getDraft({ db }: Pick<Context, 'db'>, user: User, { key }: DraftOf): Promise<SavedDraft> {
  const draft = await repo.find(db, user.id, key)
  if (!draft) throw blogErrors.DRAFT_NOT_FOUND()
  return { ...draft, savedAt: draft.savedAt.toISOString() }
}

/** What was begun and never saved, so that it can be gone on with. */
export async function listNewDrafts({ db }: Pick<Context, 'db'>, user: User): Promise<NewDraft[]> {
  const drafts = await repo.listNew(db, user.id, OFFERED)
  return drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() }))
}

export function throwDraftAway({ db, now }: Context, user: User, { key }: DraftOf): Promise<void> {
  return db.transaction((tx) => forgetDraft(tx, user, key, now()))
}

/** Inside the transaction that saves what it held. */
export async function forgetDraft(tx: Tx, user: User, key: string, at: Date): Promise<void> {
  await repo.remove(tx, user.id, key)
  await dropUses(tx, nameOf(user, key), at)
}

function nameOf({ id }: User, key: string): string {
  return `draft:${key}:${id}`
}
