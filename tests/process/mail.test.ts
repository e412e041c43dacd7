import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { deliverEmails } from '#features/mail/server/email.jobs.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { connect } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { openQueue } from '#platform/server/queue.ts'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { EMAIL_DRAFT } from '../fixtures/mail-fixture.ts'
import { mailServer } from '../servers/mail-server.ts'
import { withDatabase } from '../setup/postgres.ts'
import '../setup/template.ts'
import { runFile } from './site.ts'

/** Inside the project, so that it resolves the packages. */
const folder = `node_modules/.cache/mail-worker-${process.pid}`
beforeAll(async () => {
  // Bundled into one file, because every restart loads it again.
  const worker = { ssr: 'tests/process/mail-worker.ts', outDir: folder, emptyOutDir: true }
  const ssr = { noExternal: true as const, external: ['pg', 'pino', 'nodemailer'] }
  await build({ configFile: false, logLevel: 'silent', ssr, build: worker })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EMAIL_COUNT = 100
const KILLS = 12
/** As in `mail-worker.ts`. */
const LEASE = 2000

test('workers killed at random lose no email, and none is delivered more than twice', async () => {
  const { url, database } = await migratedDatabase()
  const servers = [await slowServer(), await slowServer()]
  const env = { DATABASE_URL: url, NODE_COMPILE_CACHE: `${folder}/cache` }
  await insertEmails(database, { ...env, SMTP_URL: servers[0]!.url() })

  await Promise.all(servers.map((server) => killRepeatedly(server, KILLS / 2)))
  await startWorker({ ...env, SMTP_URL: servers[0]!.url() })
  await vi.waitFor(async () => expect(await countEmails("status = 'queued'")).toBe(0), { timeout: 60_000 })

  // An email whose worker was killed twice after the last byte is not sent a third time, and none has failed.
  expect(await countEmails("status not in ('sent', 'uncertain')")).toBe(0)
  const received = servers.flatMap((server) => server.received)
  const copies = Map.groupBy(received, ({ to }) => to[0]!)
  expect(copies.size).toBe(EMAIL_COUNT)
  for (const deliveries of copies.values()) {
    expect(deliveries.length).toBeLessThanOrEqual(2)
    expect(new Set(deliveries.map(({ mail }) => mail.messageId)).size).toBe(1)
  }
  expect(new Set(received.map(({ mail }) => mail.messageId)).size).toBe(EMAIL_COUNT)
  // Workers were killed while sending, and also between the last byte and the database update.
  expect(await countEmails('attempts > 1')).toBeGreaterThan(KILLS)
  expect(received.length).toBeGreaterThan(EMAIL_COUNT)

  /** A worker is killed only after it has started; the wait is shorter than a lease. */
  async function killRepeatedly(server: SlowServer, kills: number): Promise<void> {
    for (let kill = 0; kill < kills; kill++) {
      const before = server.recipients()
      const worker = await startWorker({ ...env, SMTP_URL: server.url() })
      await vi.waitUntil(() => server.recipients() > before, { timeout: 2 * LEASE, interval: 5 }).catch(() => {})
      await pause(Math.random() * 400)
      worker.child.kill('SIGKILL')
      await worker.ended
    }
  }

  async function countEmails(which: string): Promise<number> {
    const counted = await database.pool.query<{ n: number }>(`select count(*)::int as n from letters where ${which}`)
    return counted.rows[0]!.n
  }
}, 240_000)

test.each([
  { kills: 1, copies: 2, status: 'sent' },
  { kills: 2, copies: 2, status: 'uncertain' },
])(
  'killed $kills times between the server’s acceptance and the database update: $copies copies, $status',
  async (expected) => {
    const { url, database } = await migratedDatabase()
    const workers: Worker[] = []
    const server = await mailServer({
      async onMessage() {
        const worker = workers.at(-1)!
        if (workers.length > expected.kills) return
        worker.child.kill('SIGKILL')
        await worker.ended
      },
    })
    const env = { DATABASE_URL: url, SMTP_URL: server.url() }
    await insertEmails(database, env, 1)
    const statusNow = () => readDeliveryState(database).then(({ status }) => status)

    for (let kill = 0; kill < expected.kills; kill++) {
      await startWorker(env, workers)
      await workers.at(-1)!.ended
      expect(await readDeliveryState(database)).toEqual({ status: 'queued', unanswered: kill + 1 })
    }
    await startWorker(env, workers)
    await vi.waitFor(async () => expect(await statusNow()).toBe(expected.status), { timeout: 10_000 })

    expect(server.received).toHaveLength(expected.copies)
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(1)
  },
  30_000,
)

test('a worker killed three times before the last byte delivers the email once', async () => {
  const { url, database } = await migratedDatabase()
  const kills = 3
  const workers: Worker[] = []
  const server = await mailServer({
    async onRcptTo(_, __, done) {
      const worker = workers.at(-1)!
      if (workers.length > kills) return done()
      // Long enough for a worker that records too early.
      await pause(300)
      worker.child.kill('SIGKILL')
      await worker.ended
      done()
    },
  })
  const env = { DATABASE_URL: url, SMTP_URL: server.url() }
  await insertEmails(database, env, 1)

  for (let kill = 0; kill < kills; kill++) {
    await startWorker(env, workers)
    await workers.at(-1)!.ended
    expect(await readDeliveryState(database)).toEqual({ status: 'queued', unanswered: 0 })
  }
  await startWorker(env, workers)
  await vi.waitFor(async () => expect((await readDeliveryState(database)).status).toBe('sent'), { timeout: 10_000 })
  await pause(LEASE)
  expect(server.received).toHaveLength(1)
}, 60_000)

type SlowServer = Awaited<ReturnType<typeof slowServer>>

/** Delays every recipient and every email, so that kills hit both sides of the final byte. */
async function slowServer() {
  let recipientCount = 0
  const server = await mailServer({
    async onRcptTo(_, __, done) {
      recipientCount++
      await pause(100 + Math.random() * 100)
      done()
    },
    onMessage: () => pause(50 + Math.random() * 100),
  })
  return { ...server, recipients: () => recipientCount }
}

type Worker = ReturnType<typeof runFile>

/** Registered before it works, so that the killer finds it. */
async function startWorker(env: Record<string, string>, workers: Worker[] = []) {
  const worker = runFile(`${folder}/mail-worker.js`, env)
  workers.push(worker)
  const failed = worker.ended.then(({ errors }) => expect.fail(`the worker did not start: ${errors}`))
  await Promise.race([
    failed,
    vi.waitFor(() => expect(worker.output()).toContain('delivering'), { timeout: 30_000, interval: 5 }),
  ])
  failed.catch(() => {})
  return worker
}

type Opened = ReturnType<typeof connect>

type DeliveryState = { status: string; unanswered: number }

/** The only email. */
async function readDeliveryState({ pool }: Opened): Promise<DeliveryState> {
  return (await pool.query<DeliveryState>('select status, unanswered from letters')).rows[0]!
}

async function insertEmails(database: Opened, source: Record<string, string>, many = EMAIL_COUNT) {
  const log = pino({ level: 'silent' })
  const queue = await openQueue(database, [deliverEmails], log)
  const ctx = { now: () => new Date(), enqueue: queue.enqueue, env: readEnv(source), keys: createKeys('unused') }
  await database.db.transaction(async (tx) => {
    for (let number = 0; number < many; number++)
      await queueEmail(ctx, tx, { ...EMAIL_DRAFT, to: { address: `reader-${number}@bakkerij.example` } })
  })
  await queue.close()
}

async function migratedDatabase() {
  const source = inject('source')
  if (!('server' in source)) throw new Error('this test needs PostgreSQL')
  const name = `cyaan_${randomBytes(6).toString('hex')}`
  const admin = connect({ connectionString: source.server })
  await admin.pool.query(`create database ${name} template ${source.template}`)
  await admin.close()
  const url = withDatabase(source.server, name)
  const database = connect({ connectionString: url })
  onTestFinished(database.close)
  return { url, database }
}
