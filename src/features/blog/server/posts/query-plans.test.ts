import { expect, inject, test } from 'vitest'
import type { Database } from '#platform/server/db.ts'
import { blogFixture } from '#tests/fixtures/blog-fixture.ts'
import { comments } from '../comment.table.ts'

type Query = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** Small tables that are read whole. */
const SMALL = ['categories', 'category_slugs']

/** Queries sent to the database during `happen`. */
async function captureQueries({ pool }: Database, run: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = []
  const originalQuery = pool.query
  pool.query = ((query: Query, values: unknown[]) => {
    if (/posts|post_texts|post_words|comments|media/.test(query.text))
      queries.push({ text: query.text, values: values ?? [] })
    return (originalQuery as (...args: unknown[]) => unknown).call(pool, query, values)
  }) as typeof pool.query
  try {
    await run()
  } finally {
    pool.query = originalQuery
  }
  return queries
}

/** Tables read by a sequential scan although those are disabled: no index fits. */
async function sequentialScans({ pool }: Database, { text, values }: Query): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local enable_seqscan = off')
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return tablesIn(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function tablesIn({ 'Node Type': type, 'Relation Name': table, Plans = [] }: Plan): string[] {
  const own = type === 'Seq Scan' && table && !SMALL.includes(table) ? [table] : []
  return [...own, ...Plans.flatMap(tablesIn)]
}

// The embedded database has the same planner; testing one of them is enough.
const onPostgres = test.skipIf(!('server' in inject('source')))

onPostgres('every query of the blog uses an index', async () => {
  const fixture = await blogFixture()
  const { database, write, read, ctx, authoring } = fixture
  const { id } = await write('Prijs', { tags: ['seo'], newCategory: { nl: 'Tips' }, newSubcategory: { nl: 'Kort' } })
  await write('Nog een', { tags: ['seo'] })
  const [thread] = await ctx.db
    .insert(comments)
    .values({ postId: id, text: 'x', locale: 'nl', isVisible: true, createdAt: ctx.now() })
    .returning({ id: comments.id })
  const [reply] = await ctx.db
    .insert(comments)
    .values({
      postId: id,
      rootId: thread!.id,
      replyToId: thread!.id,
      text: 'y',
      locale: 'nl',
      isVisible: true,
      createdAt: ctx.now(),
    })
    .returning({ id: comments.id })

  const after = `${ctx.now().getTime()}.${id + 9}`
  const reads = [
    '/api/blog/posts?lng=nl',
    `/api/blog/posts?lng=nl&after=${after}`,
    `/api/blog/posts?lng=nl&category=tips&after=${after}`,
    '/api/blog/posts?lng=nl&category=tips&subcategory=kort',
    '/api/blog/posts?lng=nl&tag=seo',
    '/api/blog/posts?lng=nl&query=prijs',
    '/api/blog/posts?lng=nl&query=prijs&category=tips',
    '/api/blog/posts?lng=nl&query=prjs',
    `/api/blog/posts/${id}?lng=nl`,
    '/api/blog/categories?lng=nl',
    '/blog/feed.json',
    '/sitemap.xml',
    ...['newest', 'oldest', 'liked'].map((sort) => `/api/comments?post=${id}&sort=${sort}`),
    `/api/comments?post=${id}&after=${thread!.id}`,
    `/api/comments/${thread!.id}/replies`,
    `/api/comments/reading?post=${id}`,
    `/api/comments/reading?post=${id}&after=${reply!.id}`,
  ]
  const queries = await captureQueries(database, async () => {
    for (const path of reads) await read(path).catch(() => {})
    await authoring('GET', '/posts')
    await authoring('GET', '/posts?state=deleted')
    await authoring('GET', `/posts?state=scheduled&q=prijs&after=${after}`)
    await authoring('GET', `/posts/${id}/revisions`)
  })

  expect(queries.length).toBeGreaterThan(reads.length)
  for (const query of queries) expect(await sequentialScans(database, query), query.text).toEqual([])
})

onPostgres('the check detects a query without an index', async () => {
  const { database, ctx } = await blogFixture()
  const queries = await captureQueries(database, () => ctx.db.select().from(comments).orderBy(comments.text))
  expect(await sequentialScans(database, queries[0]!)).toEqual(['comments'])
  expect(await sequentialScans(database, { text: 'select * from posts where creator = $1', values: ['x'] })).toEqual([
    'posts',
  ])
})
