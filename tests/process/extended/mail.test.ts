import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { deliverEmails } from '#features/mail/server/delivery/email.jobs.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { connect } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { openQueue } from '#platform/server/jobs/queue.ts'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { EMAIL_DRAFT } from '../../fixtures/mail-fixture.ts'
import { mailServer } from '../../servers/mail-server.ts'
import { withDatabase } from '../../setup/postgres.ts'
import '../../setup/template.ts'
import { runFile } from '../site.ts'

/** Inside the project, so that it resolves the packages. */
const folder = `node_modules/.cache/mail-worker-${process.pid}`
beforeAll(async () => {
  // Bundled into one file, because every restart loads it again.
  const worker = { ssr: 'tests/process/extended/mail-worker.ts', outDir: folder, emptyOutDir: true }
  const ssr = { noExternal: true as const, external: ['pg', 'pino', 'nodemailer'] }
  await build({ configFile: false, logLevel: 'silent', ssr, build: worker })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As in `mail-worker.ts`. Kills at random, with many emails, are part of `npm run chaos`. */
const LEASE = 2000

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
    await insertEmail(database, env)
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
  await insertEmail(database, env)

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

type Worker = ReturnType<typeof runFile>

/** Registered before it works, so that the killer finds it. */
async function startWorker(env: Record<string, string>, workers: Worker[]) {
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
  return (await pool.query<DeliveryState>('select status, unanswered from emails')).rows[0]!
}

async function insertEmail(database: Opened, source: Record<string, string>) {
  const log = pino({ level: 'silent' })
  const queue = await openQueue(database, [deliverEmails], log)
  const ctx = { now: () => new Date(), enqueue: queue.enqueue, env: readEnv(source), keys: createKeys('unused') }
  await database.db.transaction((tx) => queueEmail(ctx, tx, EMAIL_DRAFT))
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
