import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { explainLostDatabase, hasDatabase, withDatabaseFolder } from './database-folder.ts'
import { openEmbeddedDatabase } from './embedded-database.ts'

function dataFolder(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of files) write(folder, file)
  return folder
}

function write(folder: string, file: string, content = 'content'): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

const WHOLE = [
  ...['db/PG_VERSION', 'db/postgresql.conf', 'db/global/pg_control', 'db/base/5/1259', 'db/pg_logical/x'],
  ...['db/pg_multixact/x', 'db/pg_notify/x', 'db/pg_replslot/x', 'db/pg_subtrans/x', 'db/pg_tblspc/x'],
  ...['db/pg_twophase/x', 'db/pg_wal/x', 'db/pg_xact/x'],
]
const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()

const onEmbedded = test.skipIf('server' in inject('source'))

onEmbedded('an incomplete copy is refused with the newest backups named, and nothing in it is written', async () => {
  const folder = dataFolder('db/base/5/1259', 'db/global/pg_control')
  for (const day of [1, 2, 3, 4]) {
    write(folder, `backups/nightly-2026-03-0${day}.gz`)
    utimesSync(join(folder, `backups/nightly-2026-03-0${day}.gz`), day, day)
  }
  const before = filesIn(join(folder, 'db'))
  await expect(openEmbeddedDatabase({ dataDir: folder })).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /db is incomplete \(PG_VERSION is missing or empty\), and nothing in it was changed: .*: \S+03-04\.gz, \S+03-03\.gz, \S+03-02\.gz\.$/,
    ),
  })
  expect(filesIn(join(folder, 'db'))).toEqual(before)
  // The lock was released.
  await expect(openEmbeddedDatabase({ dataDir: folder })).rejects.toThrow('is incomplete')
})

test('every part of a database folder is required; a whole one is opened as it is', async () => {
  for (const part of ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact']) {
    const folder = dataFolder(...WHOLE)
    rmSync(join(folder, 'db', part), { recursive: true })
    await expect(withDatabaseFolder(join(folder, 'db'), async () => 'open')).rejects.toThrow(
      `${part} is missing or empty`,
    )
  }
  const truncated = dataFolder(...WHOLE)
  write(truncated, 'db/global/pg_control', '')
  await expect(withDatabaseFolder(join(truncated, 'db'), async () => 'open')).rejects.toThrow('there is none in')
  const whole = dataFolder(...WHOLE)
  expect(await withDatabaseFolder(join(whole, 'db'), async () => 'open')).toBe('open')
  expect(filesIn(whole)).toEqual(filesIn(dataFolder(...WHOLE)))
})

test('a creation that was interrupted begins again', async () => {
  const folder = dataFolder()
  const dir = join(folder, 'db')
  const interrupted = withDatabaseFolder(dir, async () => {
    write(folder, 'db/PG_VERSION')
    throw new Error('killed')
  })
  await expect(interrupted).rejects.toThrow('killed')
  expect(hasDatabase(dir)).toBe(false)
  expect(
    await withDatabaseFolder(dir, async () => {
      expect(readdirSync(dir)).toEqual([])
      for (const file of WHOLE) write(folder, file)
      return 'created'
    }),
  ).toBe('created')
  expect(readdirSync(folder)).toEqual(['db'])
  expect(await withDatabaseFolder(dir, async () => existsSync(join(dir, 'PG_VERSION')))).toBe(true)
})

test('a data folder with backups or pictures, but no database, was used before', () => {
  expect(explainLostDatabase(dataFolder())).toBeUndefined()
  expect(explainLostDatabase(dataFolder('secret.key', 'db.lock', 'media/lost+found/x'))).toBeUndefined()
  expect(explainLostDatabase(dataFolder(...WHOLE, 'backups/nightly-2026-03-01.gz', 'media/a/1.webp'))).toBeUndefined()
  expect(explainLostDatabase(dataFolder('backups/nightly-2026-03-01.gz'))).toMatch(
    /missing, but there are backups: .*01\.gz/,
  )
  expect(explainLostDatabase(dataFolder('media/a/1.webp'))).toMatch(/pictures in .*set DATABASE_URL/)
})
