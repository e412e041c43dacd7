// npm run bench:blog: what the blog costs with 100,000 posts and 1,000,000 comments, beside the same with 100 posts.
// Server time of the calls that pages are made of, on a real PostgreSQL; only the ratios mean something elsewhere.
import { CLIENT } from '../src/kernel/client-headers.ts'
import type { Context } from '../src/platform/server/context.ts'
import { connect, type Database, migrateDatabase } from '../src/platform/server/db.ts'
import { readEnv } from '../src/platform/server/env.ts'
import { createLog } from '../src/platform/server/log.ts'
import { createApp } from '../src/server/app.ts'
import { createPageCache } from '../src/server/page-cache.ts'
import { withDatabase } from '../tests/setup/postgres.ts'
import { startPostgres } from '../tests/setup/postgres-server.ts'
import { type Size, seedBlog, WORDS } from './bench-blog-seed.ts'
import { say } from './command.ts'

const LARGE: Size = { posts: Number(process.env.BENCH_POSTS ?? 100_000), commentsEach: 10, commentsOfHot: 5000 }
const SMALL: Size = { posts: 100, commentsEach: 10, commentsOfHot: 50 }
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300)
const GOAL = 2

type House = { size: Size; ask: (path: string) => Promise<number>; close: () => Promise<void> }
type Question = { name: string; path: (size: Size) => string }

const some = (below: number) => 1 + Math.floor(Math.random() * below)
/** Words that most posts have, and words that few have; drawn as the texts were. */
const common = () => WORDS[some(20) - 1]
const rare = () => WORDS[1000 + some(1000)]
const list = '/api/blog/posts?lng=nl'

const QUESTIONS: Question[] = [
  { name: 'list', path: () => list },
  { name: 'list, far back', path: ({ posts }) => `${list}&after=${Date.now() - some(posts) * 60_000}.${posts}` },
  { name: 'list of a category', path: () => `${list}&category=c${some(10)}` },
  { name: 'list of a tag', path: () => `${list}&tag=tag${some(50)}` },
  { name: 'search, a common word', path: () => `${list}&query=${common()}` },
  { name: 'search, a rare word', path: () => `${list}&query=${rare()}` },
  { name: 'search, two words', path: () => `${list}&query=${common()}+${rare()}` },
  { name: 'search, a mistyped word', path: () => `${list}&query=${rare()!.replace(/(.)(.)(?=.{2}$)/, '$2$1x')}` },
  { name: 'post', path: ({ posts }) => `/api/blog/posts/${some(posts)}?lng=nl` },
  { name: 'comments of the busiest post', path: () => '/api/comments?post=1&sort=newest' },
  { name: 'comments, most liked', path: () => '/api/comments?post=1&sort=liked' },
  { name: 'categories', path: () => '/api/blog/categories?lng=nl' },
]

const server = await startPostgres()
const houses: House[] = []
try {
  for (const [name, size] of [
    ['small', SMALL],
    ['large', LARGE],
  ] as const)
    houses.push(await open(name, size))
  const [small, large] = houses as [House, House]
  console.log(
    `\n${'p95 of the server, ms'.padEnd(32)}${'100 posts'.padStart(11)}${'large'.padStart(9)}${'ratio'.padStart(8)}`,
  )
  let isMet = true
  for (const question of QUESTIONS) {
    const [few, many] = await compare(question, small, large)
    const ratio = many / few
    isMet &&= ratio <= GOAL
    console.log(
      question.name.padEnd(32) +
        few.toFixed(2).padStart(11) +
        many.toFixed(2).padStart(9) +
        ratio.toFixed(2).padStart(8),
    )
  }
  console.log(`\n${isMet ? 'Every question stays' : 'Not every question stays'} within ${GOAL} times.\n`)
} finally {
  for (const house of houses) await house.close()
  await server.stop()
}

async function open(name: string, size: Size): Promise<House> {
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database bench_${name}`)
  await admin.close()
  const database: Database = connect({ connectionString: withDatabase(server.url, `bench_${name}`), max: 10 })
  await migrateDatabase(database)
  await seedBlog(database, size, (step) => say(`${name}: ${step}`))

  const env = readEnv({ LOG_LEVEL: 'silent' })
  const log = createLog(env)
  const ctx: Context = { db: database.db, now: () => new Date(), enqueue: async () => {}, log, env }
  const house = { ctx, pageCache: createPageCache(), isReady: async () => true, isClosing: () => false }
  const app = createApp(house, { render: () => new Response() })
  return {
    size,
    close: database.close,
    async ask(path) {
      const start = performance.now()
      const answer = await app.request(path, { headers: CLIENT })
      await answer.text()
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return performance.now() - start
    },
  }
}

/** In turns, so that a busy moment of the machine meets both. */
async function compare({ path }: Question, small: House, large: House): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -30; round < ROUNDS; round++) {
    for (const [index, house] of [small, large].entries()) {
      const time = await house.ask(path(house.size))
      if (round >= 0) times[index]!.push(time)
    }
  }
  return [p95(times[0]), p95(times[1])]
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]!
}
