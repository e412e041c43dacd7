import { cpSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { runningDatabaseConfig } from '../../src/platform/server/database/embedded/embedded-database.ts'
import { freePort } from '../../src/platform/server/database/free-port.ts'
import { INVALIDATION_CHANNEL } from '../../src/platform/server/tags.ts'
import { flakySmtpProxy, type SmtpFault } from '../../tests/servers/flaky-smtp-proxy.ts'
import { mailServer } from '../../tests/servers/mail-server.ts'
import { tcpProxy } from '../../tests/servers/tcp-proxy.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { type RestartablePostgres, startDurablePostgres } from '../../tests/setup/postgres-server.ts'
import { type SiteProcess, startSite, stopProcess } from '../site-process.ts'
import { allowManyRequests, createSession } from './session.ts'

export type DatabaseKind = 'embedded' | 'postgres'

/** The product with a mail server, and what can be disturbed. Proxies stand before the mail server and PostgreSQL. */
export type Deployment = Awaited<ReturnType<typeof deploy>>

/** `folder`: where the data folder of the embedded database is created. */
export type DeploymentOptions = { processes?: number; env?: Record<string, string>; folder?: string }

export const CHAOS_LOG = join(tmpdir(), 'cyaan-chaos.log')

/** Messages need a captcha on https and localhost only; a proof of work per message would be most of the load. */
const SITE_ENV = {
  PUBLIC_URL: 'http://chaos.example',
  DEMO: 'on',
  SECRET_KEY: 'a secret key that all processes share',
  LOG_LEVEL: 'warn',
}
/** Longer than the shutdown of a site that finishes its requests and jobs. */
const STOP_LIMIT_MS = 60_000
const BASE_DATABASE = 'chaos_base'

/** Both databases after one first start: deployments are copies. */
export function createBases() {
  const folder = mkdtempSync(join(tmpdir(), 'cyaan-chaos-'))
  const log = openSync(CHAOS_LOG, 'w')
  const baseFolder = (kind: DatabaseKind) => join(folder, `base-${kind}`)
  let postgres: RestartablePostgres | undefined
  const prepared = new Set<DatabaseKind>()

  async function prepare(kind: DatabaseKind): Promise<void> {
    if (prepared.has(kind)) return
    prepared.add(kind)
    if (kind === 'postgres') {
      postgres = await startDurablePostgres()
      await createDatabase(postgres.url, `create database ${BASE_DATABASE}`)
    }
    const database = postgres && kind === 'postgres' ? withDatabase(postgres.url, BASE_DATABASE) : ''
    const env = { ...SITE_ENV, DATA_DIR: baseFolder(kind), DATABASE_URL: database }
    const site = await startSite(env, { stdio: ['ignore', log, log] })
    await allowManyRequests(await createSession(site.url))
    await stopProcess(site.child)
  }

  return {
    folder,
    log,
    async copy(kind: DatabaseKind, parent = folder) {
      await prepare(kind)
      const name = `chaos_${Math.random().toString(36).slice(2, 10)}`
      const dataDir = join(parent, name)
      if (kind === 'embedded') {
        cpSync(baseFolder(kind), dataDir, { recursive: true })
        return { dataDir }
      }
      await createDatabase(postgres!.url, `create database ${name} template ${BASE_DATABASE}`)
      return { dataDir, postgres: postgres!, url: withDatabase(postgres!.url, name) }
    },
    async close() {
      await postgres?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Bases = ReturnType<typeof createBases>

export async function deploy(bases: Bases, kind: DatabaseKind, options: DeploymentOptions = {}) {
  const { processes = 1, env = {} } = options
  const { dataDir, postgres, url } = await bases.copy(kind, options.folder)
  const databaseProxy = url ? await tcpProxy(Number(new URL(url).port), `listen ${INVALIDATION_CHANNEL}`) : undefined
  const mail = await mailServer()
  const smtpFaults: SmtpFault[] = []
  const flaky = await flakySmtpProxy(mail.port, smtpFaults)
  const mailProxy = await tcpProxy(flaky.port)
  const siteEnv = {
    ...SITE_ENV,
    DATA_DIR: dataDir,
    DATABASE_URL: url ? url.replace(/:\d+\//, `:${databaseProxy!.port}/`) : '',
    SMTP_URL: `smtp://127.0.0.1:${mailProxy.port}`,
    ...env,
  }
  let died = 0
  const ending = new Set<SiteProcess>()
  const sites: SiteProcess[] = []
  for (let index = 0; index < processes; index++) await start(index)

  /** On the port of the process that it replaces. */
  async function start(index: number): Promise<void> {
    const port = sites[index]?.port ?? (await freePort())
    const site = await startSite({ ...siteEnv, PORT: String(port) }, { stdio: ['ignore', bases.log, bases.log] })
    sites[index] = site
    site.child.once('exit', () => {
      if (!ending.has(site)) died++
    })
  }

  async function end(index: number, signal: NodeJS.Signals): Promise<void> {
    ending.add(sites[index]!)
    await stopProcess(sites[index]!.child, signal)
  }

  /** A process that does not stop within the limit is killed, and counts as dead. */
  async function stopInTime(index: number): Promise<void> {
    const limit = setTimeout(() => {
      died++
      sites[index]!.child.kill('SIGKILL')
    }, STOP_LIMIT_MS)
    await end(index, 'SIGTERM')
    clearTimeout(limit)
  }

  return {
    kind,
    sites: sites as readonly SiteProcess[],
    dataDir,
    postgres,
    databaseProxy,
    mail,
    mailProxy,
    smtpFaults,
    /** Ids of the emails that an earlier check has counted. */
    checkedEmails: new Set<string>(),
    start,
    kill: (index: number) => end(index, 'SIGKILL'),
    stop: (index: number) => end(index, 'SIGTERM'),
    /** Processes that ended without being killed by a scenario. */
    died: () => died,
    /** Not through the proxy. A new connection each time: the server may have been restarted. */
    async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
      const client = new pg.Client(url ? { connectionString: url } : runningDatabaseConfig(dataDir))
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query<Row>(text, values)).rows
      } finally {
        await client.end()
      }
    },
    async close() {
      await Promise.all(sites.map((_, index) => stopInTime(index)))
      databaseProxy?.close()
      mailProxy.close()
      flaky.close()
      await mail.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function createDatabase(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
