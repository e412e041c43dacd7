import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { ROOT } from '../env.ts'
import { StartupError } from '../startup-error.ts'
import { lockDataDir } from './data-lock.ts'
import { isDiskFull } from './disk-space.ts'
import { freePort } from './free-port.ts'

type Listen = { path: string } | { host: string; port: number }
export type EmbeddedOptions = { dir: string | null; template?: string; listen: Listen }

export type EmbeddedDatabase = {
  connection: pg.PoolConfig
  /** The whole data folder as a tar file: how tests copy one migrated database many times. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/** How many the site itself opens, and a command that works beside it; more than the engine takes are cut off. */
const SERVER_CONNECTIONS = 8
const CLI_CONNECTIONS = 2
const MAX_CONNECTIONS = SERVER_CONNECTIONS + 6 * CLI_CONNECTIONS
/** How long a query waits for one of them. */
const CONNECT_TIMEOUT_MS = 30_000

/** Opens the database of a data folder, or one in memory. */
export async function openEmbeddedDatabase(
  from: { dataDir: string } | { template?: string },
): Promise<EmbeddedDatabase> {
  const dir = 'dataDir' in from ? resolve(from.dataDir, 'db') : null
  const unlock = dir ? lockDataDir(dir) : () => {}
  const listen = await chooseSocket(dir)

  const worker = new Worker(join(ROOT, 'src/platform/server/database/embedded-database.worker.ts'), {
    workerData: {
      dir,
      listen,
      connections: MAX_CONNECTIONS,
      ...('template' in from ? { template: from.template } : {}),
    },
  })
  let isOpen = false
  let isClosing = false
  let failure: Error | undefined
  worker.on('error', (error) => {
    failure = error
  })
  let isRunning = true
  const exited = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isRunning = false
      if (isOpen && !isClosing) reportCrash(dir, failure)
      resolve()
    })
  })
  const ready = new Promise((resolve) => worker.once('message', resolve))
  await Promise.race([ready, exited])
  if (!isRunning) {
    unlock()
    throw new StartupError(`The embedded database in ${dir} does not open (${explainFailure(dir, failure)}).`, {
      cause: failure,
    })
  }
  isOpen = true

  return {
    connection: poolConfig(listen, SERVER_CONNECTIONS),
    async dump() {
      worker.postMessage('dump')
      const [bytes] = await once(worker, 'message')
      return new Uint8Array(bytes)
    },
    async close() {
      isClosing = true
      worker.postMessage('close')
      await exited
      if ('path' in listen) rmSync(socketDir(listen.path), { recursive: true, force: true })
      unlock()
    },
  }
}

/** Without its database the process is of no use: it ends, so that a supervisor starts it again. */
function reportCrash(dir: string | null, failure: Error | undefined): void {
  process.stderr.write(`✗ The embedded database in ${dir} stopped (${explainFailure(dir, failure)}).\n`)
  process.exit(1)
}

/** The engine's own message rarely says that the disk was full. */
function explainFailure(dir: string | null, failure: Error | undefined): string {
  if (dir && isDiskFull(dir)) return 'the disk is full: free some space, then start again'
  return `${failure?.message ?? 'it ended without a reason'}; if it does so again, restore a backup`
}

/** The connection to a database that a running server has open, for commands that work beside it. */
export function runningDatabaseConfig(dataDir: string): pg.PoolConfig {
  const dir = resolve(dataDir, 'db')
  if (process.platform === 'win32')
    return poolConfig({ host: '127.0.0.1', port: Number(readFileSync(portFileOf(dir), 'utf8')) }, CLI_CONNECTIONS)
  requireOwnFolder(socketFolderOf(dir))
  return poolConfig({ path: join(socketFolderOf(dir), SOCKET) }, CLI_CONNECTIONS)
}

const SOCKET = '.s.PGSQL.5432'
const socketDir = (path: string) => path.slice(0, -SOCKET.length - 1)

/** Unix sockets have short names, data folders may have long ones: the socket lies under a hash of the folder. */
function socketFolderOf(dir: string): string {
  return join(tmpdir(), `cyaan-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)
}

async function chooseSocket(dir: string | null): Promise<Listen> {
  if (process.platform === 'win32') return choosePort(dir)
  const folder = socketFolderOf(dir ?? `memory-${process.pid}-${Math.random()}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  requireOwnFolder(folder)
  chmodSync(folder, 0o700)
  rmSync(join(folder, SOCKET), { force: true })
  return { path: join(folder, SOCKET) }
}

/** Any user can create a folder, or a link with its name, in the system's temporary folder before the site does. */
function requireOwnFolder(folder: string): void {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  if (stat && (!stat.isDirectory() || stat.uid !== process.getuid!()))
    throw new StartupError(`The folder ${folder} belongs to another user: remove it.`)
}

function poolConfig(listen: Listen, max: number): pg.PoolConfig {
  const address = 'path' in listen ? { host: socketDir(listen.path) } : listen
  return { ...address, user: 'postgres', database: 'postgres', max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
}

/** Windows has no unix sockets that the driver could use: a port on the machine itself, noted beside the data. */
async function choosePort(dir: string | null): Promise<Listen> {
  const port = await freePort()
  if (dir) writeFileSync(portFileOf(dir), String(port))
  return { host: '127.0.0.1', port }
}

const portFileOf = (dir: string) => `${dir}.port`
