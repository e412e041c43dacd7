import { and, asc, desc, inArray, isNull, sql } from 'drizzle-orm'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { categories } from '../category.table.ts'
import { postRevisions, posts, postTexts } from '../post.table.ts'

/** Posts that changed after their creation or lack a language, most recently changed first. */
export function listTranslatedPosts(db: Db, limit: number) {
  return db
    .select({
      id: posts.id,
      titles: sql<{ [L in Locale]?: string }>`(
        select jsonb_object_agg(t.locale, t.title) from ${postTexts} t where t.post_id = ${posts}.id)`,
    })
    .from(posts)
    .where(
      and(
        isNull(posts.deletedAt),
        sql`(${posts.revision} > 1 or (
          select count(*) from ${postTexts} t where t.post_id = ${posts}.id) < ${LOCALES.length})`,
      ),
    )
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(limit)
}

export type RevisionTexts = {
  postId: number
  number: number
  savedAt: Date
  /** Hash per field and language. */
  texts: { [L in Locale]?: Record<string, string> }
}

/** Empty texts stay empty. */
const hash = (field: string) =>
  sql.raw(`case when one.value->>'${field}' <> '' then md5(one.value->>'${field}') else '' end`)

/** Revisions of these posts, oldest first, as hashes: documents are large and only compared. */
export function listRevisionHashes(db: Db, ids: number[]): Promise<RevisionTexts[]> {
  return db
    .select({
      postId: postRevisions.postId,
      number: postRevisions.number,
      savedAt: postRevisions.savedAt,
      texts: sql<RevisionTexts['texts']>`(
        select jsonb_object_agg(one.key, jsonb_build_object(
          'title', ${hash('title')}, 'excerpt', ${hash('excerpt')}, 'sector', ${hash('sector')},
          'situation', ${hash('situation')}, 'result', ${hash('result')},
          'text', ${hash('document')}, 'coverAlt', ${hash('coverAlt')}))
        from jsonb_each(${postRevisions.content}->'texts') as one
        where jsonb_typeof(one.value) = 'object')`,
    })
    .from(postRevisions)
    .where(inArray(postRevisions.postId, ids))
    .orderBy(asc(postRevisions.postId), asc(postRevisions.number))
}

/** With the texts before each change, oldest first. */
export function listCategories(db: Db) {
  const { id, name, description, createdAt, textHistory } = categories
  return db.select({ id, name, description, createdAt, textHistory }).from(categories).orderBy(asc(id))
}
