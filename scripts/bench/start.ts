// npm run bench:start: duration of the first start in an empty folder or database, with and without the demo content, and of a
// restart; the memory after the first start and at rest.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../src/platform/server/db.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { startDurablePostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { residentMegabytes, startSite, stopAllProcesses, stopProcess } from '../site-process.ts'
import { median, printFigure, sized, startSection } from './report.ts'

const FIRST_STARTS = sized(3, 1)
const RESTARTS = sized(5, 1)
const REST_SECONDS = sized(60, 2)

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startDurablePostgres()
try {
  startSection('Start, demo content')
  await bench('embedded', async () => ({}), 400)
  await bench('PostgreSQL', async (suffix) => ({ DATABASE_URL: await createDatabase(`start_${suffix}`) }), 260)
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(
  name: string,
  envOf: (suffix: string) => Promise<Record<string, string>>,
  maxMegabytes: number,
): Promise<void> {
  const first: Start[] = []
  const withoutDemo: Start[] = []
  let env: Record<string, string> = {}
  // In turn, so that load peaks of the machine affect both.
  for (let number = 1; number <= FIRST_STARTS; number++)
    for (const [DEMO, starts] of [
      ['off', withoutDemo],
      ['on', first],
    ] as const) {
      env = { DATA_DIR: join(folder, `${name}-${number}-${DEMO}`), DEMO, ...(await envOf(`${number}_${DEMO}`)) }
      starts.push(await measureStart(name, env))
    }
  const again: Start[] = []
  for (let number = 1; number <= RESTARTS; number++) again.push(await measureStart(name, env))
  printFigure(`${name}: first start`, `${secondsOf(first).toFixed(1)} s`)
  printFigure(`${name}: of which the demo content`, `${(secondsOf(first) - secondsOf(withoutDemo)).toFixed(1)} s`, {
    goal: '< 2 s',
  })
  printFigure(`${name}: restart`, `${secondsOf(again).toFixed(1)} s`)
  printFigure(`${name}: memory after the first start`, `${median(first.map((one) => one.megabytes)).toFixed(0)} MB`)
  const rest = await megabytesAtRest(env)
  printFigure(`${name}: memory ${REST_SECONDS} s after a restart`, `${rest.toFixed(0)} MB`, {
    goal: `≤ ${maxMegabytes} MB`,
  })
}

type Start = { seconds: number; megabytes: number }

const secondsOf = (starts: Start[]) => median(starts.map(({ seconds }) => seconds))

async function measureStart(name: string, env: Record<string, string>): Promise<Start> {
  printLine(`${name}: starting`)
  const begin = performance.now()
  const { child } = await startSite(env)
  const seconds = (performance.now() - begin) / 1000
  const megabytes = residentMegabytes(child)
  await stopProcess(child)
  return { seconds, megabytes }
}

async function megabytesAtRest(env: Record<string, string>): Promise<number> {
  const { child } = await startSite(env)
  await pause(REST_SECONDS * 1000)
  const megabytes = residentMegabytes(child)
  await stopProcess(child)
  return megabytes
}

async function createDatabase(name: string): Promise<string> {
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  return withDatabase(server.url, name)
}
