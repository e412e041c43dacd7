import { cpSync, existsSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '#platform/server/db.ts'
import { mountSmallDisk } from '../../../scripts/chaos/disk.ts'
import { startBalancer } from '../../servers/balancer.ts'
import { addMigration, breakDoctor, isUp, makeInstallation } from '../installation.ts'
import { dataFolder, firstAdmin, usedFolder } from '../site.ts'
import { emptyDatabase, renameAt, signIn } from './requests.ts'

const LIMIT_MS = 900_000
const PROBE_MS = 50
/** The demo company, two copies of its database while it is updated, and the 128 MB that `/readyz` asks for. */
const DISK_MEGABYTES = 640

/** Requests a page all the time. Returns the longest time without one, and the responses that failed. */
function watch(url: string) {
  let isWatching = true
  let longest = 0
  const failures: string[] = []
  const ended = (async () => {
    for (let last = Date.now(); isWatching; await pause(PROBE_MS)) {
      const status = await fetch(`${url}/contact?fresh=${Date.now()}`).then(
        async (response) => {
          await response.text()
          return response.status
        },
        (failure: Error) => failure.message,
      )
      if (status === 200) {
        longest = Math.max(longest, Date.now() - last)
        last = Date.now()
      } else failures.push(String(status))
    }
  })()
  const stop = async () => {
    isWatching = false
    await ended
    return { longest, failures }
  }
  onTestFinished(async () => void (await stop()))
  return stop
}

const nameOf = async (url: string) =>
  /name="author" content="([^"]+)"/.exec(await (await fetch(`${url}/contact`)).text())?.[1]

test(
  'an update of the embedded database migrates, keeps the data and answers within seconds',
  async () => {
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR: usedFolder(), DEMO: 'on' })
    const next = await addPrepared('9.9.9')
    addMigration(next.folder)
    const site = await supervise()
    await renameAt(site.url, await signIn(site.url, firstAdmin()), 'Bakkerij Update')
    const stopRestart = watch(site.url)
    await site.restart()
    const { longest: restart } = await stopRestart()
    const stop = watch(site.url)

    const { code, output, errors } = await update(next.wanted).ended
    const { longest } = await stop()
    console.log(`embedded database, without a page: restart ${restart} ms, update ${longest} ms`)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain(`The current version is ${next.name}`)
    expect(installation.processes()[0]!.release).toBe(next.name)
    expect(await nameOf(site.url)).toBe('Bakkerij Update')
    // Nothing but the restart itself: preparation, rehearsal and backup take several times as long.
    expect(longest).toBeLessThan(3 * restart)
    expect((await update(next.wanted).ended).output).toContain(`${next.name} is the current version`)

    // These sources lack its migration: there is no downgrade.
    expect((await update(process.cwd()).ended).errors).toContain(`is older than the database of ${next.name}`)
    expect(await isUp(`${site.url}/readyz`)).toBe(true)
  },
  LIMIT_MS,
)

test(
  'sources of a folder are installed and built beside the current version, which then starts',
  async () => {
    const DATA_DIR = usedFolder()
    const { root, installation, update, supervise } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const { code, output, errors } = await update(process.cwd()).ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(output).toContain('Linking the packages of another version')
    const current = installation.current()!
    expect(output).toContain(`The current version is ${current}: start the site, then run npm run doctor.`)
    // The site was stopped, and has data.
    expect(output).toContain(`Migrating a copy of the data with ${current}`)
    expect(existsSync(join(DATA_DIR, 'backups', `before-${current}.gz`))).toBe(true)
    expect(readlinkSync(join(root, 'current'))).toBe(join('releases', current))
    const site = await supervise()
    expect(installation.processes()[0]!.release).toBe(current)
    expect(await nameOf(site.url)).toBeDefined()
  },
  LIMIT_MS,
)

test(
  'an update whose doctor reports a new problem goes back to the version and the data from before',
  async () => {
    const DATA_DIR = usedFolder()
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const broken = await addPrepared('9.9.9')
    addMigration(broken.folder)
    breakDoctor(broken.folder)
    const site = await supervise()
    const headers = await signIn(site.url, firstAdmin())
    await renameAt(site.url, headers, 'Bakkerij Update')

    const { code, output, errors } = await update(broken.wanted).ended
    expect(output).toContain('• pictures: Pictures are broken.')
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `✗ ${broken.name} does not work here, for the reason above; old serves again. The backup from before is ${join(DATA_DIR, 'backups', `before-${broken.name}.gz`)}.\n`,
    })
    expect(installation.current()).toBe('old')
    expect(await nameOf(site.url)).toBe('Bakkerij Update')
    expect((await fetch(`${site.url}/api/settings/admin/company`, { headers })).status).toBe(200)
    // What the new version stored is not lost.
    expect(existsSync(join(DATA_DIR, `db-of-${broken.name}`))).toBe(true)
    expect(existsSync(join(DATA_DIR, 'rollback'))).toBe(false)
    expect(installation.readUnfinished()).toBeUndefined()
  },
  LIMIT_MS,
)

