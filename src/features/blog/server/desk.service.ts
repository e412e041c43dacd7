import * as journal from '#features/journal/server/journal.service.ts'
import { findPictures } from '#features/media/server/media.service.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { dropTags } from '#platform/server/tags.ts'
import { blogErrors } from '../model/blog.errors.ts'
import { type DeskLine, type DeskPage, type DeskPost, type DeskQuery, stateOf } from '../model/desk.ts'
import { originalOf, type PostContent, type PostInput, type PostSave } from '../model/post-input.ts'
import { slugOf } from '../model/words.ts'
import { postAppears } from './blog.jobs.ts'
import * as repo from './desk.repo.ts'
import { forgetDraft } from './draft.service.ts'
import { rowOf, settle, writeParts } from './post-parts.ts'

export async function listDesk({ db, now }: Context, user: User, wanted: DeskQuery): Promise<DeskPage> {
  const { lng: locale, state, mine, limit } = wanted
  const [, time, id] = /^(\d{1,14})\.(\d{1,9})$/.exec(wanted.after ?? '') ?? []
  const after = time && id ? { updatedAt: new Date(Number(time)), id: Number(id) } : undefined
  const authorId = mine === 'true' ? user.id : undefined
  const rows = await repo.list(db, { locale, state, authorId, after, now: now(), limit: limit + 1 })
  const posts = rows.slice(0, limit).map(
    (row): DeskLine => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      state: stateOf(row, now()),
      creator: row.creator,
      languages: LOCALES.filter((one) => row.languages.includes(one)),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      isMine: row.authorId === user.id,
      commentCount: row.commentCount,
    }),
  )
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return { posts, next: last ? `${last.updatedAt.getTime()}.${last.id}` : null }
}

/** For the search of the admin area: posts in any state but deleted, by a part of their title in any language. */
export async function searchPosts(
  { db, now }: Context,
  { q, locale, limit }: { q: string; locale: Locale; limit: number },
) {
  const rows = await repo.list(db, { q, locale, now: now(), limit })
  return rows.map((row) => ({ id: row.id, title: row.title, slug: row.slug, state: stateOf(row, now()) }))
}

export async function getDeskPost({ db, now }: { db: Db; now: () => Date }, id: number): Promise<DeskPost> {
  const post = await repo.find(db, id)
  const revision = post && (await repo.findRevision(db, id, post.revision))
  if (!post || !revision) throw blogErrors.BLOG_NOT_FOUND()
  const { savedAt, savedBy } = revision
  // A category that was removed since may have moved its posts elsewhere.
  const content = { ...revision.content, ...placeOf(post) }
  const { coverId } = content
  const pictures = await findPictures(db, coverId ? [coverId] : [])
  return {
    id,
    slug: slugOf(titleOf(content)),
    revision: post.revision,
    state: stateOf(post, now()),
    content,
    cover: pictures.get(coverId ?? '') ?? null,
    savedAt: savedAt.toISOString(),
    savedBy,
    deletedAt: post.deletedAt?.toISOString() ?? null,
  }
}

/** Whether there is a post to edit at an address such as `/edit/12/any-slug`; one that was put away is. */
export async function isPostAt({ db }: Context, path: string): Promise<boolean> {
  const id = Number(/^\/edit\/([1-9]\d{0,8})\/[^/]+$/.exec(path)?.[1])
  return Boolean(id && (await repo.find(db, id)))
}

/** The draft it was typed in goes; others that its writer has begun stay. */
export function createPost(ctx: Context, user: User, input: PostInput, draft = 'new'): Promise<DeskPost> {
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const settled = await settle(ctx, tx, user, input)
    const content = { ...settled, publishedAt: settled.publishedAt ?? (settled.isPublic ? at.toISOString() : null) }
    const id = await repo.insert(tx, {
      ...rowOf(content),
      authorId: user.id,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    })
    await writeParts(tx, user, { postId: id, number: 1, content, at })
    await forgetDraft(tx, user, draft, at)
    await tell(ctx, tx, { user, id, content, action: 'post.created' })
    return getDeskPost({ db: tx, now: ctx.now }, id)
  })
}

