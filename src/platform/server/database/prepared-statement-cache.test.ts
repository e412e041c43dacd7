import { expect, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { createPreparedStatementCache } from './prepared-statement-cache.ts'

const PARSED = Buffer.from([0x31, 0, 0, 0, 4])
const BOUND = Buffer.from([0x32, 0, 0, 0, 4])
const CLOSED = Buffer.from([0x33, 0, 0, 0, 4])
const FAILED = Buffer.from('E____')
const SYNC = message('S', '')

function message(type: string, fields: string): Buffer {
  const whole = Buffer.from(`${type}____${fields}`)
  whole.writeInt32BE(whole.length - 1, 1)
  return whole
}

/** As the driver sends it: unnamed statement and portal. */
function queryMessages(text: string): Buffer[] {
  return [message('P', `\0${text}\0\0\0`), message('B', '\0\0\0\0'), SYNC]
}

function sent(plans: ReturnType<typeof createPreparedStatementCache>, text: string, given = [PARSED, BOUND]): string[] {
  const { messages, rewriteResponse: answer } = plans(queryMessages(text))
  answer(Buffer.concat(given))
  return messages.map((one) => Buffer.from(one.subarray(5)).toString())
}

test('the third use of a statement prepares it under a name; later uses only bind', () => {
  const plans = createPreparedStatementCache()
  const plain = ['\0select 1\0\0\0', '\0\0\0\0', '']
  expect(sent(plans, 'select 1')).toEqual(plain)
  expect(sent(plans, 'select 1')).toEqual(plain)
  expect(sent(plans, 'select 1')).toEqual(['cached_0\0select 1\0\0\0', '\0cached_0\0\0\0', ''])
  expect(sent(plans, 'select 1', [BOUND])).toEqual(['\0cached_0\0\0\0', ''])
  expect(sent(plans, 'select 2')[0]).toBe('\0select 2\0\0\0')
})

test('the driver gets a ParseComplete for the skipped parse, with correct lengths', () => {
  const plans = createPreparedStatementCache()
  for (let time = 0; time < 3; time++) sent(plans, 'select 1')
  const { messages, rewriteResponse: answer } = plans(queryMessages('select 1'))
  expect(answer(BOUND)).toEqual(Buffer.concat([PARSED, BOUND]))
  expect(messages.map((one) => Buffer.from(one).readInt32BE(1))).toEqual(messages.map((one) => one.length - 1))
})

test('a statement that failed before it was prepared is sent completely again', () => {
  const plans = createPreparedStatementCache()
  for (let time = 0; time < 2; time++) sent(plans, 'select nothing')
  sent(plans, 'select nothing', [FAILED])
  expect(sent(plans, 'select nothing', [FAILED])[0]).toBe('\0select nothing\0\0\0')
})

test('a prepared statement that cannot be bound any more is closed, invisibly to the driver', () => {
  const plans = createPreparedStatementCache()
  for (let time = 0; time < 3; time++) sent(plans, 'select 1')
  sent(plans, 'select 1', [FAILED])
  for (let time = 0; time < 2; time++) sent(plans, 'select 1')

  const { messages, rewriteResponse: answer } = plans(queryMessages('select 1'))
  expect(messages.map((one) => String.fromCharCode(one[0]!))).toEqual(['C', 'P', 'B', 'S'])
  expect(Buffer.from(messages[0]!).toString()).toBe(message('C', 'Scached_0\0').toString())
  expect(answer(Buffer.concat([CLOSED, PARSED, BOUND]))).toEqual(Buffer.concat([PARSED, BOUND]))
})

test('above the limit the least recently used statement is closed', () => {
  const plans = createPreparedStatementCache()
  for (let time = 0; time < 3; time++) sent(plans, 'select first')
  for (let other = 0; other < 500; other++) sent(plans, `select ${other}`)
  sent(plans, 'select 499')
  expect(sent(plans, 'select 499', [CLOSED, PARSED, BOUND])[0]).toBe('Scached_0\0')
})

test('named statements and other messages pass unchanged', () => {
  const plans = createPreparedStatementCache()
  const queries = [
    [message('Q', 'select 1\0')],
    [message('P', 'mine\0select 1\0\0\0'), message('B', '\0mine\0\0\0'), SYNC],
    [message('B', '\0mine\0\0\0'), SYNC],
    [message('P', '\0select 1\0\0\0'), message('B', 'portal\0\0\0\0'), SYNC],
    [SYNC],
  ]
  for (let time = 0; time < 4; time++) for (const query of queries) expect(plans(query).messages).toBe(query)
})

test('on the database: all connections share the prepared statement, and a changed table is noticed', async () => {
  const { pool } = (await testApp()).database
  await pool.query('create table if not exists items (id int)')
  const read = async (id: number) => (await pool.query('select * from items where id = $1', [id])).rows
  await pool.query('insert into items select generate_series(1, 40)')

  const ids = Array.from({ length: 40 }, (_, index) => index + 1)
  expect(await Promise.all(ids.map(read))).toEqual(ids.map((id) => [{ id }]))
  await expect(pool.query('select * from items where id = $1', ['none'])).rejects.toThrow('invalid input syntax')
  expect(await Promise.all(ids.map(read))).toEqual(ids.map((id) => [{ id }]))

  await pool.query("alter table items add column word text default 'new'")
  await read(1).catch(() => {})
  expect(await Promise.all(ids.map(read))).toEqual(ids.map((id) => [{ id, word: 'new' }]))
  await pool.query('drop table items')
})
