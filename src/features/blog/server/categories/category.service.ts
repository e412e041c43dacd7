import * as journal from '#features/journal/server/journal.service.ts'
import type { Locale } from '#kernel/locale.ts'
import { slugOf } from '#kernel/slug.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import { invalidateTags, noteTag } from '#platform/server/tags.ts'
import { blogErrors } from '../../model/blog.errors.ts'
import type { CategoryInput, ManagedCategory, PublicCategories } from '../../model/category.schema.ts'
import { inLanguage, type Localized } from '../../model/localized.ts'
import * as repo from './category.repo.ts'

export async function getCategories({ db, now }: Context, locale: Locale): Promise<PublicCategories> {
  noteTag('posts')
  const rows = await repo.list(db)
  const counts = await repo.countPublishedPosts(db, now())
  const shown = ({ id, slug, name, description }: repo.CategoryRow) => ({
    id,
    slug,
    name: inLanguage(name, locale),
    description: inLanguage(description, locale),
    posts: counts.get(id) ?? 0,
  })
  const former = await repo.listFormerSlugs(db)
  return {
    categories: toTree(rows, shown),
    moved: Object.fromEntries(former.map(({ former, slug }) => [former, slug])),
  }
}

export async function getManagedCategories({ db }: { db: Db }): Promise<ManagedCategory[]> {
  const rows = await repo.list(db)
  const counts = await repo.countAll(db)
  const managed = ({ parentId, ...row }: repo.CategoryRow) => ({ ...row, posts: counts.get(row.id) ?? 0 })
  return toTree(rows, managed)
}

function toTree<Category>(rows: repo.CategoryRow[], view: (row: repo.CategoryRow) => Category) {
  const childrenOf = (parent: number | null) => rows.filter(({ parentId }) => parentId === parent)
  return childrenOf(null).map((row) => ({ ...view(row), subcategories: childrenOf(row.id).map(view) }))
}

export function addCategory(ctx: Context, user: User, input: CategoryInput): Promise<ManagedCategory[]> {
  return withInvalidation(ctx, async (tx) => {
    await insertCategory(ctx, tx, user, input)
  })
}

/** Takes the caller's transaction, because saving a post can create a category. */
export async function insertCategory(
  ctx: Context,
  tx: Tx,
  user: User,
  input: CategoryInput,
): Promise<repo.CategoryRow> {
  const { parentId, name, description } = input
  const createdAt = ctx.now()
  if (parentId !== null) requireTopLevel(await requireCategory(tx, parentId))
  const slug = await uniqueSlug(tx, name)
  const row = await repo.insert(tx, { parentId, name, description, slug, createdAt })
  await recordInJournal(tx, createdAt, user, 'category.created', row)
  return row
}

/** A new name creates a new slug; the old one redirects. */
export function updateCategory(ctx: Context, user: User, id: number, input: CategoryInput): Promise<ManagedCategory[]> {
  return withInvalidation(ctx, async (tx) => {
    const category = await requireCategory(tx, id)
    const { parentId, name, description } = input
    if (parentId !== category.parentId) await requireMovable(tx, category, parentId)
    const slug = slugFor(name) === slugFor(category.name) ? category.slug : await uniqueSlug(tx, name, id)
    await repo.update(tx, id, { parentId, name, description, slug }, ctx.now())
    await recordInJournal(tx, ctx.now(), user, 'category.changed', { ...category, name })
  })
}

export async function describeCategory(
  { now }: Pick<Context, 'now'>,
  tx: Tx,
  user: User,
  id: number,
  description: Localized,
): Promise<void> {
  const category = await requireCategory(tx, id)
  const merged = { ...category.description, ...description }
  if (JSON.stringify(merged) === JSON.stringify(category.description)) return
  await repo.update(tx, id, { description: merged }, now())
  await recordInJournal(tx, now(), user, 'category.changed', category)
}

export function orderCategories(ctx: Context, user: User, ids: number[]): Promise<ManagedCategory[]> {
  return withInvalidation(ctx, async (tx) => {
    const rows = await repo.findMany(tx, ids)
    if (rows.length !== new Set(ids).size) throw blogErrors.CATEGORY_NOT_FOUND()
    if (new Set(rows.map(({ parentId }) => parentId)).size > 1) throw blogErrors.CATEGORY_MISPLACED()
    await repo.reorder(tx, ids)
    await journal.record(tx, { at: ctx.now(), actor: user, action: 'categories.ordered', subject: 'blog' })
  })
}

/** Deletes an empty category, or moves its content to `moveTo` first. */
export function removeCategory(ctx: Context, user: User, id: number, moveTo?: number): Promise<ManagedCategory[]> {
  return withInvalidation(ctx, async (tx) => {
    const category = await requireCategory(tx, id)
    if (await repo.isUsed(tx, id)) {
      if (moveTo === undefined) throw blogErrors.CATEGORY_NOT_EMPTY()
      const target = await repo.findForChange(tx, moveTo)
      if (!target) throw blogErrors.CATEGORY_NOT_FOUND()
      if (target.id === id || target.parentId === id) throw blogErrors.CATEGORY_MISPLACED()
      if (category.parentId === null) requireTopLevel(target)
      await repo.moveAll(tx, category, target)
    }
    await repo.remove(tx, id)
    await recordInJournal(tx, ctx.now(), user, 'category.deleted', category)
  })
}

/** Any page with a post may show a category name. */
function withInvalidation({ db }: Context, run: (tx: Tx) => Promise<void>): Promise<ManagedCategory[]> {
  return db.transaction(async (tx) => {
    await run(tx)
    await invalidateTags(tx, 'posts', 'post-order')
    return getManagedCategories({ db: tx })
  })
}

async function requireCategory(tx: Tx, id: number): Promise<repo.CategoryRow> {
  const row = await repo.findForChange(tx, id)
  if (!row) throw blogErrors.CATEGORY_MISSING()
  return row
}

function requireTopLevel({ parentId }: repo.CategoryRow): void {
  if (parentId !== null) throw blogErrors.CATEGORY_MISPLACED()
}

/** A category that is not empty stays on its level, because its posts would have to change with it. */
async function requireMovable(tx: Tx, category: repo.CategoryRow, parentId: number | null): Promise<void> {
  if (await repo.isUsed(tx, category.id)) throw blogErrors.CATEGORY_NOT_EMPTY()
  if (parentId === category.id) throw blogErrors.CATEGORY_MISPLACED()
  if (parentId !== null) requireTopLevel(await requireCategory(tx, parentId))
}

function slugFor(name: Localized): string {
  return slugOf(inLanguage(name, 'nl'), 'category')
}

/** A slug that no category has or had. */
async function uniqueSlug(tx: Tx, name: Localized, categoryId?: number): Promise<string> {
  const wanted = slugFor(name)
  for (let count = 1; ; count++) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    const taken = await repo.findIdBySlug(tx, slug)
    if (taken === undefined || taken === categoryId) return slug
  }
}

function recordInJournal(
  tx: Tx,
  at: Date,
  actor: User,
  action: string,
  category: Pick<repo.CategoryRow, 'id' | 'name'>,
) {
  const details = { name: inLanguage(category.name, 'nl') }
  return journal.record(tx, { at, actor, action, subject: String(category.id), details })
}
