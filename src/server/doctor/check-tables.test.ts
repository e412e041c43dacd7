import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/server/db.ts'
import { testApp } from '#tests/test-app.ts'
import { checkTables } from './check-tables.ts'

const lines = (found: { area: string; status: string; text: string }[]) =>
  found.map(({ area, status, text }) => `${area} ${status}: ${text}`)

test('every row of every table is read, and nothing is changed', async () => {
  const { database } = await testApp()
  const [tables, indexes] = lines(await checkTables(database))
  expect(tables).toMatch(/^tables ok: All \d+ rows of \d\d+ tables can be read\.$/)
  expect(indexes).toMatch(/^indexes (ok: All \d+ indexes agree|skipped: The indexes were not compared)/)
  const { rows } = await database.pool.query("select from pg_extension where extname = 'amcheck'")
  expect(rows).toEqual([])
})

const onEmbedded = test.skipIf('server' in inject('source'))

onEmbedded('a table with a damaged page is named; the others are read', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cyaan-pages-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const env = { DATABASE_URL: undefined, DATA_DIR }
  const written = await openDatabase(env)
  await written.pool.query("create table whole as select 'text' as value from generate_series(1, 1000)")
  await written.pool.query("create table broken as select 'text' as value from generate_series(1, 1000)")
  const { rows } = await written.pool.query("select pg_relation_filepath('broken') as file")
  await written.close()

  const file = openSync(join(DATA_DIR, 'db', rows[0].file), 'r+')
  writeSync(file, Buffer.alloc(64, 0xff), 0, 64, 4000)
  closeSync(file)

  const database = await openDatabase(env)
  onTestFinished(database.close)
  expect(lines(await checkTables(database))).toEqual([
    expect.stringMatching(
      /^tables problem: The table public\.broken cannot be read \(invalid page.*\): restore a backup/,
    ),
    expect.stringMatching(/^indexes skipped/),
  ])
  expect((await database.pool.query('select count(*)::int from whole')).rows).toEqual([{ count: 1000 }])
})
