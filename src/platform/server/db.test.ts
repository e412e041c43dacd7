import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'

test('many connections at once never mix their statements or their transactions', async () => {
  const { database } = await testApp()
  await database.pool.query('create table if not exists turns (worker int, step int)')

  async function work(worker: number): Promise<void> {
    for (let step = 0; step < 25; step++) {
      const { rows } = await database.pool.query('select $1::int as worker, $2::text as word', [worker, `step ${step}`])
      expect(rows).toEqual([{ worker, word: `step ${step}` }])
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        await client.query('insert into turns values ($1, $2)', [worker, step])
        await client.query(step % 2 === 0 ? 'commit' : 'rollback')
      } finally {
        client.release()
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, worker) => work(worker)))

  const { rows } = await database.pool.query('select count(*)::int as count, max(step % 2) as odd from turns')
  expect(rows).toEqual([{ count: 8 * 13, odd: 0 }])
  await database.pool.query('drop table turns')
})
