import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
import { openInstallation } from '../../scripts/update/installation.ts'
import { findRelease } from '../../scripts/update/prepare-release.ts'
import { runScript } from './site.ts'

const LINKED = ['dist', 'src', 'public', 'node_modules', 'package-lock.json', 'vite.config.ts', 'tsconfig.json']
const RESTART_MS = 100

type Env = Record<string, string>

/** An installation with a current release, as an operator has it. */
export function makeInstallation(env: Env) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'cyaan-installation-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const installation = openInstallation(root)
  writeFileSync(
    join(root, '.env'),
    Object.entries(env)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  addRelease('old')
  installation.switchTo('old')

  /** This build, as another version. */
  function addRelease(name: string): string {
    const folder = installation.release(name)
    mkdirSync(folder, { recursive: true })
    for (const path of LINKED) symlinkSync(resolve(path), join(folder, path))
    for (const path of ['scripts', 'migrations', 'package.json']) cpSync(path, join(folder, path), { recursive: true })
    symlinkSync('../../.env', join(folder, '.env'))
    return folder
  }

  return {
    root,
    installation,
    /** A prepared release, and the argument of the update that leads to it. */
    async addPrepared(version: string): Promise<{ folder: string; name: string; wanted: string }> {
      const wanted = join(root, `sources-${version}`)
      mkdirSync(wanted)
      writeFileSync(join(wanted, 'package.json'), JSON.stringify({ version }))
      const { name } = await findRelease(installation, wanted)
      return { folder: addRelease(name), name, wanted }
    },
    update: (wanted: string, more: Env = {}, options: string[] = []) =>
      runScript('update', [wanted, ...options], more, join(root, 'current')),
    supervise: (more: Env = {}) => supervise(root, more),
  }
}

/** Like systemd with Restart=always: a process that ends is started again, from the current release. */
async function supervise(root: string, env: Env) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let isStopping = false
  let site: ReturnType<typeof runScript>
  const ended = (async () => {
    while (!isStopping) {
      site = runScript('start', [], { PORT: String(port), INVOCATION_ID: 'test', ...env }, join(root, 'current'))
      await site.ended
      await pause(RESTART_MS)
    }
  })()
  const stop = async () => {
    isStopping = true
    site.child.kill('SIGTERM')
    await ended
  }
  onTestFinished(stop)
  const ready = async () => {
    while (!(await isUp(`${url}/readyz`))) await pause(RESTART_MS)
  }
  await ready()
  return {
    url,
    port,
    async restart() {
      const { ended: before } = site
      site.child.kill('SIGTERM')
      await before
      await ready()
    },
  }
}

export function isUp(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** A migration that the release before does not know. */
export function addMigration(folder: string, sql = 'create table update_test (id int)'): void {
  const file = join(folder, 'migrations/meta/_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const last = journal.entries.at(-1)
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_update_test' }
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  writeFileSync(join(folder, 'migrations/9999_update_test.sql'), sql)
}

/** Sources of a version whose preparation and start are these scripts. */
export function writeSources(folder: string, prepare: string, start = ''): string {
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  mkdirSync(join(folder, 'migrations/meta'), { recursive: true })
  cpSync('migrations/meta/_journal.json', join(folder, 'migrations/meta/_journal.json'))
  writeFileSync(join(folder, 'package.json'), '{"version":"9.9.9"}')
  writeFileSync(join(folder, 'scripts/prepare.mjs'), prepare)
  writeFileSync(join(folder, 'scripts/start.ts'), start)
  return folder
}

/** A version whose process runs `then` after it has written which release it runs. */
export function replaceStart(folder: string, then: string): void {
  writeFileSync(
    join(folder, 'scripts/start.ts'),
    `import { loadEnv } from './command.ts'
     import { joinInstallation } from './update/join-installation.ts'
     if (process.argv.includes('--compile-only')) process.exit(0)
     const env = loadEnv()
     await joinInstallation(env)
     ${then}`,
  )
}

/** A version whose doctor reports a problem that the one before does not have. */
export function breakDoctor(folder: string, before = ''): void {
  const found = { area: 'pictures', status: 'problem', text: 'Pictures are broken.' }
  const report = JSON.stringify({ isHealthy: false, results: [found] })
  writeFileSync(
    join(folder, 'scripts/doctor.ts'),
    `${before}\nconsole.log(${JSON.stringify(report)})\nprocess.exit(1)\n`,
  )
}
