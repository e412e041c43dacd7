import { copyFileSync, cpSync, existsSync, readdirSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '../../../scripts/chaos/disk.ts'
import { addMigration, breakDoctor, isUp, makeInstallation, replaceStart, writeSources } from '../installation.ts'
import { firstAdmin, runScript, usedFolder } from '../site.ts'
import { renameAt, signIn } from './requests.ts'

const LIMIT_MS = 900_000
const POLL_MS = 50
/** Database, rehearsal, what a rollback needs, and twice what `/readyz` asks for. */
const DISK_MEGABYTES = 1200

const MIGRATE = `
  import { migrateDatabase, openDatabase } from '../src/platform/server/db.ts'
  const database = await openDatabase(env)
  await migrateDatabase(database)
  await database.close()`

type Failure = {
  /** Breaks the prepared version. */
  release: (folder: string) => void
  options?: string[]
  sentence: string
  isRestored?: boolean
}

const FAILURES: Record<string, Failure> = {
  'cannot migrate the data': {
    release: (folder) => addMigration(folder, 'alter table missing_table add column x int'),
    sentence: 'cannot migrate this site',
  },
  'ends at its start, before it migrates': {
    release(folder) {
      addMigration(folder)
      replaceStart(folder, 'process.exit(1)')
    },
    sentence: 'ends while it starts',
    isRestored: false,
  },
  'ends at its start, after it has migrated': {
    release(folder) {
      addMigration(folder)
      replaceStart(folder, `${MIGRATE}; process.exit(1)`)
    },
    sentence: 'ends while it starts',
    isRestored: true,
  },
  'is not ready in time': {
    release: (folder) => replaceStart(folder, 'setInterval(() => {}, 1000)'),
    options: ['--wait=3'],
    sentence: 'was not ready on port',
    isRestored: false,
  },
}

test(
  'a version that cannot be prepared, or does not load, changes nothing',
  async () => {
    const { root, installation, update } = makeInstallation({ DATA_DIR: usedFolder() })
    const broken = [
      ['console.log("no network"); process.exit(1)', '', 'could not be prepared, for the reason above'],
      ['', 'throw new Error("missing module")', 'does not load'],
    ] as const
    for (const [index, [prepare, start, sentence]] of broken.entries()) {
      const { code, errors } = await update(writeSources(join(root, `sources-${index}`), prepare, start)).ended
      expect(code).toBe(1)
      expect(errors).toContain(sentence)
      expect(errors).toContain('Nothing was changed.')
      expect(readdirSync(join(root, 'releases'))).toEqual(['old'])
    }
    expect(installation.current()).toBe('old')
  },
  LIMIT_MS,
)

test.each(Object.entries(FAILURES))(
  'after a version that %s the one before serves with its data',
  async (_, { release, options = [], sentence, isRestored }) => {
    const DATA_DIR = usedFolder()
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const site = await supervise()
    await renameAt(site.url, await signIn(site.url, firstAdmin()), 'Bakkerij Update')
    const broken = await addPrepared('9.9.9')
    release(broken.folder)
    const { code, output, errors } = await update(broken.wanted, {}, options).ended
    expect(code).toBe(1)
    expect(output + errors).toContain(sentence)
    expect(errors).toMatch(/old serves again|Nothing was changed\./)
    expect(installation.current()).toBe('old')
    expect(await (await fetch(`${site.url}/contact`)).text()).toContain('content="Bakkerij Update"')
    expect(existsSync(join(DATA_DIR, `db-of-${broken.name}`))).toBe(isRestored === true)
    expect(existsSync(join(DATA_DIR, 'rollback'))).toBe(false)
    expect(installation.readFailed()).toBe(isRestored === undefined ? undefined : broken.name)
  },
  LIMIT_MS,
)

test(
  'when the backup cannot be restored, the new version goes on; once it can, the next run goes back',
  async () => {
    const DATA_DIR = usedFolder()
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const site = await supervise()
    const broken = await addPrepared('9.9.9')
    addMigration(broken.folder)
    const backup = join(DATA_DIR, 'backups', `before-${broken.name}.gz`)
    const damage = `
      import { copyFileSync, existsSync, writeFileSync } from 'node:fs'
      if (!existsSync(${JSON.stringify(`${backup}.good`)})) {
        copyFileSync(${JSON.stringify(backup)}, ${JSON.stringify(`${backup}.good`)})
        writeFileSync(${JSON.stringify(backup)}, 'damaged')
      }`
    breakDoctor(broken.folder, damage)
    const { code, errors } = await update(broken.wanted).ended
    expect(code).toBe(1)
    expect(errors).toContain(`The backup ${backup} could not be restored`)
    expect(errors).toContain(`${broken.name} is started again: remove the cause and run the update again.`)
    while (!(await isUp(`${site.url}/readyz`))) await pause(POLL_MS)
    expect(installation.processes()[0]!.release).toBe(broken.name)

    copyFileSync(`${backup}.good`, backup)
    const again = await update(broken.wanted).ended
    expect(again.errors).toContain('old serves again')
    expect(installation.processes()[0]!.release).toBe('old')
    expect(await isUp(`${site.url}/contact`)).toBe(true)
  },
  LIMIT_MS,
)

test(
  'an interrupted switch that is continued days later loses nothing of these days',
  async () => {
    const DATA_DIR = usedFolder()
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const site = await supervise()
    const backup = join(DATA_DIR, 'before.gz')
    expect((await runScript('backup', [backup, '--no-pictures'], { DATA_DIR }).ended).code).toBe(0)
    const headers = await signIn(site.url, firstAdmin())
    const interrupt = (to: string) =>
      installation.writeUnfinished({
        ...{ phase: 'switching', from: 'old', to, backup, problems: [], waitSeconds: 300 },
        ...{ processes: [{ port: site.port, host: '127.0.0.1' }], since: '2026-01-01T00:00:00.000Z' },
      })
    const page = async () => (await fetch(`${site.url}/contact`)).text()

    // The version before has served meanwhile.
    await renameAt(site.url, headers, 'Bakkerij Dagen')
    const broken = await addPrepared('9.9.1')
    addMigration(broken.folder)
    breakDoctor(broken.folder)
    interrupt(broken.name)
    expect((await update(broken.wanted).ended).errors).toContain('old serves again')
    expect(await page()).toContain('content="Bakkerij Dagen"')

    // The new version has served meanwhile.
    const next = await addPrepared('9.9.2')
    addMigration(next.folder)
    expect((await update(next.wanted).ended).code).toBe(0)
    await renameAt(site.url, headers, 'Bakkerij Week')
    breakDoctor(next.folder)
    interrupt(next.name)
    const { code, output, errors } = await update(next.wanted).ended
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining(`${next.name} has served since 2026`) })
    expect(output).toContain('Pictures are broken.')
    expect(installation.current()).toBe(next.name)
    expect(installation.readUnfinished()).toBeUndefined()
    expect(await page()).toContain('content="Bakkerij Week"')
  },
  LIMIT_MS,
)

