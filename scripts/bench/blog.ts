// npm run bench:blog: the blog with 100,000 posts and 1,000,000 comments compared with 100 posts. Both sites run on one
// PostgreSQL and are measured alternately; only the ratios are comparable between machines.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MINUTE_MS } from '../../src/kernel/time-units.ts'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { stopAllProcesses } from '../site-process.ts'
import { type Size, seedBlog, WORDS } from './blog-seed.ts'
import { type BenchRequest, printComparison, randomUpTo, startSeededSite } from './compare-sites.ts'
import { sized } from './report.ts'

const LARGE: Size = {
  posts: Number(process.env.BENCH_POSTS ?? sized(100_000, 500)),
  commentsEach: 10,
  commentsOfHot: 5000,
}
const SMALL: Size = { posts: 100, commentsEach: 10, commentsOfHot: 50 }

type Site = { label: string; url: string; size: Size; slugs: Map<number, string> }

const one = <T>(all: Iterable<T>): T => [...all][randomUpTo([...all].length) - 1]!
/** Words that most posts contain, and words that few contain, drawn from the same distribution. */
const common = () => WORDS[randomUpTo(20) - 1]!
const rare = () => WORDS[1000 + randomUpTo(1000)]!
const mistyped = () => rare().replace(/(.)(.)(?=.{2}$)/, '$2x$1')
const list = '/api/blog/posts?lng=nl'
const postPage = ({ slugs }: Site) => `/blog/${one(slugs).join('/')}?fresh=1`

/** Every request is rendered: URLs with a query string are never cached. */
const BENCH_REQUESTS: BenchRequest<Site>[] = [
  { name: 'page: list', path: () => '/blog?fresh=1' },
  { name: 'page: search', path: () => `/blog?q=${common()}` },
  { name: 'page: post', path: postPage },
  { name: 'page: post, 5,000 comments', path: ({ slugs }) => `/blog/1/${slugs.get(1)}?fresh=1` },
  { name: 'list', path: () => list },
  {
    name: 'list, far back',
    path: ({ size }) => `${list}&after=${Date.now() - randomUpTo(size.posts) * MINUTE_MS}.${size.posts}`,
  },
  { name: 'list of a category', path: () => `${list}&category=c${randomUpTo(10)}` },
  { name: 'list of a tag', path: () => `${list}&tag=tag${randomUpTo(50)}` },
  { name: 'search, a common word', path: () => `${list}&query=${common()}` },
  { name: 'search, a rare word', path: () => `${list}&query=${rare()}` },
  { name: 'search, two words', path: () => `${list}&query=${common()}+${rare()}` },
  { name: 'search, a mistyped word', path: () => `${list}&query=${mistyped()}` },
  { name: 'post', path: ({ size }) => `/api/blog/posts/${randomUpTo(size.posts)}?lng=nl` },
  { name: 'comments of the busiest post', path: () => '/api/comments?post=1&sort=newest' },
  { name: 'comments, most liked first', path: () => '/api/comments?post=1&sort=liked' },
  { name: 'categories', path: () => '/api/blog/categories?lng=nl' },
]

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
try {
  await printComparison(BENCH_REQUESTS, await open('small', SMALL), await open('large', LARGE))
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function open(name: string, size: Size): Promise<Site> {
  const ids = [1, ...Array.from({ length: 40 }, () => randomUpTo(size.posts))]
  const slugs = new Map<number, string>()
  const { url } = await startSeededSite({ server, name, folder }, async (database) => {
    await seedBlog(database, size, (step) => printLine(`${name}: ${step}`))
    const { rows } = await database.pool.query<{ id: number; slug: string }>(
      "select post_id as id, slug from post_texts where locale = 'nl' and post_id = any($1)",
      [ids],
    )
    for (const { id, slug } of rows) slugs.set(id, slug)
  })
  return { label: `${size.posts} posts`, url, size, slugs }
}
