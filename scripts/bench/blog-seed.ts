import type { Database } from '../../src/platform/server/db.ts'

export type Size = { posts: number; commentsEach: number; commentsOfHot: number }

const SYLLABLES = 'ba be bo da de do ga ge go ka ke ko la le lo ma me mo na ne'.split(' ')
/** Generated words, common ones first. */
export const WORDS = Array.from({ length: 8000 }, (_, index) => {
  const at = (divisor: number) => SYLLABLES[Math.floor(index / divisor) % 20]
  return `${at(1)}${at(20)}${at(400)}r${at(7)}`
})

const BATCH = 2000
const TITLE = 5

/** Zipf-like distribution: few words are common and many are rare. */
function drawText(): string[] {
  return Array.from({ length: 120 }, () => WORDS[Math.floor(WORDS.length * Math.random() ** 4)]!)
}

const spaced = (words: string[]) => words.join(' ')

/** Posts a minute apart, with words of that distribution. */
export async function seedBlog(
  { pool }: Database,
  { posts, commentsEach, commentsOfHot }: Size,
  report: (step: string) => void,
) {
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, values)
  report(`${posts} posts`)
  await run(`insert into categories (parent_id, slug, name, position, created_at)
    select null, 'c' || n, jsonb_build_object('nl', 'Categorie ' || n), n, now() from generate_series(1, 10) n`)
  await run(`insert into categories (parent_id, slug, name, position, created_at)
    select 1 + n % 10, 's' || n, jsonb_build_object('nl', 'Sub ' || n), n, now() from generate_series(1, 50) n`)
  await run('insert into category_slugs (slug, category_id) select slug, id from categories')
  await run(
    `insert into posts (creator, category_id, subcategory_id, original_locale, is_public, published_at, tags, created_at, updated_at)
     select 'Rita Peeters', 1 + n % 10, 11 + n % 50, 'nl', true, now() - (($1::int - n + 1) || ' minutes')::interval,
            array['tag' || (1 + n % 50), 'tag' || (1 + n % 7)], now(), now()
     from generate_series(1, $1::int) n`,
    [posts],
  )
  // Indexes are created at the end, as in a restore.
  const { rows: indexes } = await run(
    "select indexname as name, indexdef as definition from pg_indexes where tablename in ('post_texts', 'comments') and indexname not like '%_pk%'",
  )
  for (const { name } of indexes) await run(`drop index ${name}`)
  report('their words')
  const { rows: stems } = await run(
    "select word, (ts_lexize('dutch_stem', word))[1] as stem from unnest($1::text[]) as word",
    [WORDS],
  )
  const stemOf = new Map<string, string>(stems.map(({ word, stem }) => [word, stem]))
  for (let from = 1; from <= posts; from += BATCH) {
    const texts = Array.from({ length: Math.min(BATCH, posts - from + 1) }, drawText)
    const titles = texts.map((words) => words.slice(0, TITLE))
    await run(
      `insert into post_texts (post_id, locale, title, slug, excerpt, document, reading_minutes, shown_in, title_search, search)
       select $1::int + place - 1, 'nl', title, replace(title, ' ', '-'), left(words, 150),
              jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
                jsonb_build_object('type', 'heading', 'attrs', jsonb_build_object('level', 2), 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', title))),
                jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', words))))),
              1, '{nl,en,fr}', title_search::tsvector, search::tsvector
       from unnest($2::text[], $3::text[], $4::text[], $5::text[]) with ordinality as t(title, words, title_search, search, place)`,
      [from, titles.map(spaced), texts.map(spaced), titles.map(vectorOf), texts.map(vectorOf)],
    )
    await run('insert into post_words select unnest($1::text[]) on conflict do nothing', [[...new Set(texts.flat())]])
  }

  /** The text search vector, without the minutes that `to_tsvector` would take. */
  function vectorOf(words: string[]): string {
    const places = Map.groupBy(words.keys(), (place) => stemOf.get(words[place]!)!)
    const weight = (place: number) => `${place + 1}${place < TITLE ? 'A' : ''}`
    return [...places].map(([stem, at]) => `'${stem}':${at.map(weight).join(',')}`).join(' ')
  }

  report(`${posts * commentsEach + commentsOfHot} comments`)
  const values = `'Een reactie van een lezer, nummer ' || n, 'nl', true, n % 40, now() - (n || ' seconds')::interval`
  await run(`insert into comments (post_id, text, locale, is_visible, like_count, created_at)
    select p, ${values} from generate_series(1, ${posts}) p, generate_series(1, ${commentsEach}) n`)
  await run(`insert into comments (post_id, text, locale, is_visible, like_count, created_at)
    select 1, ${values} from generate_series(1, ${commentsOfHot}) n`)
  await run(`update posts set comment_count = ${commentsEach}`)
  await run(`update posts set comment_count = comment_count + ${commentsOfHot} where id = 1`)
  report('indexes')
  for (const { definition } of indexes) await run(definition)
}
