import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { inTurn } from './db.ts'

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

test('a turn that failed leaves nothing, nor does what comes after its end', async () => {
  const { database } = await testApp()
  await database.pool.query('create table if not exists turns (step int)')
  const late: Promise<unknown>[] = []
  const turn = inTurn(database.db, 'test', async (tx) => {
    late.push(pause(20).then(() => tx.execute(sql`insert into turns values (2)`)))
    await Promise.all([tx.execute(sql`insert into turns values (1)`), Promise.reject(new Error('changed my mind'))])
  })
  await expect(turn).rejects.toThrow('changed my mind')
  await expect(late[0]).rejects.toThrow()

  expect(await inTurn(database.db, 'test', (tx) => tx.execute(sql`insert into turns values (3)`))).toBeDefined()
  expect((await database.pool.query('select step from turns')).rows).toEqual([{ step: 3 }])
  await database.pool.query('drop table turns')
})
