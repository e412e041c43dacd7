import { findPictures, removePictureUses, setPictureUses } from '#features/media/server/media.service.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { NewDraft, SavedDraft } from '../../model/authoring.schema.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import type { DraftContent } from '../../model/post-input.schema.ts'
import * as posts from './authoring.repo.ts'
import * as repo from './draft.repo.ts'
import { pictureIdsOf } from './post-content.service.ts'

type Draft = { content: DraftContent; startedFrom: number | null }
export type DraftRef = { key: string; postId: number | null }

const MAX_NEW_DRAFTS = 20

/** Autosave. A draft is private to its user and never shown to readers. */
export function saveDraft(ctx: Context, user: User, ref: DraftRef, draft: Draft): Promise<{ savedAt: string }> {
  const { key, postId } = ref
  const savedAt = ctx.now()
  return ctx.db.transaction(async (tx) => {
    if (postId !== null && !(await posts.find(tx, postId))) throw blogErrors.BLOG_NOT_FOUND()
    await repo.save(tx, { ...draft, userId: user.id, key, postId, savedAt })
    // A deleted picture must not prevent the text from being saved.
    const existing = await findPictures(tx, pictureIdsOf(draft.content))
    await setPictureUses(tx, draftUseKey(user, key), [...existing.keys()], savedAt)
    return { savedAt: savedAt.toISOString() }
  })
}

/** Null, not an error, if there is none: most forms open without a draft, and browsers log every 404. */
export async function getDraft({ db }: Pick<Context, 'db'>, user: User, { key }: DraftRef): Promise<SavedDraft | null> {
  const draft = await repo.find(db, user.id, key)
  return draft ? { ...draft, savedAt: draft.savedAt.toISOString() } : null
}

export async function listNewDrafts({ db }: Pick<Context, 'db'>, user: User): Promise<NewDraft[]> {
  const drafts = await repo.listNew(db, user.id, MAX_NEW_DRAFTS)
  return drafts.map(({ savedAt, ...draft }) => ({ ...draft, savedAt: savedAt.toISOString() }))
}

export function discardDraft({ db, now }: Context, user: User, { key }: DraftRef): Promise<void> {
  return db.transaction((tx) => deleteDraft(tx, user, key, now()))
}

/** Runs inside the transaction that saves the post. */
export async function deleteDraft(tx: Tx, user: User, key: string, at: Date): Promise<void> {
  await repo.remove(tx, user.id, key)
  await removePictureUses(tx, draftUseKey(user, key), at)
}

function draftUseKey({ id }: User, key: string): string {
  return `draft:${key}:${id}`
}
