import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createKeys, createRootKey, findRootKey } from './secret-key.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const ROOT_KEY = 'a root key of at least 32 characters'

test('each purpose has its own key, the same at every start; another root key gives other keys', () => {
  const [keys, again, others] = [createKeys(ROOT_KEY), createKeys(ROOT_KEY), createKeys(`${ROOT_KEY}!`)]
  expect(keys.derive('a')).toHaveLength(32)
  expect(again.derive('a')).toEqual(keys.derive('a'))
  expect(keys.derive('b')).not.toEqual(keys.derive('a'))
  expect(others.derive('a')).not.toEqual(keys.derive('a'))
  expect(keys.derive('a').includes(ROOT_KEY)).toBe(false)
})

test('the key file is readable by its owner only, whatever the umask', () => {
  const usual = process.umask(0)
  onTestFinished(() => void process.umask(usual))
  const DATA_DIR = join(emptyFolder(), 'data')
  const rootKey = createRootKey({ DATA_DIR })
  expect(rootKey).toHaveLength(64)
  expect(readdirSync(DATA_DIR)).toEqual(['secret.key'])
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700)
  expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(findRootKey({ DATA_DIR })).toBe(rootKey)
})

test('a key that another process created meanwhile is used, not replaced', () => {
  const DATA_DIR = emptyFolder()
  writeFileSync(join(DATA_DIR, 'secret.key'), `${ROOT_KEY}\n`)
  expect(createRootKey({ DATA_DIR })).toBe(ROOT_KEY)
  expect(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8')).toBe(`${ROOT_KEY}\n`)
})

test('SECRET_KEY takes precedence over the key file', () => {
  const DATA_DIR = emptyFolder()
  createRootKey({ DATA_DIR })
  expect(findRootKey({ DATA_DIR, SECRET_KEY: ROOT_KEY })).toBe(ROOT_KEY)
})

test('an invalid key file and an unwritable folder are reported', () => {
  const DATA_DIR = emptyFolder()
  writeFileSync(join(DATA_DIR, 'secret.key'), 'short')
  expect(() => findRootKey({ DATA_DIR })).toThrow(/secret\.key does not contain a secret key/)
  expect(() => createRootKey({ DATA_DIR: join(DATA_DIR, 'secret.key') })).toThrow(
    /^The secret key cannot be written to .+: set SECRET_KEY, or DATA_DIR to a folder that can be written to\.$/,
  )
})