/** Nothing is overwritten that the writer has not seen. */
export function savePost(ctx: Context, user: User, id: number, { startedFrom, ...input }: PostSave): Promise<DeskPost> {
  const at = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const post = await findUnchanged(tx, id, startedFrom)
    const settled = await settle(ctx, tx, user, input)
    const content = { ...settled, publishedAt: settled.publishedAt ?? momentOf(settled.isPublic, post, at) }
    await saveRevision(ctx, tx, user, post, { content, action: 'post.saved' })
    await forgetDraft(tx, user, String(id), at)
    return getDeskPost({ db: tx, now: ctx.now }, id)
  })
}

/** Public without a moment: the one it had, if that has come, and else now. */
function momentOf(isPublic: boolean, { publishedAt }: repo.PostRow, at: Date): string | null {
  if (!isPublic) return null
  return (publishedAt && publishedAt <= at ? publishedAt : at).toISOString()
}

/** Brings back the words, pictures and place of an earlier revision, as a new one. Whether it is public stays as it is. */
export function restoreRevision(
  ctx: Context,
  user: User,
  id: number,
  number: number,
  startedFrom: number,
): Promise<DeskPost> {
  return ctx.db.transaction(async (tx) => {
    const post = await findUnchanged(tx, id, startedFrom)
    const [old, present] = [await repo.findRevision(tx, id, number), await repo.findRevision(tx, id, post.revision)]
    if (!old || !present) throw blogErrors.REVISION_NOT_FOUND()
    const { isPublic, publishedAt } = present.content
    const input = { ...old.content, isPublic, publishedAt }
    // A category may have been deleted since.
    const settled = await settle(ctx, tx, user, input).catch((failure) => {
      if (failure.code !== 'CATEGORY_NOT_FOUND' && failure.code !== 'CATEGORY_MISPLACED') throw failure
      return settle(ctx, tx, user, { ...input, ...placeOf(post) })
    })
    await saveRevision(ctx, tx, user, post, { content: settled, action: 'post.revisionRestored', restoredFrom: number })
    return getDeskPost({ db: tx, now: ctx.now }, id)
  })
}

function placeOf({ categoryId, subcategoryId }: repo.PostRow) {
  return { categoryId, subcategoryId }
}

type Save = { content: PostContent; action: string; restoredFrom?: number }

async function saveRevision(
  ctx: Context,
  tx: Tx,
  user: User,
  post: repo.PostRow,
  { content, action, restoredFrom }: Save,
) {
  const at = ctx.now()
  const number = post.revision + 1
  await repo.update(tx, post.id, { ...rowOf(content), revision: number, updatedAt: at })
  await writeParts(tx, user, { postId: post.id, number, content, at, ...(restoredFrom ? { restoredFrom } : {}) })
  await tell(ctx, tx, { user, id: post.id, content, action })
}

export const deletePost = mover('post.deleted', (at) => at)
export const restorePost = mover('post.restored', () => null)

/** Into and out of the bin; what changes nothing leaves no entry in the journal. */
function mover(action: string, deletedAt: (at: Date) => Date | null) {
  return (ctx: Context, user: User, id: number): Promise<DeskPost> =>
    ctx.db.transaction(async (tx) => {
      const post = await repo.findForChange(tx, id)
      if (!post) throw blogErrors.BLOG_NOT_FOUND()
      const next = deletedAt(ctx.now())
      const here = await getDeskPost({ db: tx, now: ctx.now }, id)
      if ((post.deletedAt === null) === (next === null)) return here
      await repo.update(tx, id, { deletedAt: next })
      await tell(ctx, tx, { user, id, content: here.content, action })
      return getDeskPost({ db: tx, now: ctx.now }, id)
    })
}

async function findUnchanged(tx: Tx, id: number, startedFrom: number): Promise<repo.PostRow> {
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

type News = { user: User; id: number; content: PostContent; action: string }

/** The journal, the pages that showed it, and, when it is to appear by itself, the moment for that. */
async function tell(ctx: Context, tx: Tx, { user, id, content, action }: News): Promise<void> {
  const at = ctx.now()
  const details = { name: titleOf(content) }
  await journal.record(tx, { at, actor: user, action, subject: String(id), details })
  await dropTags(tx, 'posts', `post:${id}`, 'post-order')
  const moment = content.publishedAt === null ? at : new Date(content.publishedAt)
  if (content.isPublic && moment > at) await ctx.enqueue(tx, postAppears, { id }, moment)
}

export function titleOf(content: Pick<PostContent, 'texts' | 'originalLocale'>): string {
  return content.texts[originalOf(content)]!.title
}
