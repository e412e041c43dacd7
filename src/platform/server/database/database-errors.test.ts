import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { AppError } from '#kernel/app-error.ts'
import { testApp } from '#tests/test-app.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { freePort } from './free-port.ts'

const failureOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => {
      throw new Error('it succeeded')
    },
    (failure: unknown) => failure,
  )

async function connectTo(connection: pg.ClientConfig): Promise<unknown> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  return failureOf(client.connect())
}

test('a server that is down, disconnects or does not answer is unavailable', async () => {
  const refused = await freePort()
  for (const host of ['127.0.0.1', 'localhost'])
    expect(isDatabaseUnavailable(await connectTo({ host, port: refused }))).toBe(true)
  expect(isDatabaseUnavailable(await connectTo({ host: 'nowhere.invalid' }))).toBe(true)

  const silent = createServer((socket) => socket.on('error', () => {}))
  const rude = createServer((socket) => socket.destroy())
  for (const server of [silent, rude]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const failure = await connectTo({ host: '127.0.0.1', port, connectionTimeoutMillis: 100 })
    expect(isDatabaseUnavailable(failure), String(failure)).toBe(true)
  }
})

test.runIf('server' in inject('source'))('a pool without a free connection is unavailable', async () => {
  const { database } = await testApp()
  const pool = new pg.Pool({ ...database.connection, max: 1 })
  const client = await pool.connect()
  // After connecting: on a busy machine the first connection takes longer than the timeout.
  pool.options.connectionTimeoutMillis = 50
  expect(isDatabaseUnavailable(await failureOf(pool.query('select 1')))).toBe(true)
  client.release()
  await pool.end()
})

test.each([
  ['too many clients', '53300', true],
  ['disk full', '53100', true],
  ['statement timeout', '57014', true],
  ['admin shutdown', '57P01', true],
  ['starting up', '57P03', true],
  ['lock timeout', '55P03', true],
  ['connection failure', '08006', true],
  ['unique violation', '23505', false],
  ['value out of range', '22003', false],
  ['deadlock', '40P01', false],
  ['syntax error', '42601', false],
])('%s (%s)', async (_, code, expected) => {
  const { ctx, database } = await testApp()
  const statement = `do $$ begin raise exception sqlstate '${code}'; end $$`
  expect(isDatabaseUnavailable(await failureOf(database.pool.query(statement)))).toBe(expected)
  expect(isDatabaseUnavailable(await failureOf(ctx.db.execute(statement)))).toBe(expected)
  expect(isDatabaseUnavailable(await failureOf(ctx.db.transaction((tx) => tx.execute(statement))))).toBe(expected)
})

test('errors of other servers or of the code are not database failures', async () => {
  const other = await failureOf(fetch(`http://127.0.0.1:${await freePort()}`))
  expect(isDatabaseUnavailable(other)).toBe(false)
  expect(isDatabaseUnavailable(new Error('read failed', { cause: other }))).toBe(false)
  expect(isDatabaseUnavailable(new AppError('NOT_FOUND', 404))).toBe(false)
  expect(isDatabaseUnavailable(new Error('a bug'))).toBe(false)
  expect(isDatabaseUnavailable(undefined)).toBe(false)
})
