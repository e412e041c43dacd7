import { and, count, desc, eq, getTableColumns, gte, inArray, like, lt, ne, not } from 'drizzle-orm'
import { users } from '#features/identity/server/identity.table.ts'
import type { Locale } from '#kernel/locale.ts'
import { cursorOf, keyset, toPage } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { ReviewQuery } from '../model/review.schema.ts'
import { reviews } from './review.table.ts'

const { firstName, lastName, isClient } = users
const withAuthor = { ...getTableColumns(reviews), firstName, lastName, isClient }
export type ReviewRow = typeof reviews.$inferSelect
export type ReviewWithAuthorRow = ReviewRow & {
  firstName: string | null
  lastName: string | null
  isClient: boolean | null
}

export async function list(db: Db, { sort, stars, after, limit }: ReviewQuery) {
  const { rating, createdAt, id } = reviews
  const isByTime = sort === 'newest' || sort === 'oldest'
  const { isAfter, orderBy } = keyset(isByTime ? [createdAt, id] : [rating, createdAt, id], {
    direction: sort === 'newest' || sort === 'highest' ? 'desc' : 'asc',
    cursor: after,
  })
  const rows: ReviewWithAuthorRow[] = await db
    .select(withAuthor)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.authorId))
    .where(and(reviews.isVisible, stars && eq(rating, stars), isAfter))
    .orderBy(...orderBy)
    .limit(limit + 1)
  return toPage(rows, limit, (row) => cursorOf(...(isByTime ? [] : [row.rating]), row.createdAt, row.id))
}

export async function findVisible(db: Db, id: string): Promise<ReviewWithAuthorRow | undefined> {
  const [row] = await db
    .select(withAuthor)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.authorId))
    .where(and(reviews.isVisible, eq(reviews.id, id)))
  return row
}

/** Real ones first, then those in the language, then the newest. */
export function listForLanding(db: Db, locale: Locale, limit: number): Promise<ReviewWithAuthorRow[]> {
  return db
    .select(withAuthor)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.authorId))
    .where(eq(reviews.isVisible, true))
    .orderBy(reviews.isDemo, ne(reviews.locale, locale), desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
}

/** Without demo reviews. */
export function countByRating(db: Db) {
  return db
    .select({ rating: reviews.rating, reviews: count() })
    .from(reviews)
    .where(and(eq(reviews.isVisible, true), eq(reviews.isDemo, false)))
    .groupBy(reviews.rating)
    .orderBy(desc(reviews.rating))
}

/** False if the author already has a review (unique constraint). */
export async function insert(tx: Db, review: typeof reviews.$inferInsert): Promise<boolean> {
  const written = await tx.insert(reviews).values(review).onConflictDoNothing().returning({ id: reviews.id })
  return written.length > 0
}

export async function findByAuthor(db: Db, authorId: string): Promise<ReviewWithAuthorRow | undefined> {
  const [row] = await db
    .select(withAuthor)
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.authorId))
    .where(eq(reviews.authorId, authorId))
  return row
}

export async function findForUpdate(tx: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('update')
  return row
}

export async function lockReviews(tx: Db, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: reviews.id })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(reviews.id)
    .for('update')
}

export async function update(tx: Db, id: string, change: Partial<typeof reviews.$inferInsert>): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id))
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id))
}

export function listRatings(db: Db, ids: readonly string[]) {
  return db
    .select({ id: reviews.id, rating: reviews.rating })
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
}

export function countBetween(
  db: Db,
  { start, end }: { start: Date; end: Date },
  exceptIdLike: string,
): Promise<number> {
  const { createdAt, id } = reviews
  return db.$count(reviews, and(gte(createdAt, start), lt(createdAt, end), not(like(id, exceptIdLike))))
}
