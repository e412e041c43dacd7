import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { build } from 'vite'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { deliverLetters } from '#features/mail/server/letter.jobs.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { connect } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { openQueue } from '#platform/server/queue.ts'
import { hello } from '../mail-product.ts'
import { mailServer } from '../mail-server.ts'
import { withDatabase } from '../setup/postgres.ts'
import '../setup/template.ts'
import { runFile } from './site.ts'

/** Inside the project, so that it finds the libraries. */
const folder = `node_modules/.cache/mail-worker-${process.pid}`
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const LETTERS = 200
const DEATHS = 30

test('workers killed at 30 random moments lose no letter, and none arrives more than twice', async () => {
  const { url, database } = await migratedDatabase()
  const server = await slowServer()
  const env = { DATABASE_URL: url, SMTP_URL: server.url(), NODE_COMPILE_CACHE: `${folder}/cache` }
  await writeLetters(database, env)
  // In one file, as it is read again after every death.
  const worker = { ssr: 'tests/process/mail-worker.ts', outDir: folder, emptyOutDir: true }
  const ssr = { noExternal: true as const, external: ['pg', 'pino', 'nodemailer'] }
  await build({ configFile: false, logLevel: 'silent', ssr, build: worker })

  await Promise.all([liveAndDie(DEATHS / 2), liveAndDie(DEATHS / 2)])
  await startWorker(env)
  await vi.waitFor(async () => expect(await countLetters("status <> 'sent'")).toBe(0), { timeout: 60_000 })

  const copies = Map.groupBy(server.received, ({ to }) => to[0]!)
  expect(copies.size).toBe(LETTERS)
  for (const letters of copies.values()) {
    expect(letters.length).toBeLessThanOrEqual(2)
    expect(new Set(letters.map(({ mail }) => mail.messageId)).size).toBe(1)
  }
  expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(LETTERS)
  // Death did come in the middle of letters.
  expect(await countLetters('attempts > 1')).toBeGreaterThan(DEATHS)

  async function liveAndDie(deaths: number): Promise<void> {
    for (let death = 0; death < deaths; death++) {
      const worker = await startWorker(env)
      await pause(20 + Math.random() * 400)
      // A letter comes a third time only when two workers die in the same instant of it. That is hardly chance any
      // more, but would fail this test once in a while: one that is on its way again is let through.
      while (await countLetters("status <> 'sent' and to_address = any($1)", [...server.broughtAgain])) await pause(5)
      worker.child.kill('SIGKILL')
      await worker.ended
    }
  }

  async function countLetters(which: string, ...values: string[][]): Promise<number> {
    const counted = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from letters where ${which}`,
      values,
    )
    return counted.rows[0]!.n
  }
}, 240_000)

/** Thinks about every reader for a while, so that death usually meets some letters half-way. */
async function slowServer() {
  const broughtAgain = new Set<string>()
  const server = await mailServer({
    async onRcptTo({ address }, _, done) {
      if (server.received.some(({ to }) => to[0] === address)) broughtAgain.add(address)
      await pause(150 + Math.random() * 200)
      done()
    },
  })
  return { ...server, broughtAgain }
}

async function startWorker(env: Record<string, string>) {
  const worker = runFile(`${folder}/mail-worker.js`, env)
  const failed = worker.ended.then(({ errors }) => expect.fail(`the worker did not start: ${errors}`))
  await Promise.race([
    failed,
    vi.waitFor(() => expect(worker.output()).toContain('delivering'), { timeout: 30_000, interval: 5 }),
  ])
  failed.catch(() => {})
  return worker
}

type Opened = ReturnType<typeof connect>

async function writeLetters(database: Opened, source: Record<string, string>) {
  const log = pino({ level: 'silent' })
  const queue = await openQueue(database, [deliverLetters], log)
  const ctx = { now: () => new Date(), enqueue: queue.enqueue, env: readEnv(source) }
  await database.db.transaction(async (tx) => {
    for (let number = 0; number < LETTERS; number++)
      await writeLetter(ctx, tx, { ...hello, to: { address: `reader-${number}@bakkerij.example` } })
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
