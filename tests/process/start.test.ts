import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { runningDatabaseConfig } from '#platform/server/database/embedded/embedded-database.ts'
import { freePort } from '#platform/server/database/free-port.ts'
import { connect, openDatabase } from '#platform/server/db.ts'
import { dataFolder, runScript, startSite, usedFolder } from './site.ts'

test('the first start prints the admin credentials, and Ctrl-C stops it cleanly', () => {
  const { output, port } = inject('firstStart')
  expect(output).toMatch(/Admin sign-in: admin@studiocyaan\.example {2}password: \S{10,}/)
  expect(output).toContain(`Ready at http://localhost:${port}`)
})

test('a data folder is used by one process; after a kill the next one can start', async () => {
  const DATA_DIR = usedFolder()
  const openToOthers = () =>
    ['.', ...readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })].filter(
      (name) => (statSync(join(DATA_DIR, name)).mode & 0o077) !== 0,
    )
  // Modes left by an earlier version.
  chmodSync(DATA_DIR, 0o755)
  chmodSync(join(DATA_DIR, 'db'), 0o755)
  chmodSync(join(DATA_DIR, 'db/PG_VERSION'), 0o666)
  const first = await startSite({ DATA_DIR })
  expect(openToOthers()).toEqual([])

  const { code, errors } = await runScript('start', [], { PORT: String(await freePort()), DATA_DIR }).ended
  expect(code).toBe(1)
  expect(errors).toBe(
    `✗ The data folder ${DATA_DIR} is in use by another process: stop that one first, or set DATA_DIR to another folder.\n`,
  )
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)

  await first.stop('SIGKILL')
  const next = await startSite({ DATA_DIR })
  expect(next.output()).not.toContain('password')
  for (const path of ['/healthz', '/readyz']) expect((await fetch(next.url + path)).status).toBe(200)
  expect(await (await fetch(`${next.url}/contact`)).text()).toContain('Voorbeeldstraat 12')
  expect((await next.stop('SIGTERM')).code).toBe(0)
}, 240_000)

test.each(['off', 'on'])(
  'the server loads tracing, demo content and styleguide only when switched on (%s)',
  async (state) => {
    const NODE_OPTIONS = `--import=${pathToFileURL('tests/process/print-modules.mjs').href}`
    // A collector that is unreachable, which must have no effect.
    const OTEL_EXPORTER_OTLP_ENDPOINT = state === 'on' ? 'http://127.0.0.1:9' : ''
    const options = { DEMO: state, STYLEGUIDE: state, NODE_OPTIONS, OTEL_EXPORTER_OTLP_ENDPOINT }
    const site = await startSite({ DATA_DIR: await usedFolder(), ...options })
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    const { status } = await fetch(`${site.url}/styleguide`)
    expect({ status, loaded: site.output().match(/loaded: .+/g) }).toEqual(
      state === 'on'
        ? { status: 200, loaded: ['loaded: tracing', 'loaded: demo', 'loaded: styleguide'] }
        : { status: 404, loaded: null },
    )
    await site.stop()
  },
)

test('a port in use is reported', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }

  const { code, errors } = await runScript('start', [], { PORT: String(port), DATA_DIR: dataFolder() }).ended
  expect(code).toBe(1)
  expect(errors).toBe(`✗ Port ${port} is in use by another program: stop it, or set PORT to another number.\n`)
})

test('an invalid data folder is reported with instructions', async () => {
  const file = join(dataFolder(), 'a-file')
  writeFileSync(file, '')
  for (const DATA_DIR of [file, '/proc/cannot-be-made']) {
    const { code, errors } = await runScript('start', [], { PORT: String(await freePort()), DATA_DIR }).ended
    expect(code).toBe(1)
    expect(errors).toMatch(
      /^✗ DATA_DIR is \S+, which is not a folder that can be written to \(.+\): (?:set it to one that can|give it to .+)\.\n$/,
    )
  }
})

