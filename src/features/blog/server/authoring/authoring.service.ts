import * as journal from '#features/journal/server/journal.service.ts'
import { findPictures } from '#features/media/server/media.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { toPage } from '#platform/server/database/keyset.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { invalidateTags } from '#platform/server/tags.ts'
import {
  type AuthoringPage,
  type AuthoringQuery,
  type EditablePost,
  type PostListItem,
  postStateOf,
} from '../../model/authoring.schema.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import {
  originalTextOf,
  type PostContent,
  type PostInput,
  type PostSave,
  postKindOf,
  postSlugOf,
} from '../../model/post-input.schema.ts'
import { PORTFOLIO_TAG } from '../case-studies/case-study.service.ts'
import { publishScheduledPost } from '../posts/blog.jobs.ts'
import { formatCursor, parseCursor } from '../posts/post.service.ts'
import * as repo from './authoring.repo.ts'
import { deleteDraft } from './draft.service.ts'
import { postColumnsOf, resolvePostInput, writeTextsAndRevision } from './post-content.service.ts'

export async function listAllPosts({ db, now }: Context, user: User, wanted: AuthoringQuery): Promise<AuthoringPage> {
  const { lng: locale, kind, state, q, mine, limit } = wanted
  const after = parseCursor(wanted.after)
  const authorId = mine === 'true' ? user.id : undefined
  const listed = await repo.list(db, { locale, kind, state, q, authorId, after, now: now(), limit: limit + 1 })
  const { rows, next } = toPage(listed, limit, ({ updatedAt, id }) => formatCursor(updatedAt, id))
  const posts = rows.map(
    (row): PostListItem => ({
      id: row.id,
      kind: row.kind,
      title: row.title,
      slug: row.slug,
      state: postStateOf(row, now()),
      creator: row.creator,
      languages: LOCALES.filter((one) => row.languages.includes(one)),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      isMine: row.authorId === user.id,
      commentCount: row.commentCount,
    }),
  )
  return { posts, next }
}

/** For the admin search: posts that are not deleted, by a part of their title in any language. */
export async function searchPostTitles({ db, now }: Context, search: { q: string; locale: Locale; limit: number }) {
  const rows = await repo.list(db, { ...search, now: now() })
  return rows.map((row) => ({ id: row.id, title: row.title, slug: row.slug, state: postStateOf(row, now()) }))
}

export async function getEditablePost({ db, now }: { db: Db; now: () => Date }, id: number): Promise<EditablePost> {
  const { post, revision } = await requireCurrentRevision(db, id)
  const { savedAt, savedBy } = revision
  // The revision may name a category that was deleted since, and lacks the facts of a case study that the release before
  // this one saved; the row has the current ones.
  const content = { ...revision.content, ...categoryIdsOf(post), ...(post.caseStudy && { caseStudy: post.caseStudy }) }
  const { coverId } = content
  const pictures = await findPictures(db, coverId ? [coverId] : [])
  return {
    id,
    kind: post.kind,
    slug: postSlugOf(originalTextOf(content)),
    revision: post.revision,
    state: postStateOf(post, now()),
    content,
    cover: pictures.get(coverId ?? '') ?? null,
    savedAt: savedAt.toISOString(),
    savedBy,
    deletedAt: post.deletedAt?.toISOString() ?? null,
  }
}

export async function requireCurrentRevision(db: Db, id: number) {
  const post = await repo.find(db, id)
  const revision = post && (await repo.findRevision(db, id, post.revision))
  if (!revision) throw blogErrors.BLOG_NOT_FOUND()
  return { post, revision }
}

/** Whether a path such as `/edit/12/any-slug` is the address of an existing post; deleted posts count. */
export async function editablePostExists({ db }: Context, path: string): Promise<boolean> {
  const id = Number(/^\/edit\/([1-9]\d{0,8})\/[^/]+$/.exec(path)?.[1])
  return Boolean(id && (await repo.find(db, id)))
}

/** Deletes the draft it was typed in and leaves the user's other drafts. */
export function createPost(ctx: Context, user: User, input: PostInput, draft = 'new'): Promise<EditablePost> {
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const resolved = await resolvePostInput(ctx, tx, user, input)
    const content = { ...resolved, publishedAt: resolved.publishedAt ?? (resolved.isPublic ? at.toISOString() : null) }
    const origin = { authorId: user.id, revision: 1, createdAt: at, updatedAt: at }
    const id = await repo.insert(tx, { ...postColumnsOf(content), ...origin })
    await writeTextsAndRevision(tx, user, { postId: id, number: 1, content, at })
    await deleteDraft(tx, user, draft, at)
    await recordChange(ctx, tx, { user, id, content, action: 'post.created' })
    return getEditablePost({ db: tx, now: ctx.now }, id)
  })
}

