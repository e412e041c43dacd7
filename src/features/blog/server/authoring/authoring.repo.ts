import {
  and,
  arrayContains,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import { expectDefined } from '#kernel/app-error.ts'
import type { Locale } from '#kernel/locale.ts'
import { containsText } from '#platform/server/database/contains-text.ts'
import { keyset } from '#platform/server/database/keyset.ts'
import type { Db } from '#platform/server/db.ts'
import type { PostState } from '../../model/authoring.schema.ts'
import type { PostKind } from '../../model/case-studies/case-study.schema.ts'
import { postRevisions, posts, postTexts } from '../post.table.ts'

const { originalLocale, coverId, tags, createdAt, ...columns } = getTableColumns(posts)
export type PostRow = Pick<typeof posts.$inferSelect, keyof typeof columns>

export async function find(db: Db, id: number): Promise<PostRow | undefined> {
  const [row] = await db.select(columns).from(posts).where(eq(posts.id, id))
  return row
}

/** Locks the row, so that concurrent saves are serialized and the second one sees the new revision. */
export async function findForChange(tx: Db, id: number): Promise<PostRow | undefined> {
  const [row] = await tx.select(columns).from(posts).where(eq(posts.id, id)).for('update')
  return row
}

type AuthoringListOptions = {
  locale: Locale
  kind?: PostKind | undefined
  state?: PostState | undefined
  authorId?: string | undefined
  /** Part of the title in any language. */
  q?: string | undefined
  after?: string | undefined
  now: Date
  limit: number
}

export function list(db: Db, { locale, kind, state, authorId, q, after, now, limit }: AuthoringListOptions) {
  const isAuthor = authorId ? eq(posts.authorId, authorId) : undefined
  const { isAfter, orderBy } = keyset([posts.updatedAt, posts.id], { direction: 'desc', cursor: after })
  return db
    .select({
      ...columns,
      title: postTexts.title,
      slug: postTexts.slug,
      languages: sql<Locale[]>`(select array_agg(t.locale) from post_texts t where t.post_id = ${posts}.id)`,
    })
    .from(posts)
    .innerJoin(postTexts, and(eq(postTexts.postId, posts.id), arrayContains(postTexts.shownIn, [locale])))
    .where(and(hasState(state, now), kind && eq(posts.kind, kind), isAuthor, q ? hasTitle(q) : undefined, isAfter))
    .orderBy(...orderBy)
    .limit(limit)
}

function hasTitle(q: string): SQL {
  return sql`exists (select from post_texts as t where t.post_id = ${posts}.id and ${containsText(q, sql`t.title`)})`
}

/** SQL equivalent of `postStateOf`. */
function hasState(state: PostState | undefined, now: Date): SQL | undefined {
  if (state === 'deleted') return isNotNull(posts.deletedAt)
  const isNotDeleted = isNull(posts.deletedAt)
  if (state === 'draft') return and(isNotDeleted, sql`not ${posts.isPublic}`)
  if (state === 'scheduled')
    return and(isNotDeleted, sql`${posts.isPublic}`, sql`${posts.publishedAt} > ${now.toISOString()}`)
  if (state === 'published') return and(isNotDeleted, sql`${posts.isPublic}`, lte(posts.publishedAt, now))
  return isNotDeleted
}

type NewPost = Omit<typeof posts.$inferInsert, 'id'>

export async function insert(tx: Db, post: NewPost): Promise<number> {
  const [row] = await tx.insert(posts).values(post).returning({ id: posts.id })
  return expectDefined(row, 'inserted post').id
}

export async function update(tx: Db, id: number, change: Partial<NewPost>): Promise<void> {
  await tx.update(posts).set(change).where(eq(posts.id, id))
}

type NewText = Omit<typeof postTexts.$inferInsert, 'search' | 'titleSearch'> & { search: SQL; titleSearch: SQL }

export async function replaceTexts(tx: Db, postId: number, texts: NewText[]): Promise<void> {
  const locales = texts.map(({ locale }) => locale)
  await tx.delete(postTexts).where(and(eq(postTexts.postId, postId), notInArray(postTexts.locale, locales)))
  for (const text of texts)
    await tx
      .insert(postTexts)
      .values(text)
      .onConflictDoUpdate({ target: [postTexts.postId, postTexts.locale], set: text })
}

export async function insertRevision(tx: Db, revision: typeof postRevisions.$inferInsert): Promise<void> {
  await tx.insert(postRevisions).values(revision)
}

const { content, number, restoredFrom, savedAt, savedBy } = postRevisions
const revision = { number, restoredFrom, savedAt, savedBy }
export type RevisionRow = Pick<typeof postRevisions.$inferSelect, keyof typeof revision | 'content'>

export async function findRevision(db: Db, postId: number, wanted: number): Promise<RevisionRow | undefined> {
  const [row] = await db
    .select({ ...revision, content })
    .from(postRevisions)
    .where(and(eq(postRevisions.postId, postId), eq(number, wanted)))
  return row
}

/** Newest first, without the documents, which would make a long history large. */
export function listRevisions(db: Db, postId: number, limit: number) {
  return db
    .select({
      ...revision,
      isPublic: sql<boolean>`(${content}->>'isPublic')::boolean`,
      originalLocale: sql<Locale | null>`${content}->>'originalLocale'`,
      titles: sql<{ [L in Locale]?: string }>`(
        select jsonb_object_agg(one.key, one.value->>'title') from jsonb_each(${content}->'texts') as one)`,
    })
    .from(postRevisions)
    .where(eq(postRevisions.postId, postId))
    .orderBy(desc(number))
    .limit(limit)
}

export function findDeletedBefore(tx: Db, moment: Date, limit: number) {
  return tx.select({ id: posts.id }).from(posts).where(lt(posts.deletedAt, moment)).limit(limit).for('update')
}

export async function remove(tx: Db, ids: number[]): Promise<void> {
  await tx.delete(posts).where(inArray(posts.id, ids))
}

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: posts.id }).from(posts).limit(1)).length === 0
}
