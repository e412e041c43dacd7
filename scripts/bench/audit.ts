// npm run bench:audit: duration of the site audit, and its effect on public pages; with the demo content on both
// databases, and with 2,000 posts on PostgreSQL (`-- demo` or `-- posts`: one of them). Compare figures within one run
// only.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_CLIENT_HEADERS } from '../../src/kernel/client-headers.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { connect, migrateDatabase } from '../../src/platform/server/db.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { startPostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { seedBlog } from './blog-seed.ts'
import { measureThroughput } from './load.ts'

const ADMIN = { email: 'admin@example.com', password: 'Bench-gr0en!' }
const BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'nl' }
const POSTS = Number(process.env.BENCH_POSTS ?? 2000)
const ROUNDS = 3
/** Maximum duration of an audit of the demo content under load. */
const SHOOT_SECONDS = 8
/** Polling interval. Each poll is a request with a query; under load it is as rare as that of the admin screen. */
const POLL_INTERVAL_MS = { alone: 100, besideLoad: 1000 }

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startPostgres()
let running: ChildProcess | undefined
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
  running?.kill('SIGKILL')
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(name: string, env: Record<string, string>, goal: number): Promise<void> {
  console.log(`\n${name}`)
  const url = await startSite(name.replace(/\W+/g, '-'), env)
  const ask = await signIn(url)
  const { seconds, pages } = await audit(ask, POLL_INTERVAL_MS.alone)
  line(`full audit of ${pages} pages`, `${seconds.toFixed(1)} s`, `< ${goal} s`)
  const landing = () => measureThroughput(`${url}/`, BROWSER, SHOOT_SECONDS)
  await landing()
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = (await landing()).rate
    const finished = audit(ask, POLL_INTERVAL_MS.besideLoad)
    ratios.push((await landing()).rate / alone)
    await finished
  }
  line('public pages meanwhile, of those alone', median(ratios).toFixed(2), '>= 0.80')
  running!.kill('SIGTERM')
  await once(running!, 'exit')
}

type Ask = (method: string, path: string) => Promise<Response>

async function audit(ask: Ask, pollMs: number): Promise<{ seconds: number; pages: number }> {
  const started = await ask('POST', '/api/audit/runs')
  if (!started.ok) throw new Error(`the audit did not start: ${await started.text()}`)
  const begin = performance.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const { running, last } = await (await ask('GET', '/api/audit/runs/current')).json()
    if (running) continue
    if (last.failure) throw new Error(`the audit failed: ${last.failure}`)
    return { seconds: (performance.now() - begin) / 1000, pages: last.pagesTotal }
  }
}

async function signIn(url: string): Promise<Ask> {
  const headers = { ...API_CLIENT_HEADERS, 'content-type': 'application/json' }
  const answer = await fetch(`${url}/api/identity/sign-in`, { method: 'POST', headers, body: JSON.stringify(ADMIN) })
  const { token } = await answer.json()
  return (method, path) =>
    fetch(url + path, { method, headers: { ...API_CLIENT_HEADERS, authorization: `Bearer ${token}` } })
}

async function startSite(name: string, env: Record<string, string>): Promise<string> {
  const port = await freePort()
  const site = { PORT: String(port), DATA_DIR: join(folder, name), LOG_LEVEL: 'error' }
  const account = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  running = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/start.ts'], {
    env: { ...process.env, ...site, ...account, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await isReady(`${url}/readyz`))) await new Promise((resolve) => setTimeout(resolve, 200))
  return url
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
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

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}

function line(what: string, figure: string, goal: string): void {
  console.log(what.padEnd(50) + figure.padStart(14) + goal.padStart(12))
}
