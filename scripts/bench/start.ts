// npm run bench:start: duration of the first start in an empty folder or database, and of a restart.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/platform/server/db.ts'
import { withDatabase } from '../../tests/setup/postgres.ts'
import { startDurablePostgres } from '../../tests/setup/postgres-server.ts'
import { printLine } from '../command.ts'
import { startSite, stopAllProcesses, stopProcess } from '../site-process.ts'
import { median, printFigure, sized, startSection } from './report.ts'

const FIRST_STARTS = sized(3, 1)
const RESTARTS = sized(5, 1)

const folder = mkdtempSync(join(tmpdir(), 'cyaan-bench-'))
const server = await startDurablePostgres()
try {
  startSection('Start, demo content')
  await bench('embedded', async () => ({}))
  await bench('PostgreSQL', async (number) => ({ DATABASE_URL: await createDatabase(`start_${number}`) }))
} finally {
  await stopAllProcesses()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function bench(name: string, envOf: (number: number) => Promise<Record<string, string>>): Promise<void> {
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
}

async function secondsToStart(name: string, env: Record<string, string>): Promise<number> {
  printLine(`${name}: starting`)
  const begin = performance.now()
  const { child } = await startSite(env)
  const seconds = (performance.now() - begin) / 1000
  await stopProcess(child)
  return seconds
}

async function createDatabase(name: string): Promise<string> {
  const admin = connect({ connectionString: server.url })
  await admin.pool.query(`create database ${name}`)
  await admin.close()
  return withDatabase(server.url, name)
}
