import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { withDeadline } from './concurrency/time-limit.ts'
import { deadlineScope } from './database/deadline-scope.ts'
import { countRequiredMigrations, readMigrationCount, tolerateMigrations } from './database/migration-count.ts'
import { connect, type Database, migrateDatabase, type Tx, withAdvisoryLock } from './db.ts'

test('concurrent connections never mix statements or transactions', async () => {
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

test('a failed transaction under an advisory lock stores nothing, nor do queries after its end', async () => {
  const { database } = await testApp()
  await database.pool.query('create table if not exists turns (step int)')
  const late: Promise<unknown>[] = []
  const transaction = withAdvisoryLock(database.db, 'test', async (tx) => {
    const statement = pause(20).then(() => tx.execute(sql`insert into turns values (2)`))
    statement.catch(() => {}) // on a busy machine it is refused before the test looks at it
    late.push(statement)
    await Promise.all([tx.execute(sql`insert into turns values (1)`), Promise.reject(new Error('changed my mind'))])
  })
  await expect(transaction).rejects.toThrow('changed my mind')
  await expect(late[0]).rejects.toThrow()

  expect(
    await withAdvisoryLock(database.db, 'test', (tx) => tx.execute(sql`insert into turns values (3)`)),
  ).toBeDefined()
  expect((await database.pool.query('select step from turns')).rows).toEqual([{ step: 3 }])
  await database.pool.query('drop table turns')
})

test('a transaction whose request has timed out stores nothing, also when it ends later', async () => {
  const { database } = await testApp()
  await database.pool.query('create table if not exists turns (step int)')
  for (const isLastStatement of [true, false]) {
    const timedOut = Promise.withResolvers<void>()
    let transaction: Promise<unknown> | undefined
    const request = withDeadline(20, () => {
      transaction = database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into turns values (1)`)
        await timedOut.promise
        if (!isLastStatement) await tx.execute(sql`insert into turns values (2)`)
      })
      return transaction
    })
    await expect(request).rejects.toMatchObject({ code: 'TIMEOUT', status: 503 })
    timedOut.resolve()
    await expect(transaction).rejects.toMatchObject({ code: 'TIMEOUT' })
  }
  expect((await database.pool.query('select step from turns')).rows).toEqual([])
  await database.pool.query('drop table turns')
})

test('a commit is noted in the deadline of its request, a rollback is not', async () => {
  const { database } = await testApp()
  const hasCommitted = (run: (tx: Tx) => Promise<unknown>) =>
    withDeadline(60_000, async () => {
      await database.db.transaction(run).catch(() => {})
      return deadlineScope.getStore()!.hasCommitted === true
    })
  expect(await hasCommitted((tx) => tx.execute(sql`select 1`))).toBe(true)
  expect(await hasCommitted(() => Promise.reject(new Error('changed my mind')))).toBe(false)
})

test.each([
  ['a transaction', (db: Database['db'], run: (tx: Tx) => Promise<unknown>) => db.transaction(run)],
  ['an advisory lock', (db: Database['db'], run: (tx: Tx) => Promise<unknown>) => withAdvisoryLock(db, 'test', run)],
])(
  'a connection that breaks during %s fails with the original error, and the pool replaces it',
  async (_, transact) => {
    const { database } = await testApp()
    // Its own pool: the queue of the test application would acquire the connections that are broken here.
    const { pool, db, close } = connect({ ...database.connection, max: 3 })
    onTestFinished(close)
    const broken = new Set<unknown>()
    const breakConnection = (client: pg.PoolClient) => {
      broken.add(client)
      ;(client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
    }
    // More often than the pool has connections: a leaked one would leave it empty.
    for (let round = 0; round < pool.options.max + 1; round++) {
      for (const moment of ['at the first statement', 'between statements']) {
        const acquired = once(pool, 'acquire') as Promise<[pg.PoolClient]>
        if (moment === 'at the first statement') pool.once('acquire', (client) => breakConnection(client))
        const failing = transact(db, async (tx) => {
          if (moment === 'between statements') {
            await tx.execute(sql`select 1`)
            const [client] = await acquired
            const ended = new Promise((resolve) => client.once('end', () => resolve(undefined)))
            breakConnection(client)
            await ended
          }
          await tx.execute(sql`select 2`)
          throw new Error('not reached')
        })
        await expect(failing).rejects.toThrow(/select 2|begin|terminated/)
      }
    }
    expect(broken.size).toBe(2 * (pool.options.max + 1))
    expect((await transact(db, (tx) => tx.execute(sql`select 3 as value`))) as object).toMatchObject({
      rows: [{ value: 3 }],
    })
    expect(pool.waitingCount).toBe(0)
  },
)

test('a database that a newer version migrated is refused, and nothing is changed', async () => {
  const { database } = await testApp()
  const { rows } = await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 1) returning id",
  )
  onTestFinished(async () => {
    await database.pool.query('delete from drizzle.__drizzle_migrations where id = $1', [rows[0].id])
    await migrateDatabase(database)
  })
  const count = readMigrationCount()
  await expect(migrateDatabase(database)).rejects.toMatchObject({
    name: 'StartupError',
    message: `A newer version has changed the database (${count + 1} migrations, this version has ${count}): start that version again, or move the database away and restore a backup that this version made (docs/operations.md, Updates).`,
  })
})

test('migrations of a version that an update has taken back do not stop the one before, nor a hotfix of it', async () => {
  const { database } = await testApp()
  const count = readMigrationCount()
  const add = (time: number) =>
    database.pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('taken back', $1)", [time])
  onTestFinished(async () => {
    await database.pool.query("delete from drizzle.__drizzle_migrations where hash = 'taken back'")
    await database.pool.query('drop table if exists drizzle.tolerated_migrations')
  })
  await tolerateMigrations(database.pool, [1, 2])
  await add(1)
  await migrateDatabase(database)
  expect(await countRequiredMigrations(database.pool)).toBe(count)
  // Applied by the version that was taken back, after the record was written.
  await add(2)
  await migrateDatabase(database)
  // Of a later version, which was not taken back.
  await add(3)
  await expect(migrateDatabase(database)).rejects.toThrow(
    `A newer version has changed the database (${count + 1} migrations`,
  )
  // This version has a migration that was taken back: it is applied and counted.
  const { rows } = await database.pool.query('select max(created_at) as own from drizzle.__drizzle_migrations')
  await tolerateMigrations(database.pool, [3, Number(rows[0].own)])
  expect(await countRequiredMigrations(database.pool)).toBe(count)
})
