import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openKeys } from '#features/identity/server/auth/secret-key.service.ts'
import { media } from '#features/media/server/media.table.ts'
import { writeBackup } from '#platform/server/backup/backup.ts'
import { generateBackupKeys } from '#platform/server/backup/backup-encryption.ts'
import { openRemoteBackups } from '#platform/server/backup/remote-backup.ts'
import { connect, type Database, openDatabase } from '#platform/server/db.ts'
import { readEnv } from '#platform/server/env.ts'
import { startBucket } from '#tests/servers/bucket.ts'
import { transactionPooler } from '#tests/servers/pooler.ts'
import { testApp } from '#tests/test-app.ts'
import { checkCalendars } from './check-calendars.ts'
import { checkDataDir, checkSecretKey } from './check-data-dir.ts'
import { checkJobs, checkSchema, checkServer, judgeClock, judgeConnections, judgeMigrations } from './check-database.ts'
import { checkBackups, checkObjectStore, checkPictures } from './check-stores.ts'
import { diagnose } from './doctor.ts'

const NOW = new Date('2025-03-03T09:00:00Z')

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const lines = (found: { status: string; text: string }[]) => found.map(({ status, text }) => `${status}: ${text}`)
const statuses = (found: { status: string }[]) => found.map(({ status }) => status)

test('a migrated database passes; missing and unknown migrations are problems', async () => {
  const { database } = await testApp()
  expect(statuses(await checkSchema(database))).toEqual(['ok', 'ok', 'ok'])
  expect(judgeMigrations(3, 5).text).toContain('2 of 5 migrations are missing: start this version')
  expect(judgeMigrations(6, 5).text).toContain('start that version again, or move the database away')
  expect(judgeMigrations(5, 5).status).toBe('ok')
})

test('a PostgreSQL server passes; a pooler that loses notifications is a problem', async () => {
  const { database } = await testApp()
  if (database.isEmbedded) return
  expect(statuses(await checkServer(database))).toEqual(['ok', 'ok', 'ok'])
  const connectionString = await transactionPooler(database.connection.connectionString!)
  const pooled = connect({ connectionString })
  onTestFinished(pooled.close)
  expect(lines(await checkServer(pooled))[0]).toMatch(/^problem: Notifications do not arrive: .* transaction mode/)
})

test('too few connections and a wrong clock are problems', () => {
  expect(judgeConnections({ available: 97, others: 2, processes: 2 }).text).toContain('for 8 processes, 2 run')
  expect(judgeConnections({ available: 97, others: 70, processes: 2 }).status).toBe('warning')
  expect(judgeConnections({ available: 97, others: 90, processes: 0 }).status).toBe('problem')
  expect(judgeConnections({ available: 20, others: 0, processes: 2 }).status).toBe('problem')
  expect(judgeClock(800, 5).status).toBe('ok')
  expect(judgeClock(-61_000, 5).text).toContain('61 s behind')
})

test('a calendar that cannot be read for 15 minutes is a problem', async () => {
  const { database } = await testApp()
  expect(statuses(await checkCalendars(database.db, new Date()))).toEqual(['ok'])
  await database.pool.query(`insert into own_calendars
    (id, name, encrypted_address, host, blocks_all_day, closes_if_unread, failing_since, created_at, updated_at)
    values ('a', 'Google', 'x', 'calendar.example', true, false, '2026-03-02T09:00Z', now(), now())`)
  const checkAt = async (now: string) => lines(await checkCalendars(database.db, new Date(now)))
  expect(await checkAt('2026-03-02T09:14:00Z')).toEqual([expect.stringMatching(/^ok:/)])
  expect(await checkAt('2026-03-02T09:15:00Z')).toEqual([
    expect.stringMatching(/^problem: .*"Google"\. While .* See why/),
  ])
})

