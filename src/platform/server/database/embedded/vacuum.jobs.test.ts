import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { nightlyVacuum } from './vacuum.jobs.ts'

async function fill(env: Record<string, string> = {}) {
  const { ctx, database } = await testApp({ env })
  const { pool } = database
  await pool.query('create table if not exists crowded (id int) with (autovacuum_enabled = off)')
  await pool.query('insert into crowded select generate_series(1, 5000)')
  await pool.query('delete from crowded where id > 10')
  const facts = async () => {
    const { rows } = await pool.query(
      "select reltuples as rows, pg_relation_size('crowded') as size from pg_class where relname = 'crowded'",
    )
    return { rows: rows[0].rows, size: Number(rows[0].size) }
  }
  return { ctx, facts, done: () => pool.query('drop table crowded') }
}

test('vacuum reclaims the space of deleted rows and updates the statistics', async () => {
  const { ctx, facts, done } = await fill()
  const before = await facts()
  await nightlyVacuum.run(ctx, {})
  const after = await facts()
  expect(after.rows).toBe(10)
  expect(after.size).toBeLessThan(before.size / 10)
  await done()
})

test('an external PostgreSQL is not vacuumed', async () => {
  const { ctx, facts, done } = await fill({ DATABASE_URL: 'postgres://elsewhere.example/site' })
  const before = await facts()
  await nightlyVacuum.run(ctx, {})
  expect(await facts()).toEqual(before)
  await done()
})
