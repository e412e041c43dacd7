import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  inArray,
  isNull,
  lte,
  ne,
  notLike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import { keyset } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import { readOnce } from '#platform/server/tags.ts'
import type { PostKind } from '../../model/case-studies/case-study.schema.ts'
import { posts, postTexts } from '../post.table.ts'

const summaryColumns = {
  id: posts.id,
  slug: postTexts.slug,
  title: postTexts.title,
  excerpt: postTexts.excerpt,
  locale: postTexts.locale,
  creator: posts.creator,
  categoryId: posts.categoryId,
  subcategoryId: posts.subcategoryId,
  tags: posts.tags,
  publishedAt: posts.publishedAt,
  readingMinutes: postTexts.readingMinutes,
  commentCount: posts.commentCount,
  coverId: posts.coverId,
  coverAlt: postTexts.coverAlt,
}
export type PostSummaryRow = Awaited<ReturnType<typeof list>>[number]

const IS_KIND = { article: sql`${posts.kind} = 'article'`, case: sql`${posts.kind} = 'case'`, any: undefined }

/** Same expressions as in the partial indexes, so that the planner uses them. */
export function isPublished(now: Date, kind: PostKind | 'any'): SQL | undefined {
  return and(sql`${posts.isPublic}`, isNull(posts.deletedAt), IS_KIND[kind], lte(posts.publishedAt, now))
}

function textFor(locale: Locale): SQL | undefined {
  return and(eq(postTexts.postId, posts.id), arrayContains(postTexts.shownIn, [locale]))
}

/** In the order of publication; `after` is the cursor of a post. */
function byPublication(direction: 'asc' | 'desc', after?: string) {
  return keyset([posts.publishedAt, posts.id], { direction, cursor: after })
}
const NEWEST_FIRST = byPublication('desc').orderBy

export type PostFilter = {
  categoryId?: number | undefined
  subcategoryId?: number | undefined
  tag?: string | undefined
}
type ListOptions = PostFilter & { locale: Locale; now: Date; after?: string | undefined; limit: number }

export function matchesFilter({ categoryId, subcategoryId, tag }: PostFilter): SQL | undefined {
  return and(
    categoryId === undefined ? undefined : eq(posts.categoryId, categoryId),
    subcategoryId === undefined ? undefined : eq(posts.subcategoryId, subcategoryId),
    tag === undefined ? undefined : arrayContains(posts.tags, [tag]),
  )
}

type Reader = Pick<ListOptions, 'locale' | 'now'>

function selectSummaries(db: Db, { locale, now }: Reader, where: SQL | undefined) {
  return db
    .select(summaryColumns)
    .from(posts)
    .innerJoin(postTexts, textFor(locale))
    .where(and(isPublished(now, 'article'), where))
}

export function list(db: Db, { locale, now, after, limit, ...filter }: ListOptions) {
  const { isAfter, orderBy } = byPublication('desc', after)
  return selectSummaries(db, { locale, now }, and(matchesFilter(filter), isAfter))
    .orderBy(...orderBy)
    .limit(limit)
}

/** Public posts by id, unordered. */
export function findSummaries(db: Db, ids: number[], reader: Reader) {
  return selectSummaries(db, reader, inArray(posts.id, ids))
}

export type FullPostRow = Awaited<ReturnType<typeof selectFull>>[number]

function selectFull(db: Db, { locale, now }: Reader, kind: PostKind | 'any', where?: SQL) {
  return db
    .select({ ...summaryColumns, kind: posts.kind, document: postTexts.document, updatedAt: posts.updatedAt })
    .from(posts)
    .innerJoin(postTexts, textFor(locale))
    .where(and(isPublished(now, kind), where))
}

export async function find(db: Db, id: number, reader: Reader): Promise<FullPostRow | undefined> {
  const [row] = await readOnce(`post:${id}:${reader.locale}`, () => selectFull(db, reader, 'article', eq(posts.id, id)))
  return row
}

/** The newest articles and case studies with their documents, for the feed. */
export function listFull(db: Db, { limit, ...reader }: Reader & { limit: number }): Promise<FullPostRow[]> {
  return selectFull(db, reader, 'any')
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
}

export function listLanguages(db: Db, id: number) {
  return readOnce(`post-languages:${id}`, () =>
    db
      .select({ locale: postTexts.locale, slug: postTexts.slug, shownIn: postTexts.shownIn })
      .from(postTexts)
      .where(eq(postTexts.postId, id)),
  )
}

type PostAddress = { id: number; slug: string; now: Date }

export async function isPublishedAt(db: Db, { id, slug, now }: PostAddress): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(and(eq(posts.id, id), eq(postTexts.slug, slug), isPublished(now, 'article')))
    .limit(1)
  return rows.length > 0
}

export async function findNeighbours(db: Db, place: string, { locale, now }: Reader) {
  async function findFirst(direction: 'asc' | 'desc') {
    const { isAfter, orderBy } = byPublication(direction, place)
    const [row] = await db
      .select({ id: posts.id, slug: postTexts.slug, title: postTexts.title })
      .from(posts)
      .innerJoin(postTexts, textFor(locale))
      .where(and(isPublished(now, 'article'), isAfter))
      .orderBy(...orderBy)
      .limit(1)
    return row
  }
  return { previous: await findFirst('desc'), next: await findFirst('asc') }
}

/** Candidates: the newest posts that share a tag, and the newest of the category. */
export async function listRelated(
  db: Db,
  { id, tags, categoryId }: { id: number; tags: string[]; categoryId: number | null },
  { limit, ...reader }: Reader & { limit: number },
) {
  const newest = (isRelated: SQL) =>
    selectSummaries(db, reader, and(ne(posts.id, id), isRelated))
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
  const byTag = tags.length > 0 ? await newest(arrayOverlaps(posts.tags, tags)) : []
  const byCategory = categoryId === null ? [] : await newest(eq(posts.categoryId, categoryId))
  return [...new Map([...byTag, ...byCategory].map((row) => [row.id, row])).values()]
}

/** For the site map: address of each post per language, articles and case studies. */
type AddressRange = { now: Date; limit: number; offset?: number; isOldestFirst?: boolean }

export function listAddresses(db: Db, { now, limit, offset = 0, isOldestFirst = false }: AddressRange) {
  const order = isOldestFirst ? [asc(posts.id)] : NEWEST_FIRST
  const wanted = db
    .select({ id: posts.id })
    .from(posts)
    .where(isPublished(now, 'any'))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return db
    .select({
      id: posts.id,
      kind: posts.kind,
      updatedAt: posts.updatedAt,
      locale: postTexts.locale,
      slug: postTexts.slug,
      title: postTexts.title,
      excerpt: postTexts.excerpt,
      shownIn: postTexts.shownIn,
    })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(inArray(posts.id, wanted))
    .orderBy(...order)
}

export function countPublished(db: Db, now: Date): Promise<number> {
  return db.$count(posts, isPublished(now, 'any'))
}

/** Whether an article is public, those of the authors with this id pattern excepted. */
export async function hasPublishedExceptBy(db: Db, authorPattern: string, now: Date): Promise<boolean> {
  const { id, authorId } = posts
  const isOther = or(isNull(authorId), notLike(authorId, authorPattern))
  const rows = await db
    .select({ id })
    .from(posts)
    .where(and(isPublished(now, 'article'), isOther))
    .limit(1)
  return rows.length > 0
}