test(
  'a disk that fills up during an update leaves the version before serving, also when it goes back',
  async ({ skip }) => {
    const disk = mountSmallDisk(DISK_MEGABYTES)
    if (!disk) return skip('A small disk needs root on Linux.')
    onTestFinished(disk.release)
    const DATA_DIR = join(disk.folder, 'data')
    cpSync(usedFolder(), DATA_DIR, { recursive: true })
    const { installation, addPrepared, supervise, update } = makeInstallation({ DATA_DIR, DEMO: 'on' })
    const site = await supervise()
    const broken = await addPrepared('9.9.9')
    addMigration(broken.folder)
    const fill = `
      import { spawnSync } from 'node:child_process'
      spawnSync('dd', ['if=/dev/zero', 'of=${join(disk.folder, 'filler')}', 'bs=1M'])`
    breakDoctor(broken.folder, fill)
    const { code, output, errors } = await update(broken.wanted).ended
    expect(output).toContain('Pictures are broken.')
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('old serves again') })
    expect(installation.current()).toBe('old')
    expect(await isUp(`${site.url}/readyz`)).toBe(true)

    // Enough for the rehearsal, and too little for a way back.
    disk.free()
    const { bavail, bsize } = statfsSync(disk.folder)
    writeFileSync(join(disk.folder, 'filler'), Buffer.alloc(bavail * bsize - 330_000_000))
    const refused = await update(broken.wanted).ended
    expect(refused.errors).toMatch(/has \d+ MB left, and the update needs \d+ MB: free some space.*Nothing was changed/)
    expect(await isUp(`${site.url}/readyz`)).toBe(true)
  },
  LIMIT_MS,
)