test('a job that failed for good is a problem', async () => {
  const { database } = await testApp()
  expect(statuses(await checkJobs(database))).toEqual(['ok'])
  await database.pool.query("insert into pgboss.job (name, source_name) values ('dead', 'nightly-backup')")
  expect(lines(await checkJobs(database))).toEqual([expect.stringMatching(/^problem: .*: nightly-backup\. See why/)])
})

test.skipIf(process.platform === 'win32')(
  'a data folder that others can read, or that is no folder, is a problem',
  async () => {
    const DATA_DIR = dataFolder()
    expect(statuses(await checkDataDir({ DATA_DIR }))).toEqual(['ok', 'ok', 'ok'])
    mkdirSync(join(DATA_DIR, 'media'))
    chmodSync(join(DATA_DIR, 'media'), 0o755)
    expect(lines(await checkDataDir({ DATA_DIR }))).toContainEqual(
      expect.stringMatching(/^problem: Other users of this machine can open \S+media: run "chmod/),
    )
    const file = join(DATA_DIR, 'file')
    writeFileSync(file, '')
    expect(statuses(await checkDataDir({ DATA_DIR: file }))[0]).toBe('problem')
    expect(statuses(await checkDataDir({ DATA_DIR: join(DATA_DIR, 'none') }))).toEqual(['skipped'])
  },
)

test.skipIf(process.platform === 'win32')('the secret key must be private and the one of the database', async () => {
  const { ctx } = await testApp()
  const DATA_DIR = dataFolder()
  expect(statuses(await checkSecretKey({ SECRET_KEY: undefined, DATA_DIR }, ctx.db))).toEqual(['skipped'])
  const file = { SECRET_KEY: undefined, DATA_DIR }
  await openKeys({ ...ctx, env: file })
  expect(lines(await checkSecretKey(file, ctx.db))).toEqual([expect.stringMatching(/^ok: .* belongs to this database/)])
  expect(lines(await checkSecretKey({ ...file, SECRET_KEY: 'x'.repeat(32) }, ctx.db))).toEqual([
    expect.stringMatching(/^problem: The key in SECRET_KEY is not the one of this database/),
  ])
  chmodSync(join(DATA_DIR, 'secret.key'), 0o644)
  expect(lines(await checkSecretKey(file, ctx.db))).toEqual([expect.stringContaining('chmod 600')])
  rmSync(join(DATA_DIR, 'secret.key'))
  expect(lines(await checkSecretKey(file, ctx.db))).toEqual([expect.stringMatching(/^problem: .* is missing/)])
})

test('a picture without its file is a problem, also without a media folder', async () => {
  const { ctx } = await testApp()
  const env = readEnv({ DATA_DIR: dataFolder() })
  expect(statuses(await checkPictures(env, ctx.db))).toEqual(['ok'])
  await ctx.db.insert(media).values({
    ...{ id: 'f'.repeat(24), width: 200, height: 100, colour: '#888', widths: [200], bytes: 1 },
    ...{ fallbackFormat: 'jpg', fallbackWidth: 200, createdAt: NOW, touchedAt: NOW },
  })
  expect(lines(await checkPictures(env, ctx.db))).toEqual([
    expect.stringMatching(/^problem: The files of 1 pictures are missing in \S+media: put this folder back/),
  ])
})

async function copiesFixture() {
  const bucket = await startBucket({ bucket: 'copies' })
  onTestFinished(async () => void (await bucket.close()))
  const keys = await generateBackupKeys()
  const DATA_DIR = dataFolder()
  const variables = { DATA_DIR, ...bucket.env, BACKUP_BUCKET: 'copies', BACKUP_PUBLIC_KEY: keys.publicKey }
  return { bucket, keys, variables, env: readEnv(variables) }
}

test('a bucket that takes, returns and deletes an object passes; a missing one is a problem', async () => {
  const { bucket, variables, env } = await copiesFixture()
  expect(statuses(await checkObjectStore(env))).toEqual(['ok'])
  expect(bucket.files.size).toBe(0)
  expect(lines(await checkObjectStore(readEnv({ ...variables, S3_BUCKET: 'other' })))).toEqual([
    expect.stringMatching(/^problem: No object can be written in the bucket other \(there is no bucket other/),
    expect.stringMatching(/^ok/),
  ])
  expect(statuses(await checkObjectStore(readEnv({})))).toEqual(['skipped'])
})

test('the newest backup must be recent and readable, on disk and in the store', async () => {
  const { database } = await testApp()
  const { bucket, keys, variables, env } = await copiesFixture()
  const folder = join(env.DATA_DIR, 'backups')
  mkdirSync(folder)
  const file = join(folder, 'nightly-2025-03-03.gz')
  await writeBackup(database.connection, file, NOW)
  expect(statuses(await checkBackups(readEnv({ DATA_DIR: env.DATA_DIR }), NOW))).toEqual(['ok', 'warning'])
  expect(lines(await checkBackups(env, NOW))[1]).toMatch(/^warning: There is no nightly backup in the S3 store yet/)

  await openRemoteBackups(env).upload('nightly-2025-03-03', file)
  expect(statuses(await checkBackups(env, NOW))).toEqual(['ok', 'ok', 'skipped'])
  const withKey = readEnv({ ...variables, BACKUP_PRIVATE_KEY: keys.privateKey })
  expect(lines(await checkBackups(withKey, NOW))[1]).toMatch(/^ok: .* was decrypted and is complete, of today/)
  const later = await checkBackups(withKey, new Date('2025-03-09'))
  expect(lines(later)).toEqual([expect.stringMatching(/^problem: .* 6 days old/), expect.stringMatching(/^problem/)])

  writeFileSync(file, gzipSync('{}'))
  const [path, content] = [...bucket.files][0]!
  bucket.files.set(path, content.subarray(0, -1))
  expect(lines(await checkBackups(withKey, NOW))).toEqual([
    expect.stringMatching(/^problem: The newest backup \S+ cannot be read/),
    expect.stringMatching(/^problem: The newest backup s3:\S+ cannot be restored: .* incomplete or damaged/),
  ])
  const mistyped = keys.publicKey.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
  expect(lines(await checkBackups(readEnv({ ...variables, BACKUP_PUBLIC_KEY: mistyped }), NOW))[1]).toMatch(
    /^problem: BACKUP_PUBLIC_KEY has a typing error/,
  )
})

test('a database that is incomplete, or missing although it was used, is a problem as at the start', async () => {
  const DATA_DIR = dataFolder()
  const env = readEnv({ DATA_DIR })
  const first = async () => lines(await diagnose(env, () => openDatabase(env), { now: NOW }))[0]
  mkdirSync(join(DATA_DIR, 'backups'))
  writeFileSync(join(DATA_DIR, 'backups/nightly-2025-03-02.gz'), '')
  expect(await first()).toMatch(/^problem: The database in \S+ is missing, but there are backups: .*03-02\.gz/)
  mkdirSync(join(DATA_DIR, 'db/base'), { recursive: true })
  expect(await first()).toMatch(/^problem: The database in \S+ is incomplete \(PG_VERSION .*03-02\.gz/)
})

test('without a database, and with one that does not open, the other checks still run', async () => {
  const fails = async (): Promise<Database> => {
    throw new Error('The database cannot be reached: check DATABASE_URL.')
  }
  const areas = async (variables: Record<string, string>) =>
    (await diagnose(readEnv({ DATA_DIR: dataFolder(), ...variables }), fails, { now: NOW })).map(
      ({ area, status }) => `${area} ${status}`,
    )
  const others = [
    'secret key skipped',
    ...Array(3).fill('disk ok'),
    'pictures skipped',
    'mail skipped',
    'S3 store skipped',
  ]
  expect(await areas({})).toEqual([
    'database skipped',
    ...others,
    'backups skipped',
    'backups warning',
    'address skipped',
  ])
  expect(await areas({ DATABASE_URL: 'postgres://u@127.0.0.1:1/d', PORT: '1' })).toEqual([
    'database problem',
    ...others,
    'backups skipped',
    'address problem',
  ])
})
