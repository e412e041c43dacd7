import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openEmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { connect } from '../db.ts'
import { restrictDataDir } from './private-files.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-modes-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const modeOf = (path: string) => statSync(path).mode & 0o777

/** Every file and folder that another user could open, with its mode. */
function openToOthers(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (modeOf(path) & 0o077) !== 0)
    .map((path) => `${modeOf(path).toString(8)} ${path}`)
}

test('a world-readable data folder is made private, without files of others', () => {
  const folder = emptyFolder()
  const outside = join(emptyFolder(), 'outside')
  writeFileSync(outside, '')
  mkdirSync(join(folder, 'db/base'), { recursive: true })
  mkdirSync(join(folder, 'media'))
  for (const name of ['db/base/1', 'db.lock', 'media/a.webp', 'notes.txt']) writeFileSync(join(folder, name), '')
  symlinkSync(outside, join(folder, 'media/link'))
  for (const name of ['', 'db', 'db/base', 'media']) chmodSync(join(folder, name), 0o755)
  for (const name of ['db/base/1', 'db.lock', 'media/a.webp', 'notes.txt']) chmodSync(join(folder, name), 0o666)
  chmodSync(outside, 0o644)

  expect(restrictDataDir(folder)).toEqual([])
  expect(modeOf(folder)).toBe(0o700)
  expect(openToOthers(folder).map((line) => line.replace(`${folder}/`, ''))).toEqual(
    expect.arrayContaining(['666 notes.txt', '644 media/link']),
  )
  expect(openToOthers(folder)).toHaveLength(2)
})

test('a missing folder is not an error', () => {
  expect(restrictDataDir(join(emptyFolder(), 'none'))).toEqual([])
})

const onEmbedded = test.skipIf('server' in inject('source'))

onEmbedded('the files of the embedded database are private, although the engine requests 0666', async () => {
  const usual = process.umask(0o077)
  onTestFinished(() => void process.umask(usual))
  const folder = emptyFolder()
  const engine = await openEmbeddedDatabase({ dataDir: join(folder, 'data') })
  const database = connect(engine.connection, engine.close)
  await database.pool.query('create table things as select generate_series(1, 1000) as id')
  await database.close()
  expect(openToOthers(folder)).toEqual([])
})
