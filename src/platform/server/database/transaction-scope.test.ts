import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { hashPassword } from '#features/identity/server/sign-in/password-hash.service.ts'
import { mediaStore } from '#features/media/server/media-store.service.ts'
import type { Context } from '#platform/server/context.ts'
import { type Database, withAdvisoryLock } from '#platform/server/db.ts'
import { openMailer } from '#platform/server/mail/mailer.ts'
import { openObjectStore } from '#platform/server/object-store.ts'
import { testApp } from '#tests/test-app.ts'
import { createSerialQueue } from '../concurrency/time-limit.ts'
import { createWorkerTask } from '../concurrency/worker-task.ts'

/** Every wait for something else than the transaction's own connection. */
const WAITS: { [name: string]: (ctx: Context) => unknown } = {
  'a queue': () => createSerialQueue('test', 1000)(async () => {}),
  'a password hash': () => hashPassword('Vuurtoren!7'),
  'a worker thread': () => createWorkerTask('src/no-such.worker.ts', 1000)({}),
  'a mail server': () => openMailer('smtp://127.0.0.1:9').verify(),
  'a file': ({ env }) => mediaStore(env).get('a/1.webp'),
  'an S3 store': ({ env }) => openObjectStore({ ...env, S3_ENDPOINT: 'http://127.0.0.1:9' }, 'bucket').list(''),
  'the own site': ({ fetchOwn }) => fetchOwn('/healthz'),
  'another server': () => fetch('http://127.0.0.1:9'),
  'another connection': ({ db }) => (db as Database['db'] & { $client: pg.Pool }).$client.query('select 1'),
  'another transaction': ({ db }) => db.transaction((tx) => tx.execute(sql`select 1`)),
}

test.each(Object.entries(WAITS))('a transaction must not wait for %s', async (_, wait) => {
  const { ctx } = await testApp()
  const message = /a transaction is open while waiting/
  const waiting = async () => void (await wait(ctx))
  await expect(ctx.db.transaction(waiting)).rejects.toThrow(message)
  await expect(withAdvisoryLock(ctx.db, 'test', waiting)).rejects.toThrow(message)
})

test('what a transaction started without waiting may wait after its end', async () => {
  const { ctx } = await testApp()
  let later: Promise<string> | undefined
  const ended = Promise.withResolvers<void>()
  await ctx.db.transaction(async () => {
    later = ended.promise.then(() => hashPassword('Vuurtoren!7'))
    await pause(0)
  })
  ended.resolve()
  expect(await later).toContain('$argon2id$')
})
