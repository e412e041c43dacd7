import type { Database } from '../src/platform/server/db.ts'

export type Size = { posts: number; commentsEach: number; commentsOfHot: number }

const SYLLABLES = 'ba be bo da de do ga ge go ka ke ko la le lo ma me mo na ne'.split(' ')
/** Words that look like words, the common ones first. */
export const WORDS = Array.from({ length: 8000 }, (_, index) => {
  const at = (divisor: number) => SYLLABLES[Math.floor(index / divisor) % 20]
  return `${at(1)}${at(20)}${at(400)}r${at(7)}`
})

/** Posts a minute apart, in two languages, each with words drawn so that few are common and many are rare. */
export async function seedBlog(
  { pool }: Database,
  { posts, commentsEach, commentsOfHot }: Size,
  tell: (step: string) => void,
) {
  const run = (sql: string, values: unknown[] = []) => pool.query(sql, values)
  tell(`${posts} posts`)
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
  for (const [locale, dictionary, shownIn] of [
    ['nl', 'dutch', '{nl,fr}'],
    ['en', 'english', '{en}'],
  ] as const) {
    tell(`their words, ${locale}`)
    await run(
      `insert into post_texts (post_id, locale, title, slug, excerpt, document, reading_minutes, shown_in, title_search, search)
       select id, $1, title, replace(title, ' ', '-'), left(words, 150),
              jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
                jsonb_build_object('type', 'heading', 'attrs', jsonb_build_object('level', 2), 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', title))),
                jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', words))))),
              1, $2::text[], to_tsvector('${dictionary}', title),
              setweight(to_tsvector('${dictionary}', title), 'A') || to_tsvector('${dictionary}', words)
       from posts p
       cross join lateral (
         select string_agg(word, ' ') filter (where number <= 5) as title, string_agg(word, ' ') as words
         from (select number, ($3::text[])[1 + floor(8000 * power(random(), 4))::int] as word
               from generate_series(1, 120) number where p.id > 0) drawn
       ) as said`,
      [locale, shownIn, WORDS],
    )
  }
  await run(`insert into post_words select distinct word from post_texts, regexp_split_to_table(document->'content'->1->'content'->0->>'text', ' ') word
    where post_texts.locale = 'nl' on conflict do nothing`)

  tell(`${posts * commentsEach + commentsOfHot} comments`)
  const values = `'Een reactie van een lezer, nummer ' || n, 'nl', true, n % 40, now() - (n || ' seconds')::interval`
  await run(`insert into comments (post_id, text, locale, is_visible, like_count, created_at)
    select p, ${values} from generate_series(1, ${posts}) p, generate_series(1, ${commentsEach}) n`)
  await run(`insert into comments (post_id, text, locale, is_visible, like_count, created_at)
    select 1, ${values} from generate_series(1, ${commentsOfHot}) n`)
  await run(`update posts set comment_count = ${commentsEach}`)
  await run(`update posts set comment_count = comment_count + ${commentsOfHot} where id = 1`)
  await run('vacuum analyze')
}
