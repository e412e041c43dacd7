import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { type Filter, isShown, matches, textFor } from './post.repo.ts'
import { posts, postTexts, postWords } from './post.table.ts'

const DICTIONARIES: Record<Locale, string> = { nl: 'dutch', en: 'english', fr: 'french' }
const dictionary = (locale: Locale) => sql.raw(`'${DICTIONARIES[locale]}'::regconfig`)

/** How many of each kind are ranked: the newest. What a search costs does not grow with the blog. */
const RANKED = 100

/** A word each, or several that would do in its place; letters and digits only. The last may be half typed. */
export type Terms = string[][]

function queryOf(terms: Terms): SQL {
  const text = terms
    .map((words, index) => {
      const ending = index === terms.length - 1 && words[0]!.length > 2 ? ':*' : ''
      return `(${words.map((word) => word + ending).join(' | ')})`
    })
    .join(' & ')
  // Each text was cut into words by the dictionary of its own language; the reader's words are tried with all of them.
  return sql.join(
    LOCALES.map((locale) => sql`to_tsquery(${dictionary(locale)}, ${text})`),
    sql` || `,
  )
}

type Wanted = Filter & { terms: Terms; locale: Locale; now: Date; offset: number; limit: number }

/** Posts with the words in their title first; then by how much they are about them. */
export async function search(db: Db, { terms, locale, now, offset, limit, ...filter }: Wanted): Promise<number[]> {
  const query = queryOf(terms)
  const newest = (column: typeof postTexts.search | typeof postTexts.titleSearch, isTitle: number) =>
    db
      .select({
        id: posts.id,
        locale: postTexts.locale,
        publishedAt: posts.publishedAt,
        isTitle: sql<number>`${sql.raw(String(isTitle))}`.as('is_title'),
      })
      .from(postTexts)
      .innerJoin(posts, textFor(locale))
      .where(and(sql`${column} @@ (${query})`, isShown(now), matches(filter)))
      .orderBy(desc(posts.publishedAt), desc(posts.id))
      .limit(RANKED)
  const found = newest(postTexts.titleSearch, 1).unionAll(newest(postTexts.search, 0)).as('found')
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .innerJoin(postTexts, and(eq(postTexts.postId, found.id), eq(postTexts.locale, found.locale)))
    .groupBy(found.id, found.publishedAt, postTexts.search)
    .orderBy(
      sql`max(${found.isTitle}) desc`,
      sql`ts_rank(${postTexts.search}, ${query}) desc`,
      desc(found.publishedAt),
      desc(found.id),
    )
    .offset(offset)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Words of the blog that look like this one, the likest first; itself, if it is one of them. */
export async function similarWords(db: Db, word: string, limit: number): Promise<string[]> {
  const likeness = sql<number>`similarity(${postWords.word}, ${word})`
  const rows = await db
    .select({ word: postWords.word })
    .from(postWords)
    .where(sql`${postWords.word} % ${word}`)
    .orderBy(desc(likeness), postWords.word)
    .limit(limit)
  return rows.map((row) => row.word)
}

export async function keepWords(tx: Db, words: string[]): Promise<void> {
  for (let from = 0; from < words.length; from += 1000) {
    const some = words.slice(from, from + 1000).map((word) => ({ word }))
    await tx.insert(postWords).values(some).onConflictDoNothing()
  }
}

/** Title over excerpt and tags over text. The words come without accents already. */
export function searchColumns(
  locale: Locale,
  { title, excerpt, text }: { title: string; excerpt: string; text: string },
) {
  const words = (of: string) => sql`to_tsvector(${dictionary(locale)}, ${of})`
  return {
    titleSearch: sql`${words(title)}`,
    search: sql`setweight(${words(title)}, 'A') || setweight(${words(excerpt)}, 'B') || ${words(text)}`,
  }
}
