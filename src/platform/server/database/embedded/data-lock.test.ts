import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataInUseError } from '../../startup-error.ts'
import { lockDataDir } from './data-lock.ts'

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a locked data folder is reported as in use until the lock is released', () => {
  const dir = join(dataDir(), 'db')
  const unlock = lockDataDir(dir)
  expect(() => lockDataDir(dir)).toThrow(DataInUseError)
  unlock()
  lockDataDir(dir)()
})

test('a lock file with other content is reported and not modified', () => {
  const dir = join(dataDir(), 'db')
  mkdirSync(dir)
  const content = 'this was never a lock file '.repeat(50)
  writeFileSync(`${dir}.lock`, content)
  expect(() => lockDataDir(dir)).toThrow(`The file ${dir}.lock is damaged: remove it, then start again.`)
  expect(readFileSync(`${dir}.lock`, 'utf8')).toBe(content)
})

test('a data folder that is a file is reported', () => {
  const file = join(dataDir(), 'a-file')
  writeFileSync(file, '')
  expect(() => lockDataDir(join(file, 'db'))).toThrow(
    `DATA_DIR is ${file}, which is not a folder that can be written to`,
  )
})

// Root ignores file modes.
test.skipIf(process.getuid?.() === 0 || process.platform === 'win32').each([['with a lock file'], ['without one']])(
  'a data folder that is read-only, %s, is not reported as in use',
  (state) => {
    const folder = dataDir()
    const dir = join(folder, 'db')
    if (state === 'with a lock file') lockDataDir(dir)()
    for (const path of [folder, ...(state === 'with a lock file' ? [`${dir}.lock`] : [])]) chmodSync(path, 0o555)
    onTestFinished(() => chmodSync(folder, 0o755))
    expect(() => lockDataDir(dir)).toThrow('which is not a folder that can be written to')
  },
)
