import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { DeploymentOptions } from './deployment.ts'
import type { Fault, Scenario, Stage } from './scenario.ts'
import { post } from './session.ts'

/** The data folder of the demo company, and the 128 MB that `/readyz` asks for. */
const DISK_MEGABYTES = 320
const FULL_MS = 6000
/** The load does not change what they show. */
const PAGES = ['/contact', '/services', '/faq', '/en/services']

type Disk = { options: DeploymentOptions; name: string; fill(): void; free(): void; release(): void }

let disk: Disk | undefined

/** After an interrupt, too: a mounted file system would stay. */
export function releaseDisk(): void {
  disk?.release()
}

export const diskScenario: Scenario = {
  name: 'disk',
  databases: ['embedded'],
  prepare() {
    disk = smallDisk() ?? createSimulatedDisk()
    return { ...disk.options, release: releaseDisk }
  },
  faults: (): Fault[] => {
    const { name, fill, free } = disk!
    return [{ name: `disk full (${name})`, run: (stage) => fillDisk(stage, fill, free) }]
  },
}

async function fillDisk({ deployment, load, expect }: Stage, fill: () => void, free: () => void): Promise<number> {
  const { url } = deployment.sites[0]!
  const requestPages = () => Promise.all(PAGES.map(async (path) => (await fetch(url + path)).status))
  await requestPages()
  await load.untilAcknowledged(10)
  fill()
  const freeAt = performance.now() + FULL_MS
  let refusals = 0
  while (refusals === 0 || performance.now() < freeAt) {
    // Existing WAL files are used first; each switch takes the next one.
    await deployment.query('select pg_switch_wal()').catch(() => {})
    const statuses = await requestPages()
    expect(
      statuses.every((status) => status === 200),
      `cached pages returned ${statuses.join(', ')} on a full disk`,
    )
    if (await isRefused(url, expect)) refusals++
    await pause(100)
  }
  const readiness = await fetch(`${url}/readyz`)
  const reason = await readiness.text()
  expect(readiness.status === 503 && reason.includes('the disk of DATA_DIR'), `/readyz: ${readiness.status} ${reason}`)
  free()
  return load.untilAcknowledged(1)
}

/** Whether a write was refused; a refusal is a 503 with a code and `Retry-After`. */
async function isRefused(url: string, expect: Stage['expect']): Promise<boolean> {
  const email = `probe-${randomUUID()}@example.com`
  const response = await post(url, '/api/contact', { title: 'Probe', message: 'A write on a full disk.', email })
  const body = await response.text()
  if (response.status !== 503) return false
  const isClear = body.includes('"code":"DATABASE_UNAVAILABLE"') && response.headers.has('retry-after')
  expect(isClear, `a write was refused without a clear error: ${body.slice(0, 200)}`)
  return true
}

function smallDisk(): Disk | undefined {
  const small = mountSmallDisk(DISK_MEGABYTES)
  return small && { options: { folder: small.folder }, name: 'tmpfs', ...small }
}

/** A file system in memory. Undefined where it cannot be mounted: it needs root on Linux. */
export function mountSmallDisk(megabytes: number) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => writeUntilFull(filler),
    free: () => rmSync(filler),
    release() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: string): void {
  const handle = openSync(file, 'w')
  for (const block of [1_048_576, 4096]) {
    const bytes = Buffer.alloc(block)
    try {
      while (writeSync(handle, bytes) === block);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
  closeSync(handle)
}

/** Without root: writes of the process that need new space fail. */
function createSimulatedDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-disk-'))
  const marker = join(folder, 'full')
  const preload = pathToFileURL('tests/process/full-disk.mjs').href
  return {
    options: { env: { FULL_DISK: marker, NODE_OPTIONS: `--import=${preload}` } },
    name: 'failing writes',
    fill: () => writeFileSync(marker, ''),
    free: () => rmSync(marker),
    release: () => rmSync(folder, { recursive: true, force: true }),
  }
}
