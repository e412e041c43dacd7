import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from '../../src/platform/server/env.ts'
import { StartupError } from '../../src/platform/server/startup-error.ts'
import { printLine } from '../command.ts'
import type { Installation } from './installation.ts'
import {
  explainMissingSpace,
  explainOlderRelease,
  explainUnknownTag,
  newestTag,
  releaseBytes,
  releaseOfTag,
} from './plan.ts'
import { run, runScript, runWithPrograms } from './run.ts'

/** What the image is built from too (.dockerignore). */
const SOURCES = [
  ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'],
  ...['src', 'public', 'migrations', 'scripts', 'docs', 'README.md', 'CHANGELOG.md', 'LICENSE'],
]
const FETCH_TIMEOUT_MS = 120_000

/** `copy` puts the sources of the release into an empty folder. */
export type WantedRelease = { name: string; copy(target: string): Promise<void> }

/** A folder with sources, a tag of the clone, or `latest`: its newest tag. */
export async function findRelease({ source }: Installation, wanted: string): Promise<WantedRelease> {
  // npm runs scripts in the folder of package.json; INIT_CWD is where the command was given.
  const folder = resolve(process.env.INIT_CWD ?? '.', wanted)
  if (existsSync(join(folder, 'package.json'))) return releaseOfFolder(folder)
  if (wanted.includes('/'))
    throw new StartupError(`${folder} does not hold the sources of a version: it has no package.json. Check the path.`)
  if (!existsSync(join(source, '.git')))
    throw new StartupError(`Tags need a clone in ${source}: clone the sources there, or give a folder with sources.`)
  const git = (...args: string[]) => run('git', args, { cwd: source, isQuiet: true, timeoutMs: FETCH_TIMEOUT_MS })
  const fetched = await git('fetch', '--tags', '--quiet')
  if (fetched.code !== 0) printLine('The tags could not be fetched; those of the last time are used')
  const tags = (await git('tag', '--list')).output.split('\n').filter(Boolean)
  const tag = wanted === 'latest' ? newestTag(tags) : wanted
  if (!tag || !tags.includes(tag)) throw new StartupError(explainUnknownTag(wanted, tags, source))
  return {
    name: releaseOfTag(tag),
    async copy(target) {
      const archive = join(target, 'sources.tar')
      const made = await git('archive', '--format=tar', `--output=${archive}`, `refs/tags/${tag}`)
      const unpacked = await run('tar', ['-xf', archive], { cwd: target, isQuiet: true })
      if (made.code !== 0 || unpacked.code !== 0)
        throw new StartupError(`The sources of ${tag} could not be read: ${made.errors || unpacked.errors}`.trim())
      rmSync(archive)
    },
  }
}

/** The hash tells two states of a folder apart that have the same version. */
function releaseOfFolder(folder: string): WantedRelease {
  const sources = SOURCES.filter((name) => existsSync(join(folder, name)))
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const file of sources.flatMap((name) => filesIn(join(folder, name))))
    hash.update(file.slice(folder.length)).update(readFileSync(file))
  return {
    name: `${version}-${hash.digest('hex').slice(0, 8)}`,
    async copy(target) {
      for (const name of sources) cpSync(join(folder, name), join(target, name), { recursive: true })
    },
  }
}

/** Installs and builds beside the running version. A release that an earlier run completed is used again. */
export async function prepareRelease(installation: Installation, release: WantedRelease, env: Env): Promise<void> {
  const folder = installation.release(release.name)
  if (!existsSync(folder)) await buildRelease(installation, release, env)
  // Loads the server once, so that its first start finds compiled code.
  const { code, errors } = await runScript(folder, 'start.ts', ['--compile-only'], { isQuiet: true })
  if (code === 0) return
  rmSync(folder, { recursive: true, force: true })
  throw new StartupError(`The build of ${release.name} does not load (${errors.trim()}). Nothing was changed.`)
}

async function buildRelease(installation: Installation, { name, copy }: WantedRelease, env: Env): Promise<void> {
  const preparing = installation.preparing(name)
  const neededBytes = releaseBytes(databaseBytes(env))
  for (const folder of [installation.root, env.DATA_DIR]) requireSpace(folder, neededBytes)
  mkdirSync(preparing, { recursive: true })
  try {
    printLine(`Preparing ${name}`)
    await copy(preparing)
    requireNewer(installation, preparing, name)
    if (!existsSync(join(preparing, '.env'))) symlinkSync('../../.env', join(preparing, '.env'))
    const others = [installation.release(installation.current() ?? 'none'), process.cwd()]
    const wishes = ['production', 'build', ...others.map((folder) => `packages-of=${folder}`)]
    const { code } = await runWithPrograms('scripts/prepare.mjs', wishes, preparing)
    if (code !== 0) throw new StartupError(`${name} could not be prepared, for the reason above. Nothing was changed.`)
    renameSync(preparing, installation.release(name))
  } catch (failure) {
    rmSync(preparing, { recursive: true, force: true })
    throw failure
  }
}

function requireNewer(installation: Installation, preparing: string, name: string): void {
  const current = installation.current()
  const problem = current
    ? explainOlderRelease(
        { name, migrations: countMigrations(preparing) },
        { name: current, migrations: countMigrations(installation.release(current)) },
      )
    : undefined
  if (problem) throw new StartupError(problem)
}

export function countMigrations(release: string): number {
  return migrationTimes(release).length
}

/** What identifies the migrations of a release in the database. */
export function migrationTimes(release: string): number[] {
  const { entries } = JSON.parse(readFileSync(join(release, 'migrations/meta/_journal.json'), 'utf8'))
  return entries.map(({ when }: { when: number }) => when)
}

export function requireSpace(folder: string, neededBytes: number): void {
  if (!existsSync(folder)) return
  const { bavail, bsize } = statfsSync(folder)
  const problem = explainMissingSpace(bavail * bsize, { neededBytes, folder })
  if (problem) throw new StartupError(problem)
}

/** Of the embedded database. */
export function databaseBytes({ DATABASE_URL, DATA_DIR }: Env): number {
  const folder = join(DATA_DIR, 'db')
  const files = !DATABASE_URL && existsSync(folder) ? filesIn(folder) : []
  return files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
