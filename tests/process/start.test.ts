import { once } from 'node:events'
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '#platform/server/database/free-port.ts'
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
