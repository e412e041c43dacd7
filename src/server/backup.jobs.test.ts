import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#platform/server/backup/backup.ts'
import { generateBackupKeys } from '#platform/server/backup/backup-encryption.ts'
import { openBackup, verifyBackup } from '#platform/server/backup/backup-format.ts'
import { openRemoteBackups } from '#platform/server/backup/remote-backup.ts'
import { runningDatabaseConfig } from '#platform/server/database/embedded/embedded-database.ts'
import { readEnv } from '#platform/server/env.ts'
import { startBucket } from '#tests/servers/bucket.ts'
import { testApp } from '#tests/test-app.ts'
import { findLastUpload, nightlyBackup } from './backup.jobs.ts'

const NAME = 'nightly-2025-03-03'
const KEYS = await generateBackupKeys()

/** A site whose job finds its database; `run` runs the job at a day. */
async function backupFixture(variables: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'cyaan-nightly-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const made = await testApp()
  const { ctx, database } = made
  const { connectionString, host } = database.connection
  if (!connectionString) {
    // The job connects through the socket of the data folder.
    const socket = runningDatabaseConfig(DATA_DIR).host!
    mkdirSync(socket, { mode: 0o700 })
    onTestFinished(() => rmSync(socket, { recursive: true }))
    for (const name of readdirSync(host!)) symlinkSync(join(host!, name), join(socket, name))
  }
  const base = { DATA_DIR, ...(connectionString ? { DATABASE_URL: connectionString } : {}), ...variables }
  const run = (day = '2025-03-03', more: Record<string, string> = {}) =>
    nightlyBackup.run({ ...ctx, env: readEnv({ ...base, ...more }), now: () => new Date(`${day}T02:15:00Z`) }, {})
  const remote = (more: Record<string, string> = {}) => openRemoteBackups(readEnv({ ...base, ...more }))
  return { ...made, folder: DATA_DIR, backups: join(DATA_DIR, 'backups'), run, remote }
}

async function bucketFixture() {
  const bucket = await startBucket({ bucket: 'copies' })
  onTestFinished(async () => void (await bucket.close()))
  const variables = { ...bucket.env, BACKUP_BUCKET: 'copies', BACKUP_PUBLIC_KEY: KEYS.publicKey }
  return { bucket, variables, ...(await backupFixture(variables)) }
}

const BACKUP_PRIVATE_KEY = KEYS.privateKey

test.skipIf(process.platform === 'win32')(
  'the nightly backup keeps the last seven and removes partial files',
  async () => {
    const { database, backups, run } = await backupFixture()
    if (!database.isEmbedded) return
    mkdirSync(backups)
    for (let day = 10; day < 20; day++) writeFileSync(join(backups, `nightly-2025-02-${day}.gz`), '')
    writeFileSync(join(backups, 'nightly-2025-03-02.gz.part'), '')

    await run()
    const days = [14, 15, 16, 17, 18, 19].map((day) => `nightly-2025-02-${day}.gz`)
    expect(readdirSync(backups).sort()).toEqual([...days, `${NAME}.gz`])
    await verifyBackup(join(backups, `${NAME}.gz`))

    // A failed nightly backup removes none of the complete ones.
    rmSync(join(backups, `${NAME}.gz`))
    symlinkSync('/dev/null', join(backups, `${NAME}.gz.part`))
    await expect(run()).rejects.toThrow('could not be read back')
    expect(readdirSync(backups).sort()).toEqual(days)
  },
)

test('without a bucket PostgreSQL is not backed up', async () => {
  const { database, folder, run } = await backupFixture()
  if (database.isEmbedded) return
  await run()
  expect(readdirSync(folder)).toEqual([])
})

