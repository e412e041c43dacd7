import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openKeys } from './secret-key.service.ts'

const ONE = 'one secret key with more than 32 characters'
const OTHER = 'another secret key with more than 32 characters'

async function site() {
  const { ctx, database } = await testApp()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cyaan-key-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return {
    database,
    DATA_DIR,
    file: join(DATA_DIR, 'secret.key'),
    start: (SECRET_KEY?: string) => openKeys({ ...ctx, env: { DATA_DIR, SECRET_KEY } }),
  }
}

test('the first start creates a key beside the data; the next one finds it', async () => {
  const { start, file, database } = await site()
  const first = await start()
  expect(existsSync(file)).toBe(true)
  expect((await start()).derive('a')).toEqual(first.derive('a'))

  const { rows } = await database.pool.query('select value::text as value from settings')
  expect(rows).toHaveLength(1)
})

test('SECRET_KEY leaves no key on the disk', async () => {
  const { start, file } = await site()
  await start(ONE)
  expect(existsSync(file)).toBe(false)
})

test('a process with another key than the database was used with does not start', async () => {
  const { start } = await site()
  await start(ONE)
  await expect(start(OTHER)).rejects.toThrow(
    /^This database was used with a secret key that is another one in SECRET_KEY/,
  )
  await expect(start(ONE)).resolves.toBeDefined()
})

test('two processes that start at once with different keys: one of them does not start', async () => {
  const { start } = await site()
  const starts = await Promise.allSettled([start(ONE), start(OTHER)])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a lost key file is named; no new key takes its place', async () => {
  const { start, file } = await site()
  await start()
  rmSync(file)
  await expect(start()).rejects.toThrow(`a secret key that is missing in ${file}`)
  expect(existsSync(file)).toBe(false)
})
