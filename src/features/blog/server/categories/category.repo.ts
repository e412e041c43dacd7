import { asc, eq, getTableColumns, inArray, max, or, sql } from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import { LOCALES } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { readOnce } from '#platform/server/tags.ts'
import type { Localized } from '../../model/localized.ts'
import { categories, categorySlugs } from '../category.table.ts'
import { posts } from '../post.table.ts'

const { textHistory, position, createdAt, ...columns } = getTableColumns(categories)
export type CategoryRow = Pick<typeof categories.$inferSelect, keyof typeof columns>

/** All categories, in their order. The table is small. */
export function list(db: Db): Promise<CategoryRow[]> {
  return readOnce('categories', () =>
    db.select(columns).from(categories).orderBy(asc(categories.position), asc(categories.id)),
  )
}

/** Locks the row, so that no post is moved into a category that is being deleted. */
export async function findForChange(tx: Db, id: number): Promise<CategoryRow | undefined> {
  const [row] = await tx.select(columns).from(categories).where(eq(categories.id, id)).for('update')
  return row
}

export async function findIdBySlug(db: Db, slug: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: categorySlugs.categoryId })
    .from(categorySlugs)
    .where(eq(categorySlugs.slug, slug))
  return row?.id
}

export function listFormerSlugs(db: Db) {
  return db
    .select({ former: categorySlugs.slug, slug: categories.slug })
    .from(categorySlugs)
    .innerJoin(categories, eq(categories.id, categorySlugs.categoryId))
    .where(sql`${categories.slug} <> ${categorySlugs.slug}`)
}

const MAX_COUNTED_POSTS = 100

/** Public posts per category and subcategory, counted up to 100. */
export async function countPublishedPosts(db: Db, now: Date): Promise<Map<number, number>> {
  const counted = (column: 'category_id' | 'subcategory_id') => sql`(
    select count(*)::int from (
      select 1 from posts p
      where p.${sql.raw(column)} = c.id and p.is_public and p.deleted_at is null and p.published_at <= ${now.toISOString()}
      limit ${MAX_COUNTED_POSTS}
    ) as counted)`
  const { rows } = await db.execute<{ id: number; posts: number }>(sql`
    select c.id, case when c.parent_id is null then ${counted('category_id')} else ${counted('subcategory_id')} end as posts
    from categories c`)
  return new Map(rows.map(({ id, posts }) => [id, posts]))
}

/** All posts, including deleted ones, which can be restored. */
export async function countAll(db: Db): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; posts: number }>(sql`
    select category_id as id, count(*)::int as posts from posts where category_id is not null group by 1
    union all
    select subcategory_id, count(*)::int from posts where subcategory_id is not null group by 1`)
  return new Map(rows.map(({ id, posts }) => [id, posts]))
}

export async function isUsed(tx: Db, id: number): Promise<boolean> {
  const [post] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(or(eq(posts.categoryId, id), eq(posts.subcategoryId, id)))
    .limit(1)
  const [child] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.parentId, id)).limit(1)
  return Boolean(post ?? child)
}

type NewCategory = { parentId: number | null; slug: string; name: Localized; description: Localized; createdAt: Date }

/** Appends it to its level. */
export async function insert(tx: Db, category: NewCategory): Promise<CategoryRow> {
  const { parentId } = category
  const [{ last } = { last: 0 }] = await tx
    .select({ last: max(categories.position) })
    .from(categories)
    .where(parentId === null ? sql`${categories.parentId} is null` : eq(categories.parentId, parentId))
  const [inserted] = await tx
    .insert(categories)
    .values({ ...category, position: (last ?? 0) + 1 })
    .returning(columns)
  const row = expectDefined(inserted, 'inserted category')
  await insertSlug(tx, row.slug, row.id)
  return row
}

type Change = Partial<Pick<CategoryRow, 'parentId' | 'slug' | 'name' | 'description'>>

/** Appends the replaced texts to the history, which holds the last 50. */
export async function update(tx: Db, id: number, change: Change, at: Date): Promise<void> {
  const { name, description, textHistory } = categories
  const [before] = await tx.select({ name, description, textHistory }).from(categories).where(eq(categories.id, id))
  if (!before) return
  const isSame =
    isEqualText(before.name, change.name ?? before.name) &&
    isEqualText(before.description, change.description ?? before.description)
  const earlier = { at: at.toISOString(), name: before.name, description: before.description }
  const history = isSame ? {} : { textHistory: [...before.textHistory, earlier].slice(-50) }
  await tx
    .update(categories)
    .set({ ...change, ...history })
    .where(eq(categories.id, id))
  if (change.slug) await insertSlug(tx, change.slug, id)
}

function isEqualText(a: Localized, b: Localized): boolean {
  return LOCALES.every((locale) => a[locale] === b[locale])
}

async function insertSlug(tx: Db, slug: string, categoryId: number): Promise<void> {
  await tx.insert(categorySlugs).values({ slug, categoryId }).onConflictDoNothing()
}

export async function reorder(tx: Db, ids: number[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await tx
      .update(categories)
      .set({ position: position + 1 })
      .where(eq(categories.id, id))
}

export function findMany(db: Db, ids: number[]): Promise<CategoryRow[]> {
  return db.select(columns).from(categories).where(inArray(categories.id, ids))
}

/** Moves the posts, subcategories and slugs of `from` to another category. */
export async function moveAll(tx: Db, from: CategoryRow, to: CategoryRow): Promise<void> {
  const place = { categoryId: to.parentId ?? to.id, subcategoryId: to.parentId === null ? null : to.id }
  if (from.parentId === null) {
    await tx.update(posts).set({ categoryId: to.id }).where(eq(posts.categoryId, from.id))
    await tx.update(categories).set({ parentId: to.id }).where(eq(categories.parentId, from.id))
  } else await tx.update(posts).set(place).where(eq(posts.subcategoryId, from.id))
  await tx.update(categorySlugs).set({ categoryId: to.id }).where(eq(categorySlugs.categoryId, from.id))
}

export async function remove(tx: Db, id: number): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id))
}