test('the nightly backup is uploaded encrypted, with the pictures of DATA_DIR, and restored with the private key only', async () => {
  const { ctx, database, bucket, folder, backups, run, remote } = await bucketFixture()
  await database.pool.query(`insert into settings (key, value, updated_at) values ('a', '"readable text"', now())`)
  await database.pool.query(`insert into media (id, width, height, colour, widths, fallback_format, fallback_width, bytes, created_at, touched_at)
    values ('${'0'.repeat(24)}', 10, 10, '#000000', '{10}', 'jpg', 10, 3, now(), now())`)
  mkdirSync(join(folder, 'media', '0'.repeat(24)), { recursive: true })
  writeFileSync(join(folder, 'media', '0'.repeat(24), '10.jpg'), 'jpg')
  expect(await findLastUpload(ctx.db)).toBeUndefined()

  await run()
  expect([...bucket.files.keys()]).toEqual([`/copies/backups/${NAME}.gz.age`])
  expect(await remote().list()).toEqual([{ name: NAME, bytes: expect.any(Number) }])
  const [content] = bucket.files.values()
  expect(content!.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> X25519 /)
  expect(await findLastUpload(ctx.db)).toEqual(new Date('2025-03-03T02:15:00Z'))
  // No temporary files, and on PostgreSQL no files at all.
  expect(readdirSync(folder).sort()).toEqual(database.isEmbedded ? ['backups', 'media'] : ['media'])
  if (database.isEmbedded) expect(readdirSync(backups)).toEqual([`${NAME}.gz`])

  const file = join(folder, 'decrypted.gz')
  await remote({ BACKUP_PRIVATE_KEY }).download(NAME, file)
  const { entries } = await openBackup(file)
  const found = await Array.fromAsync(entries)
  expect(found.filter(({ table }) => table === '/files').map(({ json }) => JSON.parse(json))).toEqual([
    { key: `${'0'.repeat(24)}/10.jpg`, base64: Buffer.from('jpg').toString('base64') },
  ])
  await database.pool.query('truncate settings')
  await restoreBackup(database.connection, file, { check: async () => {}, store: async () => {} })
  expect((await database.pool.query("select value from settings where key = 'a'")).rows).toEqual([
    { value: 'readable text' },
  ])

  await expect(remote().download(NAME, file)).rejects.toThrow('Set BACKUP_PRIVATE_KEY')
  const other = (await generateBackupKeys()).privateKey
  await expect(remote({ BACKUP_PRIVATE_KEY: other }).download(NAME, file)).rejects.toThrow('is not the key')
  await expect(remote({ BACKUP_PRIVATE_KEY }).download('nightly-2025-03-04', file)).rejects.toThrow(
    'There is no backup',
  )
  const path = `/copies/backups/${NAME}.gz.age`
  for (const damaged of [content!.subarray(0, -20), Buffer.concat([content!, Buffer.from('x')])]) {
    bucket.files.set(path, damaged)
    await expect(remote({ BACKUP_PRIVATE_KEY }).download(NAME, file)).rejects.toThrow('incomplete or damaged')
  }
})

test('expired nightly backups are removed from the bucket, others stay; every run of a day replaces one object', async () => {
  const { bucket, run, remote } = await bucketFixture()
  const put = (name: string) => bucket.files.set(`/copies/backups/${name}.gz.age`, Buffer.from('x'))
  for (let day = 10; day <= 28; day++) put(`nightly-2025-02-${day}`)
  put('before-update')
  bucket.files.set('/copies/media/picture', Buffer.from('x'))
  await run()
  await run()
  expect((await remote().list()).map(({ name }) => name)).toEqual([
    'before-update',
    'nightly-2025-02-16',
    'nightly-2025-02-23',
    ...[24, 25, 26, 27, 28].map((day) => `nightly-2025-02-${day}`),
    NAME,
  ])
  expect(bucket.files.has('/copies/media/picture')).toBe(true)
})

test('a missing bucket, a wrong key and a store that is down are named, and nothing counts as uploaded', async () => {
  const { ctx, bucket, run, backups, database } = await bucketFixture()
  await expect(run('2025-03-03', { BACKUP_BUCKET: 'missing' })).rejects.toThrow(
    `there is no bucket missing in the S3 store at ${bucket.url}`,
  )
  await expect(run('2025-03-03', { S3_SECRET_ACCESS_KEY: 'wrong' })).rejects.toThrow('403 SignatureDoesNotMatch')
  await bucket.close()
  await expect(run()).rejects.toThrow(`the S3 store at ${bucket.url} does not respond (ECONNREFUSED)`)
  expect(await findLastUpload(ctx.db)).toBeUndefined()
  if (database.isEmbedded) expect(readdirSync(backups)).toEqual([`${NAME}.gz`])
})
