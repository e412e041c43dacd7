import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { ROOT } from '../../env.ts'
import { StartupError } from '../../startup-error.ts'
import { freePort } from '../free-port.ts'
import { lockDataDir } from './data-lock.ts'
import { withDatabaseFolder } from './database-folder.ts'
import { isDiskFull } from './disk-space.ts'

type Listen = { path: string } | { host: string; port: number }
export type EmbeddedOptions = { dir: string | null; template?: string; listen: Listen }

/** Connections of the site, and of a command that runs beside it; the engine rejects more than their sum. */
const SERVER_CONNECTIONS = 8
const CLI_CONNECTIONS = 2
const MAX_CONNECTIONS = SERVER_CONNECTIONS + 6 * CLI_CONNECTIONS
const REOPEN_INTERVAL_MS = 1000
/** How long a query waits for a connection. */
const CONNECT_TIMEOUT_MS = 30_000

export async function openEmbeddedDatabase(from: { dataDir: string } | { template?: string }) {
  const dir = 'dataDir' in from ? resolve(from.dataDir, 'db') : null
  const unlock = dir ? lockDataDir(dir) : () => {}
  const listen = await chooseSocket(dir)

  const template = 'template' in from ? { template: from.template } : {}
  const options = { dir, listen, ...template }
  const start = () => startEngine(options)
  let engine = await (dir ? withDatabaseFolder(dir, start) : start()).catch((cause: Error) => {
    unlock()
    if (cause instanceof StartupError) throw cause
    throw new StartupError(`The embedded database in ${dir} does not open (${explainFailure(dir, cause)}).`, { cause })
  })
  let isClosing = false
  const supervision = supervise()

  /** The process cannot work without its database: it exits, so that a supervisor restarts it. Except on a full disk. */
  async function supervise(): Promise<void> {
    for (;;) {
      const failure = await engine.exited
      if (isClosing) return
      if (!dir || !isOutOfSpace(dir, failure)) return reportCrash(dir, failure)
      process.stderr.write(
        `✗ The embedded database in ${dir} stopped: the disk is full. It is opened again when there is space.\n`,
      )
      const next = await reopen(dir)
      if (!next) return
      engine = next
      if (isClosing) engine.worker.postMessage('close')
      process.stderr.write(`• The embedded database in ${dir} is open again.\n`)
    }
  }

  /** Meanwhile queries fail as with an unreachable server: cached pages are sent, and writes are refused. */
  async function reopen(folder: string): Promise<Engine | undefined> {
    for (;;) {
      await pause(REOPEN_INTERVAL_MS)
      if (isClosing) return
      if (isDiskFull(folder)) continue
      try {
        return await startEngine(options)
      } catch (failure) {
        if (!isOutOfSpace(folder, failure as Error)) return reportCrash(folder, failure as Error)
      }
    }
  }

  return {
    connection: poolConfig(listen, SERVER_CONNECTIONS),
    /** The data folder as a tar file: tests copy one migrated database many times. */
    async dump() {
      engine.worker.postMessage('dump')
      const [bytes] = await once(engine.worker, 'message')
      return new Uint8Array(bytes)
    },
    async close() {
      isClosing = true
      engine.worker.postMessage('close')
      await supervision
      if ('path' in listen) rmSync(socketDir(listen.path), { recursive: true, force: true })
      unlock()
    },
  }
}

type Engine = { worker: Worker; exited: Promise<Error> }

/** Resolves when the engine accepts connections. `exited`: with the reason. */
async function startEngine(options: EmbeddedOptions): Promise<Engine> {
  // An engine that crashed may have left its socket.
  if ('path' in options.listen) rmSync(options.listen.path, { force: true })
  const worker = new Worker(join(ROOT, 'src/platform/server/database/embedded/embedded-database.worker.ts'), {
    workerData: { ...options, connections: MAX_CONNECTIONS },
  })
  let failure = new Error('it ended without a reason')
  worker.on('error', (error: Error) => {
    failure = error
  })
  const exited = new Promise<Error>((resolve) => worker.once('exit', () => resolve(failure)))
  const ready = new Promise<undefined>((resolve) => worker.once('message', () => resolve(undefined)))
  const early = await Promise.race([ready, exited])
  if (early) throw early
  return { worker, exited }
}

function reportCrash(dir: string | null, failure: Error): never {
  process.stderr.write(`✗ The embedded database in ${dir} stopped (${explainFailure(dir, failure)}).\n`)
  process.exit(1)
}

function isOutOfSpace(dir: string, failure: Error): boolean {
  return isDiskFull(dir) || failure.message.includes('No space left')
}

/** The engine's error message rarely mentions a full disk. */
function explainFailure(dir: string | null, { message }: Error): string {
  if (dir && isDiskFull(dir)) return 'the disk is full: free some space, then start again'
  return `${message}; if it does so again, restore a backup`
}

export function runningDatabaseConfig(dataDir: string): pg.PoolConfig {
  const dir = resolve(dataDir, 'db')
  if (process.platform === 'win32')
    return poolConfig({ host: '127.0.0.1', port: Number(readFileSync(portFileOf(dir), 'utf8')) }, CLI_CONNECTIONS)
  requireOwnFolder(socketFolderOf(dir))
  return poolConfig({ path: join(socketFolderOf(dir), SOCKET) }, CLI_CONNECTIONS)
}

const SOCKET = '.s.PGSQL.5432'
const socketDir = (path: string) => path.slice(0, -SOCKET.length - 1)

/** Socket paths are limited to about 100 characters, so the socket is named by a hash of the data folder. */
function socketFolderOf(dir: string): string {
  return join(tmpdir(), `cyaan-${createHash('sha256').update(dir).digest('hex').slice(0, 16)}`)
}

async function chooseSocket(dir: string | null): Promise<Listen> {
  if (process.platform === 'win32') return choosePort(dir)
  const folder = socketFolderOf(dir ?? `memory-${process.pid}-${Math.random()}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  requireOwnFolder(folder)
  chmodSync(folder, 0o700)
  return { path: join(folder, SOCKET) }
}

/** Guards against another user who created this folder or a symlink in the temporary folder first. */
function requireOwnFolder(folder: string): void {
  const stat = lstatSync(folder, { throwIfNoEntry: false })
  if (stat && (!stat.isDirectory() || stat.uid !== process.getuid?.()))
    throw new StartupError(`The folder ${folder} belongs to another user: remove it.`)
}

function poolConfig(listen: Listen, max: number): pg.PoolConfig {
  const address = 'path' in listen ? { host: socketDir(listen.path) } : listen
  return { ...address, user: 'postgres', database: 'postgres', max, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }
}

/** The driver supports no unix sockets on Windows: a loopback port is used, stored in the data folder. */
async function choosePort(dir: string | null): Promise<Listen> {
  const port = await freePort()
  if (dir) writeFileSync(portFileOf(dir), String(port))
  return { host: '127.0.0.1', port }
}

const portFileOf = (dir: string) => `${dir}.port`
