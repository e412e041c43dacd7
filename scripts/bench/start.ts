// npm run bench:start: duration of the first start in an empty folder or database, and of a restart, and the memory at rest.
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
  await bench('PostgreSQL', async (number) => ({ DATABASE_URL: await createDatabase(`start_${number}`) }), 260)
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(
  name: string,
  envOf: (number: number) => Promise<Record<string, string>>,
  maxMegabytes: number,
): Promise<void> {
  const first: number[] = []
  let env: Record<string, string> = {}
  for (let number = 1; number <= FIRST_STARTS; number++) {
    env = { DATA_DIR: join(folder, `${name}-${number}`), DEMO: 'on', ...(await envOf(number)) }
    first.push(await secondsToStart(name, env))
  }
  const again: number[] = []
  for (let number = 1; number <= RESTARTS; number++) again.push(await secondsToStart(name, env))
  printFigure(`${name}: first start`, `${median(first).toFixed(1)} s`)
  printFigure(`${name}: restart`, `${median(again).toFixed(1)} s`)
  const rest = await megabytesAtRest(env)
  printFigure(`${name}: memory ${REST_SECONDS} s after a restart`, `${rest.toFixed(0)} MB`, {
    goal: `≤ ${maxMegabytes} MB`,
  })
}

async function secondsToStart(name: string, env: Record<string, string>): Promise<number> {
  printLine(`${name}: starting`)
  const begin = performance.now()
  const { child } = await startSite(env)
  const seconds = (performance.now() - begin) / 1000
  await stopProcess(child)
  return seconds
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