test(
  'an update on a full disk changes nothing and says what to do; it works once there is space',
  async ({ skip }) => {
    const disk = mountSmallDisk(DISK_MEGABYTES)
    if (!disk) return skip('A small disk needs root on Linux.')
    onTestFinished(disk.release)
    const DATA_DIR = join(disk.folder, 'data')
    cpSync(usedFolder(), DATA_DIR, { recursive: true })
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const site = await supervise()
    const next = await addPrepared('9.9.9')
    addMigration(next.folder)
    expect(await isUp(`${site.url}/contact`)).toBe(true)

    disk.fill()
    const { code, errors } = await update(next.wanted).ended
    expect({ code, errors }).toEqual({
      code: 1,
      errors:
        '✗ The backup failed: The disk is full: free some space, then run the command again. Nothing was changed.\n',
    })
    expect(installation.current()).toBe('old')
    expect(await isUp(`${site.url}/contact`)).toBe(true)

    disk.free()
    while (!(await isUp(`${site.url}/readyz`))) await pause(PROBE_MS)
    const again = await update(next.wanted).ended
    expect({ code: again.code, errors: again.errors }).toEqual({ code: 0, errors: '' })
    expect(installation.current()).toBe(next.name)
  },
  LIMIT_MS,
)

test(
  'killed at any step, the site serves, and the next run finishes what was begun',
  async () => {
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR: usedFolder(), DEMO: 'on' })
    const site = await supervise()
    await renameAt(site.url, await signIn(site.url, firstAdmin()), 'Bakkerij Update')
    const broken = await addPrepared('9.9.1')
    addMigration(broken.folder)
    breakDoctor(broken.folder)
    const good = await addPrepared('9.9.2')
    addMigration(good.folder)

    async function killAt(wanted: string, line: string): Promise<void> {
      const run = update(wanted)
      while (!run.output().includes(line) && run.child.exitCode === null) await pause(10)
      run.child.kill('SIGKILL')
      await run.ended
      expect(run.output()).toContain(line)
      while (!(await isUp(`${site.url}/readyz`))) await pause(PROBE_MS)
      expect(await nameOf(site.url)).toBe('Bakkerij Update')
    }

    for (const line of ['Writing the backup', 'Migrating a copy']) {
      await killAt(good.wanted, line)
      expect(installation.current()).toBe('old')
    }
    await killAt(broken.wanted, ': starting')
    // Each of them first continues the rollback of the run before.
    for (const line of ['Going back', 'was interrupted', 'Restoring', 'stored is in']) await killAt(broken.wanted, line)
    const finished = await update(good.wanted).ended
    expect({ code: finished.code, errors: finished.errors }).toEqual({ code: 0, errors: '' })
    expect(installation.current()).toBe(good.name)
    expect(await nameOf(site.url)).toBe('Bakkerij Update')
  },
  LIMIT_MS,
)

test(
  'two processes on PostgreSQL are updated, and one that is broken goes back, without a failed request',
  async () => {
    const DATABASE_URL = await emptyDatabase()
    const SECRET_KEY = 'a secret key that all processes share'
    const { installation, addPrepared, supervise, update } = makeInstallation({
      ...{ DATABASE_URL, SECRET_KEY, DATA_DIR: dataFolder(), DEMO: 'on', DRAIN_SECONDS: '2', ROLE: 'all' },
    })
    const sites = [await supervise(), await supervise()]
    const balancer = await startBalancer(sites.map(({ url }) => url))
    const stop = watch(balancer.url)

    const broken = await addPrepared('9.9.1')
    addMigration(broken.folder)
    breakDoctor(broken.folder)
    const back = await update(broken.wanted).ended
    expect(back.errors).toContain('old serves again')
    expect(installation.processes().map(({ release }) => release)).toEqual(['old', 'old'])
    // The database has a migration that a hotfix of the old version does not know.
    const hotfix = await addPrepared('9.9.0')
    expect((await update(hotfix.wanted).ended).errors).toBe('')
    expect(installation.processes().map(({ release }) => release)).toEqual([hotfix.name, hotfix.name])

    const next = await addPrepared('9.9.2')
    addMigration(next.folder)
    const { code, errors } = await update(next.wanted).ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(installation.processes().map(({ release }) => release)).toEqual([next.name, next.name])
    expect((await stop()).failures).toEqual([])

    const client = await openClient({ connectionString: DATABASE_URL })
    expect((await client.query("select to_regclass('update_test') as name")).rows).toEqual([{ name: 'update_test' }])
    await client.end()
  },
  LIMIT_MS,
)
