// npm run bench:blog: the blog with 100,000 posts and 1,000,000 comments compared with 100 posts. Both sites run on one
// PostgreSQL and are measured alternately; only the ratios are comparable between machines.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { MINUTE_MS } from '../../src/kernel/time-units.ts'
import { connect, migrateDatabase } from '../../src/platform/server/db.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { startSite, stopAllProcesses } from '../site-process.ts'
import { type Size, seedBlog, WORDS } from './blog-seed.ts'
import { percentile } from './report.ts'

const LARGE: Size = { posts: Number(process.env.BENCH_POSTS ?? 100_000), commentsEach: 10, commentsOfHot: 5000 }
const SMALL: Size = { posts: 100, commentsEach: 10, commentsOfHot: 50 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300)
const GOAL = 2

type Site = { size: Size; slugs: Map<number, string>; timeRequest: (path: string) => Promise<number> }
type BenchRequest = { name: string; path: (site: Site) => string }

const some = (below: number) => 1 + Math.floor(Math.random() * below)
const one = <T>(all: Iterable<T>): T => [...all][some([...all].length) - 1]!
/** Words that most posts contain, and words that few contain, drawn from the same distribution. */
const common = () => WORDS[some(20) - 1]!
const rare = () => WORDS[1000 + some(1000)]!
const mistyped = () => rare().replace(/(.)(.)(?=.{2}$)/, '$2x$1')
const list = '/api/blog/posts?lng=nl'
const postPage = ({ slugs }: Site) => `/blog/${one(slugs).join('/')}?fresh=1`

/** Every request is rendered: URLs with a query string are never cached. */
const BENCH_REQUESTS: BenchRequest[] = [
  { name: 'page: list', path: () => '/blog?fresh=1' },
  { name: 'page: search', path: () => `/blog?q=${common()}` },
  { name: 'page: post', path: postPage },
  { name: 'page: post, 5,000 comments', path: ({ slugs }) => `/blog/1/${slugs.get(1)}?fresh=1` },
  { name: 'list', path: () => list },
  {
    name: 'list, far back',
    path: ({ size }) => `${list}&after=${Date.now() - some(size.posts) * MINUTE_MS}.${size.posts}`,
  },
  { name: 'list of a category', path: () => `${list}&category=c${some(10)}` },
  { name: 'list of a tag', path: () => `${list}&tag=tag${some(50)}` },
  { name: 'search, a common word', path: () => `${list}&query=${common()}` },
  { name: 'search, a rare word', path: () => `${list}&query=${rare()}` },
  { name: 'search, two words', path: () => `${list}&query=${common()}+${rare()}` },
  { name: 'search, a mistyped word', path: () => `${list}&query=${mistyped()}` },
  { name: 'post', path: ({ size }) => `/api/blog/posts/${some(size.posts)}?lng=nl` },
  { name: 'comments of the busiest post', path: () => '/api/comments?post=1&sort=newest' },
  { name: 'comments, most liked first', path: () => '/api/comments?post=1&sort=liked' },
  { name: 'categories', path: () => '/api/blog/categories?lng=nl' },
]

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
try {
  const small = await open('small', SMALL)
  const large = await open('large', LARGE)
  console.log(
    `\n${'p95, ms'.padEnd(32)}${'100 posts'.padStart(11)}${String(LARGE.posts).padStart(10)}${'ratio'.padStart(8)}`,
  )
  const over: string[] = []
  for (const benchRequest of BENCH_REQUESTS) {
    const [few, many] = await compare(benchRequest, small, large)
    if (many > few * GOAL) over.push(benchRequest.name)
    const figures = [few.toFixed(2).padStart(11), many.toFixed(2).padStart(10), (many / few).toFixed(2).padStart(8)]
    console.log(benchRequest.name.padEnd(32) + figures.join(''))
  }
  console.log(
    `\n${over.length === 0 ? `Everything is within ${GOAL} times.` : `Over ${GOAL} times: ${over.join('; ')}.`}\n`,
  )
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function open(name: string, size: Size): Promise<Site> {
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database bench_${name}`)
  await admin.close()
  const url = withDatabase(server.url, `bench_${name}`)
  const database = connect({ connectionString: url })
  await migrateDatabase(database)
  await seedBlog(database, size, (step) => printLine(`${name}: ${step}`))
  const ids = [1, ...Array.from({ length: 40 }, () => some(size.posts))]
  const { rows } = await database.pool.query<{ id: number; slug: string }>(
    "select post_id as id, slug from post_texts where locale = 'nl' and post_id = any($1)",
    [ids],
  )
  await database.close()
  const site = await startSite({ DATABASE_URL: url, DATA_DIR: join(folder, name), DEMO: 'off' })
  return { size, slugs: new Map(rows.map(({ id, slug }) => [id, slug])), timeRequest: (path) => timed(site.url + path) }
}

async function timed(url: string): Promise<number> {
  const start = performance.now()
  // Searches are limited per address, and the site trusts a proxy on loopback.
  const address = { 'x-forwarded-for': `198.18.${some(255)}.${some(255)}` }
  const headers = { ...API_CLIENT_HEADERS, ...address, 'accept-language': 'nl' }
  const answer = await fetch(url, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - start
}

/** Alternately, so that load peaks of the machine affect both. */
async function compare({ path }: BenchRequest, small: Site, large: Site): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -30; round < ROUNDS; round++) {
    for (const [index, site] of [small, large].entries()) {
      const time = await site.timeRequest(path(site))
      if (round >= 0) times[index]!.push(time)
    }
  }
  return [percentile(times[0], 0.95), percentile(times[1], 0.95)]
}
