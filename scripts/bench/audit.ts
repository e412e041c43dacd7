// npm run bench:audit: duration of the site audit, and its effect on public pages; with the demo content on both
// databases, and with 2,000 posts on PostgreSQL (`-- demo` or `-- posts`: one of them). Compare figures within one run
// only.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrateDatabase } from '../../src/platform/server/db.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { signIn, startSite, stopAllProcesses, stopProcess } from '../site-process.ts'
import { seedBlog } from './blog-seed.ts'
import { measureThroughput } from './load.ts'
import { median, printFigure, sized, startSection } from './report.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }
const POSTS = Number(process.env.BENCH_POSTS ?? sized(2000, 50))
const ROUNDS = sized(3, 1)
/** Maximum duration of an audit of the demo content under load. */
const LOAD_SECONDS = sized(8, 2)
/** Polling interval. Each poll is a request with a query; under load it is as rare as that of the admin screen. */
const POLL_INTERVAL_MS = { alone: 100, besideLoad: 1000 }

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
try {
  if (process.argv[2] !== 'posts') {
    await bench('embedded, demo content', { DEMO: 'on' }, 10)
    await bench('PostgreSQL, demo content', { DEMO: 'on', DATABASE_URL: await createDatabase('demo') }, 10)
  }
  if (process.argv[2] !== 'demo') {
    const many = await createDatabase('many')
    await seedPosts(many)
    await bench(`PostgreSQL, ${POSTS} posts`, { DEMO: 'off', DATABASE_URL: many }, 180)
  }
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(name: string, env: Record<string, string>, goal: number): Promise<void> {
  startSection(name)
  const dataDir = { DATA_DIR: join(folder, name.replace(/\W+/g, '-')) }
  const { url, child } = await startSite({ ...dataDir, ...env }, { stdio: ['ignore', 'ignore', 'inherit'] })
  const headers = await signIn(url)
  const ask = (method: string, path: string) => fetch(url + path, { method, headers })
  await untilFinished(ask)
  const { seconds, pages } = await audit(ask, POLL_INTERVAL_MS.alone)
  printFigure(`full audit of ${pages} pages`, `${seconds.toFixed(1)} s`, { goal: `< ${goal} s` })
  const landing = () => measureThroughput(`${url}/`, BROWSER, LOAD_SECONDS)
  await landing()
  const rounds: { alone: number; meanwhile: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = (await landing()).rate
    const finished = audit(ask, POLL_INTERVAL_MS.besideLoad)
    rounds.push({ alone, meanwhile: (await landing()).rate })
    await finished
  }
  const rate = `${Math.round(median(rounds.map(({ meanwhile }) => meanwhile)))}/s`
  const ratio = median(rounds.map(({ alone, meanwhile }) => meanwhile / alone)).toFixed(2)
  printFigure('public pages meanwhile, of those alone', rate, { ratio, goal: '≥ 0.80' })
  await stopProcess(child)
}

type Ask = (method: string, path: string) => Promise<Response>

async function audit(ask: Ask, pollMs: number): Promise<{ seconds: number; pages: number }> {
  const started = await ask('POST', '/api/audit/runs')
  if (!started.ok) throw new Error(`the audit did not start: ${await started.text()}`)
  const begin = performance.now()
  const { failure, pagesTotal } = await untilFinished(ask, pollMs)
  if (failure) throw new Error(`the audit failed: ${failure}`)
  return { seconds: (performance.now() - begin) / 1000, pages: pagesTotal }
}

/** The last run, when none is running. The first one starts by itself. */
async function untilFinished(ask: Ask, pollMs = 1000) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const { running, last } = await (await ask('GET', '/api/audit/runs/current')).json()
    if (!running && last) return last
  }
}

async function createDatabase(name: string): Promise<string> {
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  return withDatabase(server.url, name)
}

async function seedPosts(connectionString: string): Promise<void> {
  const database = connect({ connectionString })
  await migrateDatabase(database)
  await seedBlog(database, { posts: POSTS, commentsEach: 2, commentsOfHot: 20 }, printLine)
  await database.close()
}
