import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createKeys } from '#platform/server/secrets/secret-key.ts'
import { testApp } from '#tests/test-app.ts'
import { sessions, twoFactors, users } from '../identity.table.ts'
import { adoptRestoredKeys, rotateRootKey } from './rotate-key.service.ts'
import { openKeys } from './secret-key.service.ts'
import { twoFactorKey } from './two-factor-key.service.ts'

const ONE = 'one secret key with more than 32 characters'
const OTHER = 'another secret key with more than 32 characters'

/** A site with an admin who has a second factor, encrypted with the key that `start` uses. */
async function twoFactorFixture(SECRET_KEY?: string) {
  const { ctx, as } = await testApp()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cyaan-key-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const keys = await openKeys({ ...ctx, env: { DATA_DIR, SECRET_KEY } })
  const { user } = await as('admin', { twoFactorEnabled: true })
  const encrypt = (data: string) => symmetricEncrypt({ key: twoFactorKey(keys), data })
  const encrypted = { secret: await encrypt('the seed'), backupCodes: await encrypt('["code"]') }
  await ctx.db.insert(twoFactors).values({ id: 'one', userId: user.id, ...encrypted })
  type KeyEnv = { SECRET_KEY?: string; OLD_SECRET_KEY?: string }
  return {
    ctx,
    user,
    file: join(DATA_DIR, 'secret.key'),
    env: { DATA_DIR },
    start: (more: KeyEnv = {}) => openKeys({ ...ctx, env: { DATA_DIR, SECRET_KEY: undefined, ...more } }),
    rotate: (more: KeyEnv = {}, isKeyLost = false) =>
      rotateRootKey(
        { ...ctx, env: { DATA_DIR, SECRET_KEY: undefined, OLD_SECRET_KEY: undefined, ...more } },
        isKeyLost,
      ),
    restore: (more: KeyEnv, isKeyLost = false) =>
      ctx.db.transaction((tx) =>
        adoptRestoredKeys(tx, { DATA_DIR, SECRET_KEY: undefined, ...more }, ctx.now(), isKeyLost),
      ),
    async seedWith(rootKey: string) {
      const [row] = await ctx.db.select().from(twoFactors)
      return symmetricDecrypt({ key: twoFactorKey(createKeys(rootKey)), data: row!.secret })
    },
    async hasTwoFactor() {
      const [row] = await ctx.db.select({ isOn: users.twoFactorEnabled }).from(users)
      return row!.isOn
    },
  }
}

test('rotating the key file re-encrypts second factors and ends sessions', async () => {
  const { ctx, env, file, rotate, start, seedWith } = await twoFactorFixture()
  const before = readFileSync(file, 'utf8')
  expect(await rotate()).toEqual({ lostTwoFactors: [], isMailPasswordLost: false })
  const after = readFileSync(file, 'utf8')
  expect(after).not.toBe(before)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(env.DATA_DIR)).toEqual(['secret.key'])
  expect(await seedWith(after.trim())).toBe('the seed')
  await expect(seedWith(before.trim())).rejects.toThrow()
  expect(await ctx.db.select().from(sessions)).toEqual([])
  await start()
})

test('rotating SECRET_KEY needs the old key besides the new one', async () => {
  const { rotate, start, seedWith } = await twoFactorFixture(ONE)
  await expect(rotate({ SECRET_KEY: ONE })).rejects.toThrow('SECRET_KEY is still the current key')
  await expect(rotate({ SECRET_KEY: OTHER })).rejects.toThrow('nothing was changed')
  expect(await seedWith(ONE)).toBe('the seed')
  await rotate({ SECRET_KEY: OTHER, OLD_SECRET_KEY: ONE })
  expect(await seedWith(OTHER)).toBe('the seed')
  await start({ SECRET_KEY: OTHER })
  await expect(start({ SECRET_KEY: ONE })).rejects.toThrow('is not the one')
})

test('an interrupted rotation is finished by the next start, before and after the commit', async () => {
  const { file, rotate, start, seedWith } = await twoFactorFixture()
  const old = readFileSync(file, 'utf8')
  // Before the commit: new key file, old database.
  writeFileSync(`${file}.new`, `${OTHER}\n`)
  await start()
  expect(readFileSync(file, 'utf8')).toBe(old)
  // After the commit: new database, new key file not yet renamed.
  await rotate()
  const next = readFileSync(file, 'utf8')
  writeFileSync(`${file}.new`, next)
  writeFileSync(file, old)
  await start()
  expect(readFileSync(file, 'utf8')).toBe(next)
  expect(await seedWith(next.trim())).toBe('the seed')
})

test('with a lost key, second factors are disabled only if requested', async () => {
  const { file, rotate, start, user, hasTwoFactor } = await twoFactorFixture()
  rmSync(file)
  await expect(rotate()).rejects.toThrow('npm run secret:rotate -- --lost-key')
  expect(await hasTwoFactor()).toBe(true)
  expect(await rotate({}, true)).toEqual({ lostTwoFactors: [user.email], isMailPasswordLost: false })
  expect(await hasTwoFactor()).toBe(false)
  await start()
})

test('a restore with another key is refused while second factors would be lost; with the same key nothing changes', async () => {
  const { restore, hasTwoFactor, seedWith, start, user } = await twoFactorFixture(ONE)
  await expect(restore({ SECRET_KEY: OTHER })).rejects.toThrow(
    /^The backup was made with another secret key than SECRET_KEY; nothing was changed\./,
  )
  expect(await restore({ SECRET_KEY: ONE })).toMatchObject({ isKeyChanged: false, lostTwoFactors: [] })
  expect(await seedWith(ONE)).toBe('the seed')
  expect(await hasTwoFactor()).toBe(true)

  expect(await restore({ SECRET_KEY: OTHER }, true)).toMatchObject({ isKeyChanged: true, lostTwoFactors: [user.email] })
  expect(await hasTwoFactor()).toBe(false)
  await start({ SECRET_KEY: OTHER })
})

test('a restore without second factors adopts the key of this machine', async () => {
  const { ctx, restore, start, file } = await twoFactorFixture(ONE)
  await ctx.db.delete(twoFactors)
  expect(await restore({})).toMatchObject({ isKeyChanged: true })
  expect(readFileSync(file, 'utf8').trim()).toHaveLength(64)
  expect(await ctx.db.select().from(sessions)).toEqual([])
  await start()
})
