import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import release from './running-release.json' with { type: 'json' }

/** The commit that deployments run while the next version is rolled out. */
const { commit } = release

/** Migrations of the running release. Throws in a clone without its commit. */
export function readReleasedMigrationCount(): number {
  try {
    const journal = git('show', `${commit}:migrations/meta/_journal.json`)
    return JSON.parse(journal.toString()).entries.length
  } catch (cause) {
    throw new Error(
      `The running release ${commit} (tests/process/running-release.json) is not in this clone: fetch the whole history with "git fetch --unshallow".`,
      { cause },
    )
  }
}

/**
 * A folder with the sources and the build of the running release, on the packages of this checkout. The build is cached
 * in node_modules/.cache; the folder is outside, because Node does not run TypeScript below node_modules.
 */
export async function makeReleaseFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'cyaan-release-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const archive = join(root, 'release.tar')
  git('archive', '--format=tar', `--output=${archive}`, commit)
  execFileSync('tar', ['-xf', 'release.tar'], { cwd: root })
  await symlink(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const cached = resolve('node_modules/.cache/releases', commit)
  if (!existsSync(cached)) await buildInto(cached, root)
  await cp(cached, join(root, 'dist'), { recursive: true })
  return root
}

/** Renamed when complete: an interrupted build leaves nothing that is taken for one. */
async function buildInto(cached: string, root: string): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, env, stdio: 'pipe' })
  run(resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn')
  run('scripts/build-service-worker.ts')
  await cp(join(root, 'dist'), `${cached}.part`, { recursive: true })
  await rename(`${cached}.part`, cached)
  await rm(join(root, 'dist'), { recursive: true })
}

function git(...args: string[]): Buffer {
  return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 10_000_000 })
}
