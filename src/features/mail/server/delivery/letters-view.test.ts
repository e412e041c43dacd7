import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { restoreBackup, writeBackup } from '#platform/server/backup/backup.ts'
import { mailFixture } from '#tests/fixtures/mail-fixture.ts'
import { mailServer } from '#tests/servers/mail-server.ts'
import { testApp } from '#tests/test-app.ts'
import { deliverEmails, deliverLetters } from './email.jobs.ts'

// The release before knows the table as `letters`, now a view. Its statements, as Drizzle writes them:
const INSERT = `insert into "letters" ("id", "kind", "locale", "to_address", "to_name", "subject", "html", "text", "headers",
    "status", "attempts", "trouble", "created_at", "due_at", "waits_for_server")
  values ($1, 'test.hello', 'nl', 'rita@bakkerij.example', default, 'Dag', '<p>Dag</p>', 'Dag', default,
    'queued', default, default, now(), now(), default)`
const LEASE = `update "letters" set "due_at" = now(), "attempts" = "letters"."attempts" + 1, "trouble" = 'later', "last_error" = '451'
  where "letters"."id" = (select "id" from "letters" where "letters"."status" = $1 and "letters"."unanswered" < 2
    order by "letters"."due_at" asc limit 1 for update skip locked) returning "id", "trouble", "last_error"`

test('the release before writes, leases, reads and deletes emails under their old name', async () => {
  const { database, onlyEmail, allEmails } = await mailFixture()
  const { pool } = database
  await pool.query(INSERT, ['one'])
  await pool.query(`${INSERT} on conflict ("id") do nothing`, ['one'])
  expect(await allEmails()).toMatchObject([
    { id: 'one', toName: '', headers: {}, attempts: 0, errorCode: null, waitsForServer: false },
  ])
  const { rows } = await pool.query(LEASE, ['queued'])
  expect(rows).toEqual([{ id: 'one', trouble: 'later', last_error: '451' }])
  expect(await onlyEmail()).toMatchObject({ attempts: 1, errorCode: 'later', serverMessage: '451' })
  const third = pool.query('update "letters" set "unanswered" = 3')
  await expect(third).rejects.toMatchObject({ constraint: 'emails_at_most_twice' })
  await pool.query('delete from "letters" where "id" = $1', ['one'])
  expect(await allEmails()).toEqual([])
})

test('a restored backup has the rows once, and the old name still works', async () => {
  const { database, allEmails } = await mailFixture()
  await database.pool.query(INSERT, ['one'])
  const file = join(mkdtempSync(join(tmpdir(), 'cyaan-letters-')), 'site.gz')
  await writeBackup(database.connection, file, new Date())
  await database.pool.query('delete from "letters"')
  await restoreBackup(database.connection, file, { check: async () => {}, store: async () => {} })
  await database.pool.query(INSERT, ['two'])
  expect((await allEmails()).map(({ id }) => id).sort()).toEqual(['one', 'two'])
})

test('a delivery that the release before enqueued runs', async () => {
  const server = await mailServer()
  const jobs = [deliverEmails, deliverLetters]
  const { ctx, queue, database } = await testApp({ env: { SMTP_URL: server.url() }, jobs })
  await queue.startWorkers(jobs, ctx)
  await database.pool.query(INSERT, ['one'])
  await ctx.db.transaction((tx) => ctx.enqueue(tx, { name: 'deliver-letters' }, {}))
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 15_000, interval: 50 })
})
