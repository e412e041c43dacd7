import { findPictures } from '#features/media/server/media.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { cursorOf, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import { noteTag } from '#platform/server/tags.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import { excerptOf, pictureIdsIn, plainTextOf } from '../../model/document-text.ts'
import type { PostList, PostQuery, PublicPost } from '../../model/post.schema.ts'
import * as categories from '../categories/category.repo.ts'
import { renderDocument } from '../documents/document-html.render.ts'
import { highlightCode } from '../documents/highlight.service.ts'
import * as repo from './post.repo.ts'
import { toPostSummaries } from './post-summary.service.ts'
import { searchPosts } from './search.service.ts'

type Reading = Pick<Context, 'db' | 'now'>
const MAX_RELATED = 3

export async function listPosts(ctx: Reading, wanted: PostQuery): Promise<PostList> {
  noteTag('posts')
  const filter = await resolveFilter(ctx.db, wanted)
  if (!filter) return { posts: [], next: null, corrected: null }
  if (wanted.query) return searchPosts(ctx, { ...wanted, query: wanted.query }, filter)

  const { db, now } = ctx
  const { lng: locale, limit, after } = wanted
  const listed = await repo.list(db, { ...filter, locale, now: now(), after: parseCursor(after), limit: limit + 1 })
  const { rows, next } = toPage(listed, limit, ({ publishedAt, id }) =>
    formatCursor(expectDefined(publishedAt, 'time of publication'), id),
  )
  return { posts: await toPostSummaries(db, rows, locale), next, corrected: null }
}

/** Undefined: the category does not exist. */
async function resolveFilter(db: Db, { category, subcategory, tag }: PostQuery): Promise<repo.PostFilter | undefined> {
  const categoryId = category === undefined ? undefined : await categories.findIdBySlug(db, category)
  const subcategoryId = subcategory === undefined ? undefined : await categories.findIdBySlug(db, subcategory)
  if (category !== undefined && categoryId === undefined) return undefined
  if (subcategory !== undefined && subcategoryId === undefined) return undefined
  return { categoryId, subcategoryId, tag }
}

/** Keyset cursor `<milliseconds>.<id>` of the last row on a page. */
export function formatCursor(time: Date, id: number): string {
  return `${time.getTime()}.${id}`
}

/** For `keyset`. Undefined for an invalid cursor, which starts at the first page. */
export function parseCursor(after: string | undefined): string | undefined {
  const [, time, id] = /^(\d{1,14})\.(\d{1,9})$/.exec(after ?? '') ?? []
  return time && id ? cursorOf(new Date(Number(time)), Number(id)) : undefined
}

export async function getPost({ db, now }: Reading, id: number, locale: Locale): Promise<PublicPost> {
  noteTag(`post:${id}`)
  noteTag('post-order')
  const reader = { locale, now: now() }
  const row = await repo.find(db, id, reader)
  if (!row) throw blogErrors.BLOG_NOT_FOUND()

  const { previous = null, next = null } = await repo.findNeighbours(db, cursorOf(row.publishedAt, id), reader)
  const related = rankRelated(row, await repo.listRelated(db, row, { ...reader, limit: MAX_RELATED * 2 }))
  // Their cards show comment counts, so a new comment must invalidate this page too.
  for (const one of related) noteTag(`post:${one.id}`)
  return {
    ...(await renderPost(db, row, locale)),
    languages: (await repo.listLanguages(db, id)).toSorted(
      (a, b) => LOCALES.indexOf(a.locale) - LOCALES.indexOf(b.locale),
    ),
    previous,
    next,
    related: await toPostSummaries(db, related, locale),
  }
}

/** Renders a post, without the parts that depend on other posts. */
export async function renderPost(db: Db, row: repo.FullPostRow, locale: Locale) {
  const { kind, document, updatedAt, ...cardRow } = row
  const [card] = await toPostSummaries(db, [cardRow], locale)
  const pictures = await findPictures(db, pictureIdsIn(document))
  // A generated summary repeats the beginning of the text, so it is not shown above it.
  const lead = row.excerpt === excerptOf(plainTextOf(document)) ? '' : row.excerpt
  const rendered = renderDocument(document, { locale, pictures, highlighted: await highlightCode(document) })
  return { ...expectDefined(card, 'summary'), lead, ...rendered, updatedAt: updatedAt.toISOString() }
}

/** Most shared tags and categories first; ties by publication time. */
function rankRelated(post: repo.PostSummaryRow, candidates: repo.PostSummaryRow[]): repo.PostSummaryRow[] {
  const score = (one: repo.PostSummaryRow) =>
    one.tags.filter((tag) => post.tags.includes(tag)).length * 2 +
    Number(one.subcategoryId !== null && one.subcategoryId === post.subcategoryId) +
    Number(one.categoryId !== null && one.categoryId === post.categoryId)
  return candidates
    .toSorted((a, b) => score(b) - score(a) || Number(b.publishedAt) - Number(a.publishedAt))
    .slice(0, MAX_RELATED)
}
