import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import pino from 'pino'
import { afterAll, inject } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import { connect, type Database } from '#platform/server/db.ts'
import { openEmbeddedDatabase } from '#platform/server/embedded-database.ts'
import { type Env, readEnv } from '#platform/server/env.ts'
import { type Job, openQueue, type Queue } from '#platform/server/queue.ts'
import { createApp } from '#server/app.ts'
import { createPageCache } from '#server/page-cache.ts'
import { withDatabase } from './setup/postgres.ts'
import './setup/template.ts'

type Options = {
  now?: string
  env?: Record<string, string>
  jobs?: readonly Job[]
  render?: (request: Request) => Response | Promise<Response>
}

let opened: Promise<Database> | undefined
let lastQueue: Queue | undefined

afterAll(async () => {
  await lastQueue?.close()
  await (await opened)?.close()
})

/** The real application on a real, empty database, with a clock that stands still. */
export async function testApp({
  now = '2025-03-03T09:00:00Z',
  env = {},
  jobs = [],
  render = refuseToRender,
}: Options = {}) {
  opened ??= openCopy()
  const database = await opened
  // The worker of the test before would take the jobs of this one.
  await lastQueue?.close()
  await empty(database)

  const lines: string[] = []
  const log = pino({ level: 'info' }, new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }))
  const queue = await openQueue(database, jobs, log)
  lastQueue = queue
  const ctx: Context = { db: database.db, now: () => new Date(now), enqueue: queue.enqueue, log, env: testEnv(env) }
  const pageCache = createPageCache()
  let isClosing = false
  const app = createApp({ ctx, pageCache, isReady: async () => true, isClosing: () => isClosing }, { render })
  const refuseWork = () => {
    isClosing = true
  }
  return { app, ctx, database, queue, pageCache, refuseWork, logged: () => lines.join('') }
}

function testEnv(extra: Record<string, string>): Env {
  return readEnv({ NODE_ENV: 'test', ...extra })
}

function refuseToRender(): Response {
  return new Response('<p>no page in this test</p>', { status: 404 })
}

async function openCopy(): Promise<Database> {
  const source = inject('source')
  if (!('server' in source)) {
    const engine = await openEmbeddedDatabase({ template: source.template })
    return connect(engine.connection, engine.close)
  }
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name} template ${source.template}`)
  await admin.close()
  return connect({ connectionString: withDatabase(source.server, name), max: 10 })
}

async function empty({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  )
  await pool.query(`truncate ${rows.map(({ name }) => name).join(', ')}, pgboss.job, pgboss.schedule cascade`)
}
