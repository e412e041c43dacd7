import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { generateBackupKeys } from '#platform/server/backup/backup-encryption.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import type { Diagnosis } from '#server/doctor/diagnosis.ts'
import { startBucket } from '../../servers/bucket.ts'
import { withDatabase } from '../../setup/postgres.ts'
import { dataFolder, firstAdmin, runScript, startSite, usedFolder } from '../site.ts'
import { emptyDatabase, nameOn, otherProcess, signIn, uploadPicture } from './requests.ts'

/** What the doctor found wrong. */
function problemsIn(json: string): string[] {
  const { results } = JSON.parse(json) as { results: Diagnosis[] }
  return results.filter(({ status }) => status === 'problem').map(({ text }) => text)
}

test('a backup of the running embedded site moves through the S3 store to PostgreSQL and back; an incomplete one replaces nothing', async () => {
  const DATA_DIR = usedFolder()
  const DATABASE_URL = await emptyDatabase()
  const file = `${dataFolder()}/site.gz`
  const owner = firstAdmin()
  const bucket = await startBucket({ bucket: 'copies' })
  onTestFinished(async () => void (await bucket.close()))
  const { publicKey, privateKey: BACKUP_PRIVATE_KEY } = await generateBackupKeys()
  const copies = { ...bucket.env, BACKUP_BUCKET: 'copies', BACKUP_PUBLIC_KEY: publicKey }
  const embedded = await startSite({ DATA_DIR })
  const picture = await uploadPicture(embedded.url, await signIn(embedded.url, owner))
  expect(await runScript('backup', [file], { DATA_DIR }).ended).toMatchObject({ code: 0 })
  const secretKey = readFileSync(`${DATA_DIR}/secret.key`, 'utf8').trim()
  expect(gunzipSync(readFileSync(file)).includes(secretKey)).toBe(false)
  expect(await runScript('jobs', [], { DATA_DIR }).ended).toEqual({ code: 0, output: '• No dead jobs\n', errors: '' })
  expect(await runScript('backup', ['s3:move'], { DATA_DIR, ...copies }).ended).toMatchObject({ code: 0 })
  const healthy = await runScript('doctor', ['--json'], { DATA_DIR, PORT: String(embedded.port), ...copies }).ended
  expect(problemsIn(healthy.output)).toEqual([])
  expect(healthy).toMatchObject({ code: 0, errors: '' })
  expect(healthy.output).toContain('There is no proxy: the site sees the address')
  // While the site runs, its data cannot be replaced.
  expect((await runScript('restore', [file], { DATA_DIR }).ended).errors).toContain('is in use by another process')
  await embedded.stop()

  const moved = dataFolder()
  const target = { DATABASE_URL, DATA_DIR: moved, ...copies }
  expect(await runScript('restore', ['s3:move'], { ...target, BACKUP_PRIVATE_KEY }).ended).toMatchObject({ code: 0 })
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

  expect(await runScript('backup', ['s3:back'], target).ended).toMatchObject({ code: 0 })
  expect((await runScript('backup', ['--list'], target).ended).output).toMatch(
    /^• s3:back {2}\S+ MB\n• s3:move {2}\S+ MB\n• 2 backups\n$/,
  )
  // The site is stopped, and the other key does not belong to its data.
  const stopped = await runScript('doctor', ['--json'], { ...target, SECRET_KEY: 'x'.repeat(32) }).ended
  expect(stopped.code).toBe(1)
  expect(problemsIn(stopped.output)).toEqual([
    'The key in SECRET_KEY is not the one of this database: put that one back.',
  ])
  expect(stopped.output).toContain('Notifications arrive')
  const source = { DATA_DIR, ...copies, BACKUP_PRIVATE_KEY }
  expect(await runScript('restore', ['s3:back'], source).ended).toMatchObject({ code: 0 })
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
    errors: '✗ Usage: npm run backup -- FILE (or s3:NAME, --list, --new-key)\n',
  })
  expect(await runScript('restore', [], {}).ended).toMatchObject({
    code: 1,
    errors: '✗ Usage: npm run restore -- FILE (or s3:NAME)\n',
  })
})