test('an unreachable database is reported, without its password', async () => {
  const port = await freePort()
  const { code, errors } = await runScript('start', [], {
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://u:geheim@127.0.0.1:${port}/site`,
    DATABASE_WAIT_SECONDS: '0.5',
  }).ended
  expect(code).toBe(1)
  expect(errors).toMatch(
    new RegExp(`^✗ The database site at 127\\.0\\.0\\.1:${port} cannot be reached \\(.+\\): check DATABASE_URL\\.\n$`),
  )
  expect(errors).not.toContain('geheim')
})

test('an invalid environment variable is reported with the expected value', async () => {
  const { code, errors } = await runScript('start', [], { PORT: 'abc', DEMO: 'maybe' }).ended
  expect(code).toBe(1)
  expect(errors).toBe('✗ PORT is wrong: expected a whole number from 0 to 65535. DEMO is wrong: expected on or off.\n')
})

test('requests in flight during shutdown are finished and counted; idle connections do not delay it', async () => {
  const DATA_DIR = usedFolder()
  const site = await startSite({ DATA_DIR })
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  onTestFinished(() => agent.destroy())
  // Uncached pages, so that there are renders to finish.
  const request = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(site.url + path, { agent }, (response) =>
        response.resume().on('end', () => resolve(response.statusCode!)),
      ).on('error', reject)
    })
  const all = (pathOf: (number: number) => string) => Array.from({ length: 40 }, (_, number) => request(pathOf(number)))
  // Open connections: one that the process has not accepted when it closes is reset by the system.
  await Promise.all(all(() => '/healthz'))
  const responses = all((number) => `/services?fresh=${number}`)
  await responses[0]
  const ended = site.stop('SIGTERM')
  const statuses = await Promise.all(responses)
  // None is cut off: requests before the signal get their page, later ones a 503.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1)
  expect((await ended).code).toBe(0)
  await expect(fetch(site.url)).rejects.toThrow()

  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR })
  onTestFinished(() => database.close())
  const { rows } = await database.pool.query(
    'select client, path, sum(count)::int from analytics_page_requests group by 1, 2',
  )
  expect(rows).toEqual([
    { client: 'other', path: '/services', sum: statuses.filter((status) => status === 200).length },
  ])
})

test('the server stops when npm is terminated', async () => {
  const [port, DATA_DIR] = [await freePort(), usedFolder()]
  const npm = spawn('npm', ['run', '--silent', '--ignore-scripts', 'start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR, LOG_LEVEL: 'silent' },
  })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  await vi.waitFor(() => expect(output).toContain('Ready at'), { timeout: 60_000 })
  npm.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(), { timeout: 30_000 })
})

test('a full disk is reported by /readyz; when it stops the embedded database, the process goes on and opens it again once there is space', async () => {
  const DATA_DIR = usedFolder()
  const FULL_DISK = join(dataFolder(), 'full')
  const NODE_OPTIONS = `--import=${pathToFileURL('tests/process/full-disk.mjs').href}`
  const site = await startSite({ DATA_DIR, FULL_DISK, NODE_OPTIONS })
  const statusOf = async (path: string) => (await fetch(site.url + path)).status
  expect(await statusOf('/contact')).toBe(200)
  expect(await statusOf('/readyz')).toBe(200)

  writeFileSync(FULL_DISK, '')
  const response = await fetch(`${site.url}/readyz`)
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('not ready: the disk of DATA_DIR has 0 MB left, 128 MB are needed')

  // Existing WAL files are used first; then the next one cannot be created.
  const { pool } = connect(runningDatabaseConfig(DATA_DIR))
  for (let file = 0; file < 10; file++) {
    pool.query('select pg_switch_wal()').catch(() => {})
    pool.query(`insert into settings (key, value, updated_at) values ('full${file}', '1', now())`).catch(() => {})
  }
  await vi.waitFor(
    () =>
      expect(site.errors()).toContain(`✗ The embedded database in ${join(DATA_DIR, 'db')} stopped: the disk is full.`),
    { timeout: 60_000 },
  )
  expect(await statusOf('/contact')).toBe(200)
  const refused = await fetch(`${site.url}/api/settings/company`)
  expect([refused.status, (await refused.json()).error.code]).toEqual([503, 'DATABASE_UNAVAILABLE'])

  rmSync(FULL_DISK)
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000 })
  expect(await statusOf('/api/settings/company')).toBe(200)
  expect((await site.stop()).code).toBe(0)
})
