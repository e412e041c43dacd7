import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { symmetricEncrypt } from 'better-auth/crypto'
import { expect, onTestFinished, test } from 'vitest'
import * as settings from '#features/settings/server/settings.repo.ts'
import { identityFixture } from '#tests/fixtures/identity-fixture.ts'
import { TEST_SECRET_KEY, testApp } from '#tests/test-app.ts'
import { twoFactors, users } from '../identity.table.ts'
import { openKeys } from './secret-key.service.ts'

const ONE = 'one secret key with more than 32 characters'
const OTHER = 'another secret key with more than 32 characters'

async function keyFixture() {
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

test('the first start creates a key file beside the data; the next start uses it', async () => {
  const { start, file, database } = await keyFixture()
  const first = await start()
  expect(existsSync(file)).toBe(true)
  expect((await start()).derive('a')).toEqual(first.derive('a'))

  const { rows } = await database.pool.query('select value::text as value from settings')
  expect(rows).toHaveLength(1)
})

test('SECRET_KEY writes no key file', async () => {
  const { start, file } = await keyFixture()
  await start(ONE)
  expect(existsSync(file)).toBe(false)
})

test('a process with a key other than the one of the database does not start', async () => {
  const { start } = await keyFixture()
  await start(ONE)
  await expect(start(OTHER)).rejects.toThrow(
    /^The secret key in SECRET_KEY is not the one that this database was used with/,
  )
  await expect(start(ONE)).resolves.toBeDefined()
})

test('of two processes that start concurrently with different keys, one does not start', async () => {
  const { start } = await keyFixture()
  const starts = await Promise.allSettled([start(ONE), start(OTHER)])
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a missing key file is reported; no new key is generated', async () => {
  const { start, file } = await keyFixture()
  await start()
  rmSync(file)
  await expect(start()).rejects.toThrow(`The secret key in ${file} is not the one`)
  expect(existsSync(file)).toBe(false)
})

test('an upgrade keeps second factors usable and removes the old key from the database', async () => {
  const { ctx, database, post, registerAndVerify, signIn } = await identityFixture()
  const start = () => openKeys({ ...ctx, env: { DATA_DIR: '/nowhere', SECRET_KEY: TEST_SECRET_KEY } })
  await registerAndVerify()
  const [user] = await ctx.db.select({ id: users.id }).from(users)
  const old = 'the key that an earlier version kept in the database'
  const encrypt = (data: string) => symmetricEncrypt({ key: old, data })
  await settings.save(ctx.db, 'identity.secret', { secret: old }, ctx.now())
  await ctx.db.update(users).set({ twoFactorEnabled: true })
  await ctx.db.insert(twoFactors).values({
    id: 'one',
    userId: user!.id,
    secret: await encrypt('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
    backupCodes: await encrypt('["12345-abcde"]'),
  })

  await start()
  await start()
  expect((await database.pool.query("select from settings where key = 'identity.secret'")).rowCount).toBe(0)
  const { body, cookie } = await signIn()
  expect(body).toEqual({ status: 'twoFactorRequired' })
  const code = { code: '12345-abcde', isRecoveryCode: true }
  expect((await post('/sign-in/two-factor', code, { cookie })).status).toBe(200)
})
