import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
import { withDatabase } from '../setup/postgres.ts'
import { emptyDatabase, nameOn, otherProcess, signIn, uploadPicture } from './requests.ts'
import { dataFolder, firstAdmin, runScript, startSite, usedFolder } from './site.ts'

test('a backup of the running embedded site moves to PostgreSQL and back; an incomplete backup replaces nothing', async () => {
  const DATA_DIR = usedFolder()
  const DATABASE_URL = await emptyDatabase()
  const file = `${dataFolder()}/site.gz`
  const owner = firstAdmin()
  const embedded = await startSite({ DATA_DIR })
  const picture = await uploadPicture(embedded.url, await signIn(embedded.url, owner))
  expect(await runScript('backup', [file], { DATA_DIR }).ended).toMatchObject({ code: 0 })
  const secretKey = readFileSync(`${DATA_DIR}/secret.key`, 'utf8').trim()
  expect(gunzipSync(readFileSync(file)).includes(secretKey)).toBe(false)
  expect(await runScript('jobs', [], { DATA_DIR }).ended).toEqual({ code: 0, output: '• No dead jobs\n', errors: '' })
  // While the site runs, its data cannot be replaced.
  expect((await runScript('restore', [file], { DATA_DIR }).ended).errors).toContain('is in use by another process')
  await embedded.stop()

  const moved = dataFolder()
  expect(await runScript('restore', [file], { DATABASE_URL, DATA_DIR: moved }).ended).toMatchObject({ code: 0 })
  for (const version of picture)
    expect(readFileSync(`${moved}${version}`)).toEqual(readFileSync(`${DATA_DIR}${version}`))
  const { pool, rename } = otherProcess(DATABASE_URL)
  expect((await pool.query("select email, role from users where id not like 'demo-%'")).rows).toEqual([
    { email: owner.email, role: 'ADMIN' },
  ])
  expect((await pool.query('select count(*)::int as n from accounts join users on users.id = user_id')).rows).toEqual([
    { n: 1 },
  ])
  await rename('Verhuisd')

  const back = `${dataFolder()}/back.gz`
  expect(await runScript('backup', [back], { DATABASE_URL }).ended).toMatchObject({ code: 0 })
  expect(await runScript('restore', [back], { DATA_DIR }).ended).toMatchObject({ code: 0 })
  const broken = `${dataFolder()}/broken.gz`
  writeFileSync(broken, readFileSync(file).subarray(0, -40))
  for (const [path, sentence] of [
    ['package.json', 'cannot be restored'],
    [broken, 'cannot be restored'],
    ['nope.gz', 'File not found: nope.gz'],
  ]) {
    const { code, errors } = await runScript('restore', [path!], { DATA_DIR }).ended
    expect(code).toBe(1)
    expect(errors).toContain(sentence)
  }
  const again = await startSite({ DATA_DIR })
  expect(again.output()).not.toContain('Admin sign-in')
  expect(await nameOn(again.url)).toBe('Verhuisd')
  await again.stop()
}, 400_000)

test('a start on a missing database fails at once', async () => {
  const DATABASE_URL = withDatabase(await emptyDatabase(), 'no_such_database')
  const { code, errors } = await runScript('start', [], { DATABASE_URL, PORT: String(await freePort()) }).ended
  expect(code).toBe(1)
  expect(errors).toMatch(/^✗ The database no_such_database at \S+ cannot be reached \(.+\): check DATABASE_URL\.\n$/)
})

test('a command without a file prints its usage', async () => {
  expect(await runScript('backup', [], {}).ended).toMatchObject({
    code: 1,
    errors: '✗ Usage: npm run backup -- FILE\n',
  })
  expect(await runScript('restore', [], {}).ended).toMatchObject({
    code: 1,
    errors: '✗ Usage: npm run restore -- FILE\n',
  })
})
