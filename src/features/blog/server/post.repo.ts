import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { readOnce } from '#platform/server/tags.ts'
import { posts, postTexts } from './post.table.ts'

const card = {
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
export type CardRow = Pick<
  typeof posts.$inferSelect,
  'id' | 'creator' | 'categoryId' | 'subcategoryId' | 'tags' | 'publishedAt' | 'commentCount' | 'coverId'
> &
  Pick<typeof postTexts.$inferSelect, 'slug' | 'title' | 'excerpt' | 'locale' | 'readingMinutes' | 'coverAlt'>

/** In the words of the indexes, so that they are used. */
export function isShown(now: Date): SQL | undefined {
  return and(sql`${posts.isPublic}`, isNull(posts.deletedAt), lte(posts.publishedAt, now))
}

/** The text that readers of a language get. */
export function textFor(locale: Locale): SQL | undefined {
  return and(eq(postTexts.postId, posts.id), arrayContains(postTexts.shownIn, [locale]))
}

export type Place = { publishedAt: Date; id: number }
export type Filter = { categoryId?: number | undefined; subcategoryId?: number | undefined; tag?: string | undefined }
type Wanted = Filter & { locale: Locale; now: Date; after?: Place | undefined; limit: number }

export function matches({ categoryId, subcategoryId, tag }: Filter): SQL | undefined {
  return and(
    categoryId === undefined ? undefined : eq(posts.categoryId, categoryId),
    subcategoryId === undefined ? undefined : eq(posts.subcategoryId, subcategoryId),
    tag === undefined ? undefined : arrayContains(posts.tags, [tag]),
  )
}

/** Newest first. */
export function list(db: Db, { locale, now, after, limit, ...filter }: Wanted) {
  return db
    .select(card)
    .from(posts)
    .innerJoin(postTexts, textFor(locale))
    .where(and(isShown(now), matches(filter), after ? isBefore(after) : undefined))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
}

function isBefore({ publishedAt, id }: Place): SQL {
  return sql`(${posts.publishedAt}, ${posts.id}) < (${publishedAt.toISOString()}::timestamptz, ${id}::integer)`
}

function isAfter({ publishedAt, id }: Place): SQL {
  return sql`(${posts.publishedAt}, ${posts.id}) > (${publishedAt.toISOString()}::timestamptz, ${id}::integer)`
}

/** Those of them that readers may see, in no order. */
export function findCards(db: Db, ids: number[], { locale, now }: Reader) {
  return db
    .select(card)
    .from(posts)
    .innerJoin(postTexts, textFor(locale))
    .where(and(inArray(posts.id, ids), isShown(now)))
}

export type WholeRow = CardRow & { document: (typeof postTexts.$inferSelect)['document']; updatedAt: Date }
const whole = { ...card, document: postTexts.document, updatedAt: posts.updatedAt }

type Reader = Pick<Wanted, 'locale' | 'now'>

export async function find(db: Db, id: number, { locale, now }: Reader): Promise<WholeRow | undefined> {
  const [row] = await readOnce(`post:${id}:${locale}`, () =>
    db
      .select(whole)
      .from(posts)
      .innerJoin(postTexts, textFor(locale))
      .where(and(eq(posts.id, id), isShown(now))),
  )
  return row
}

/** The newest with all their words, for a feed. */
export function listWhole(db: Db, { locale, now, limit }: Reader & { limit: number }): Promise<WholeRow[]> {
  return db
    .select(whole)
    .from(posts)
    .innerJoin(postTexts, textFor(locale))
    .where(isShown(now))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(limit)
}

export function languages(db: Db, id: number) {
  return readOnce(`post-languages:${id}`, () =>
    db
      .select({ locale: postTexts.locale, slug: postTexts.slug, shownIn: postTexts.shownIn })
      .from(postTexts)
      .where(eq(postTexts.postId, id)),
  )
}

/** Whether readers can open a post by this number and slug. */
export async function isShownAt(db: Db, { id, slug, now }: { id: number; slug: string; now: Date }): Promise<boolean> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(and(eq(posts.id, id), eq(postTexts.slug, slug), isShown(now)))
    .limit(1)
  return rows.length > 0
}

const name = { id: posts.id, slug: postTexts.slug, title: postTexts.title }

/** The one before it in time, and the one after it. */
export async function neighbours(db: Db, place: Place, { locale, now }: Reader) {
  const named = () => db.select(name).from(posts).innerJoin(postTexts, textFor(locale))
  const [previous] = await named()
    .where(and(isShown(now), isBefore(place)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(1)
  const [next] = await named()
    .where(and(isShown(now), isAfter(place)))
    .orderBy(asc(posts.publishedAt), asc(posts.id))
    .limit(1)
  return { previous, next }
}

type Kin = { id: number; tags: string[]; categoryId: number | null }

/** The newest that share a tag, and the newest of its category; some of both. */
export async function kin(db: Db, { id, tags, categoryId }: Kin, wanted: Pick<Wanted, 'locale' | 'now' | 'limit'>) {
  const { locale, now, limit } = wanted
  const newest = (isKin: SQL) =>
    db
      .select(card)
      .from(posts)
      .innerJoin(postTexts, textFor(locale))
      .where(and(isShown(now), ne(posts.id, id), isKin))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(limit)
  const byTag = tags.length > 0 ? await newest(arrayOverlaps(posts.tags, tags)) : []
  const byCategory = categoryId === null ? [] : await newest(eq(posts.categoryId, categoryId))
  return [...new Map([...byTag, ...byCategory].map((row) => [row.id, row])).values()]
}

/** For the site map: where each post lies in each language. */
type Part = { now: Date; limit: number; offset?: number; isOldestFirst?: boolean }

export function addresses(db: Db, { now, limit, offset = 0, isOldestFirst = false }: Part) {
  const order = isOldestFirst ? [asc(posts.id)] : [desc(posts.publishedAt), desc(posts.id)]
  const wanted = db
    .select({ id: posts.id })
    .from(posts)
    .where(isShown(now))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return db
    .select({
      id: posts.id,
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

export async function countShown(db: Db, now: Date): Promise<number> {
  const [row] = await db.select({ count: count() }).from(posts).where(isShown(now))
  return row!.count
}