/** Optimistic locking: `startedFrom` must be the current revision. */
export function savePost(ctx: Context, user: User, id: number, save: PostSave): Promise<EditablePost> {
  const { startedFrom, ...input } = save
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const post = await requireUnchanged(tx, id, startedFrom)
    if (post.kind !== postKindOf(input)) throw blogErrors.POST_KIND()
    const resolved = await resolvePostInput(ctx, tx, user, input)
    const content = { ...resolved, publishedAt: resolved.publishedAt ?? publicationTime(resolved.isPublic, post, at) }
    await saveRevision(ctx, tx, user, post, { content, action: 'post.saved' })
    await deleteDraft(tx, user, String(id), at)
    return getEditablePost({ db: tx, now: ctx.now }, id)
  })
}

/** Publication time when none was given: the earlier one if it has passed, else now. */
function publicationTime(isPublic: boolean, { publishedAt }: repo.PostRow, at: Date): string | null {
  if (!isPublic) return null
  return (publishedAt && publishedAt <= at ? publishedAt : at).toISOString()
}

/** Restores texts, pictures and category of an earlier revision as a new one. Visibility and publication time stay. */
export function restoreRevision(
  ctx: Context,
  user: User,
  id: number,
  number: number,
  startedFrom: number,
): Promise<EditablePost> {
  return ctx.db.transaction(async (tx) => {
    const post = await requireUnchanged(tx, id, startedFrom)
    const [old, present] = [await repo.findRevision(tx, id, number), await repo.findRevision(tx, id, post.revision)]
    if (!old || !present) throw blogErrors.REVISION_NOT_FOUND()
    const { isPublic, publishedAt } = present.content
    const input = { ...old.content, isPublic, publishedAt }
    // The category may have been deleted since.
    const resolved = await resolvePostInput(ctx, tx, user, input).catch((failure) => {
      if (failure.code !== 'CATEGORY_NOT_FOUND' && failure.code !== 'CATEGORY_MISPLACED') throw failure
      return resolvePostInput(ctx, tx, user, { ...input, ...categoryIdsOf(post) })
    })
    await saveRevision(ctx, tx, user, post, {
      content: resolved,
      action: 'post.revisionRestored',
      restoredFrom: number,
    })
    return getEditablePost({ db: tx, now: ctx.now }, id)
  })
}

function categoryIdsOf({ categoryId, subcategoryId }: repo.PostRow) {
  return { categoryId, subcategoryId }
}

async function saveRevision(
  ctx: Context,
  tx: Tx,
  user: User,
  post: repo.PostRow,
  { content, action, restoredFrom = null }: { content: PostContent; action: string; restoredFrom?: number | null },
) {
  const at = ctx.now()
  const number = post.revision + 1
  await repo.update(tx, post.id, { ...postColumnsOf(content), revision: number, updatedAt: at })
  await writeTextsAndRevision(tx, user, { postId: post.id, number, content, restoredFrom, at })
  await recordChange(ctx, tx, { user, id: post.id, content, action })
}

export const deletePost = makeTransition('post.deleted', (at) => at)
export const restorePost = makeTransition('post.restored', () => null)

/** Soft delete and restore; idempotent, without a journal entry if nothing changes. */
function makeTransition(action: string, deletedAt: (at: Date) => Date | null) {
  return (ctx: Context, user: User, id: number): Promise<EditablePost> =>
    ctx.db.transaction(async (tx) => {
      const post = await repo.findForChange(tx, id)
      if (!post) throw blogErrors.BLOG_NOT_FOUND()
      const next = deletedAt(ctx.now())
      const current = await getEditablePost({ db: tx, now: ctx.now }, id)
      if ((post.deletedAt === null) === (next === null)) return current
      await repo.update(tx, id, { deletedAt: next })
      await recordChange(ctx, tx, { user, id, content: current.content, action })
      return getEditablePost({ db: tx, now: ctx.now }, id)
    })
}

async function requireUnchanged(tx: Tx, id: number, startedFrom: number): Promise<repo.PostRow> {
  const post = await repo.findForChange(tx, id)
  if (!post || post.deletedAt) throw blogErrors.BLOG_NOT_FOUND()
  if (post.revision === startedFrom) return post
  const last = await repo.findRevision(tx, id, post.revision)
  throw blogErrors.POST_CHANGED({
    revision: post.revision,
    savedBy: last?.savedBy ?? '',
    savedAt: last?.savedAt.toISOString() ?? '',
  })
}

type PostChange = { user: User; id: number; content: PostContent; action: string }

/** Writes the journal, invalidates cached pages and schedules the publication job. */
async function recordChange(ctx: Context, tx: Tx, { user, id, content, action }: PostChange): Promise<void> {
  const at = ctx.now()
  const details = { name: originalTextOf(content).title }
  await journal.record(tx, { at, actor: user, action, subject: String(id), details })
  await invalidateTags(tx, 'posts', `post:${id}`, 'post-order', ...(content.caseStudy ? [PORTFOLIO_TAG] : []))
  const moment = content.publishedAt === null ? at : new Date(content.publishedAt)
  if (content.isPublic && moment > at) await ctx.enqueue(tx, publishScheduledPost, { id }, moment)
}
