import { and, arrayContains, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { expectDefined } from '#kernel/app-error.ts'
import { LOCALES, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/server/db.ts'
import { posts, postTexts, postWords } from '../post.table.ts'
import { isPublished, matchesFilter, type PostFilter } from './post.repo.ts'

const DICTIONARIES: Record<Locale, string> = { nl: 'dutch', en: 'english', fr: 'french' }
const dictionary = (locale: Locale) => sql.raw(`'${DICTIONARIES[locale]}'::regconfig`)

/** Number of titles and of texts that are ranked, newest first. Bounds the cost of a search. */
const MAX_RANKED = 60
/**
 * Number of the newest texts sampled to estimate how frequent the terms are, so that a search for a common word reads
 * only the newest matches. With 76,000 posts it takes 65 ms instead of 2,950 ms (median, alternating rounds);
 * `npm run bench:blog` requires that 100,000 posts take at most twice as long as 100.
 */
const SAMPLE_SIZE = 300

/** Alternatives per search term; letters and digits only. */
export type Terms = string[][]

/** `isUnfinished`: the last term is matched as a prefix. */
function tsQueryOf(terms: Terms, isUnfinished: boolean): SQL {
  const text = terms
    .map((words, index) => {
      const ending = isUnfinished && index === terms.length - 1 ? ':*' : ''
      return `(${words.map((word) => word + ending).join(' | ')})`
    })
    .join(' & ')
  return inEveryLanguage(text)
}

/** Each text is indexed with the dictionary of its language, so the terms are tried with all dictionaries. */
function inEveryLanguage(query: string | PgColumn): SQL {
  const queries = LOCALES.map((locale) => sql`to_tsquery(${dictionary(locale)}, ${query})`)
  return sql.join(queries, sql` || `)
}

type SearchOptions = PostFilter & {
  terms: Terms
  isUnfinished?: boolean
  locale: Locale
  now: Date
  offset: number
  limit: number
}

/** Title matches first, then by `ts_rank`. */
export async function searchPostIds(db: Db, wanted: SearchOptions): Promise<number[]> {
  const { terms, isUnfinished = false, locale, now, offset, limit, ...filter } = wanted
  const query = tsQueryOf(terms, isUnfinished)
  const isFiltered = Object.values(filter).some((one) => one !== undefined)
  const sample = await sampleNewest(db, query, locale)
  const inTitle = await newest(postTexts.titleSearch, sample.titles)
  const inText = await newest(postTexts.search, sample.texts)
  const ids = [...new Set([...inTitle, ...inText])]
  if (ids.length === 0) return []

  const isInTitle = sql`${inArray(postTexts.postId, inTitle.length > 0 ? inTitle : [0])}`
  const rows = await db
    .select({ id: postTexts.postId })
    .from(postTexts)
    .where(and(inArray(postTexts.postId, ids), arrayContains(postTexts.shownIn, [locale])))
    .orderBy(desc(isInTitle), sql`ts_rank(${postTexts.search}, ${query}) desc`, desc(postTexts.postId))
    .offset(offset)
    .limit(limit)
  return rows.map(({ id }) => id)

  /** Reads back to the estimated post id; if that yields too few, reads everything. */
  async function newest(column: SearchColumn, hits: number): Promise<number[]> {
    const since = minPostId(sample, hits, isFiltered)
    const found = await matching(column, since)
    return since > 0 && found.length < MAX_RANKED ? matching(column, 0) : found
  }

  /** Materialized, so that the planner uses the GIN index instead of walking the posts backwards. */
  async function matching(column: SearchColumn, since: number): Promise<number[]> {
    const { rows } = await db.execute<{ id: number }>(sql`
      with found as materialized (
        select ${postTexts.postId} as id from ${postTexts}
        where ${column} @@ (${query}) and ${arrayContains(postTexts.shownIn, [locale])} and ${postTexts.postId} > ${since}
      ), last as (select id from found order by id desc ${isFiltered ? sql`` : sql`limit ${MAX_RANKED * 3}`})
      select ${posts.id} from last join ${posts} on ${posts.id} = last.id
      where ${and(isPublished(now, 'article'), matchesFilter(filter))}
      order by ${posts.publishedAt} desc, ${posts.id} desc limit ${MAX_RANKED}`)
    return rows.map(({ id }) => id)
  }
}

type SearchColumn = typeof postTexts.search | typeof postTexts.titleSearch
type Sample = { size: number; newest: number; oldest: number; titles: number; texts: number }

async function sampleNewest(db: Db, query: SQL, locale: Locale): Promise<Sample> {
  const { rows } = await db.execute<Sample>(sql`
    select count(*)::int as size, coalesce(max(post_id), 0) as newest, coalesce(min(post_id), 0) as oldest,
      count(*) filter (where title_search @@ (${query}))::int as titles,
      count(*) filter (where search @@ (${query}))::int as texts
    from (
      select post_id, title_search, search from post_texts
      where ${locale} = any(shown_in) order by post_id desc limit ${SAMPLE_SIZE}
    ) as newest`)
  return expectDefined(rows[0], 'counts of the sample')
}

/** Post id after which about twice as many matches are expected as are ranked; 0: no lower bound. */
function minPostId({ size, newest, oldest }: Sample, hits: number, isFiltered: boolean): number {
  if (size < SAMPLE_SIZE || hits < 5) return 0
  const enough = MAX_RANKED * (isFiltered ? 20 : 2)
  return Math.max(0, Math.floor(newest - ((newest - oldest) * enough) / hits))
}

const MIN_SIMILARITY = 0.35

/** Vocabulary words by trigram similarity, including the word itself if it is known. */
export async function similarWords(db: Db, word: string, limit: number): Promise<string[]> {
  const likeness = sql<number>`similarity(${postWords.word}, ${word})`
  const rows = await db
    .select({ word: postWords.word })
    .from(postWords)
    // The operator of the index has a lower threshold.
    .where(and(sql`${postWords.word} % ${word}`, gte(likeness, MIN_SIMILARITY)))
    .orderBy(desc(likeness), postWords.word)
    .limit(limit)
  return rows.map((row) => row.word)
}

/** Whether a text that is public in this language contains the word. */
export async function termExists(db: Db, word: string, { locale, now }: Reader): Promise<boolean> {
  const rows = await db
    .select({ id: postTexts.postId })
    .from(postTexts)
    .innerJoin(posts, and(eq(posts.id, postTexts.postId), isPublished(now, 'article')))
    .where(and(sql`${postTexts.search} @@ (${tsQueryOf([[word]], false)})`, arrayContains(postTexts.shownIn, [locale])))
    .limit(1)
  return rows.length > 0
}

type Reader = Pick<SearchOptions, 'locale' | 'now'>

export async function filterWordsInPosts(db: Db, words: string[], ids: number[], locale: Locale): Promise<Set<string>> {
  const has = words.map((word) => sql`bool_or(${postTexts.search} @@ (${tsQueryOf([[word]], false)}))`)
  const { rows } = await db.execute<{ found: boolean[] }>(sql`
    select array[${sql.join(has, sql`, `)}] as found from ${postTexts}
    where ${and(inArray(postTexts.postId, ids), arrayContains(postTexts.shownIn, [locale]))}`)
  return new Set(words.filter((_, index) => rows[0]?.found[index]))
}

export async function purgeVocabulary(tx: Db): Promise<void> {
  await tx.delete(postWords).where(sql`not exists (
    select from ${postTexts} join ${posts} on ${posts.id} = ${postTexts.postId}
    where ${postTexts.search} @@ (${inEveryLanguage(postWords.word)}) and ${posts.isPublic} and ${posts.deletedAt} is null)`)
}

export async function insertVocabulary(tx: Db, words: string[]): Promise<void> {
  for (let from = 0; from < words.length; from += 1000) {
    const some = words.slice(from, from + 1000).map((word) => ({ word }))
    await tx.insert(postWords).values(some).onConflictDoNothing()
  }
}

/** Weights: title A, excerpt and tags B, text D. The input has no accents. */
export function searchColumns(locale: Locale, parts: { title: string; excerpt: string; text: string }) {
  const vector = (part: keyof typeof parts) => sql`to_tsvector(${dictionary(locale)}, ${parts[part]})`
  return {
    titleSearch: vector('title'),
    search: sql`setweight(${vector('title')}, 'A') || setweight(${vector('excerpt')}, 'B') || ${vector('text')}`,
  }
}
