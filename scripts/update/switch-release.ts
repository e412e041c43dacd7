import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeDurably } from '../../src/platform/server/database/durable-files.ts'
import { hasDatabase } from '../../src/platform/server/database/embedded/database-folder.ts'
import { type Env, ROOT } from '../../src/platform/server/env.ts'
import { StartupError } from '../../src/platform/server/startup-error.ts'
import { printLine } from '../command.ts'
import type { Installation } from './installation.ts'
import type { DoctorResult, Process, Unfinished } from './plan.ts'
import { isRunning, signalProcess } from './process-identity.ts'
import { runScript } from './run.ts'

const POLL_MS = 50
/** A version that ends this often while it starts does not start. */
const MAX_START_ATTEMPTS = 3
/** Requests, connections and jobs get 10 s each. */
const STOP_TIMEOUT_MS = 40_000
const DOCTOR_TIMEOUT_MS = 300_000

/** Printed as a sentence when the version before does not start either. */
export class NotReadyError extends StartupError {}

/** One process after the other, so that with several ones the others serve. The service manager starts it again. */
export async function replaceProcesses(
  installation: Installation,
  release: string,
  { processes, waitSeconds }: Pick<Unfinished, 'processes' | 'waitSeconds'>,
  env: Env,
): Promise<void> {
  for (const { port, host } of processes) {
    const before = runningAt(installation, port)
    if (before?.release !== release) {
      printLine(`Port ${port}: starting ${release}`)
      if (before) await stop(before, env)
    }
    await waitUntilReady(installation, { port, host, release }, waitSeconds)
  }
}

export async function stopProcesses(installation: Installation, release: string, env: Env): Promise<void> {
  for (const process of installation.processes().filter((one) => one.release === release)) await stop(process, env)
}

function runningAt(installation: Installation, port: number): Process | undefined {
  return installation.processes().find((one) => one.port === port)
}

async function stop(process: Process, { DRAIN_SECONDS }: Env): Promise<void> {
  signalProcess(process.pid, 'SIGTERM')
  const end = Date.now() + DRAIN_SECONDS * 1000 + STOP_TIMEOUT_MS
  while (isRunning(process) && Date.now() < end) await pause(POLL_MS)
  if (isRunning(process)) signalProcess(process.pid, 'SIGKILL')
  while (isRunning(process)) await pause(POLL_MS)
}

type Target = Pick<Process, 'port' | 'host' | 'release'>

async function waitUntilReady(
  installation: Installation,
  { port, host, release }: Target,
  waitSeconds: number,
): Promise<void> {
  const end = Date.now() + waitSeconds * 1000
  const attempts = new Set<number>()
  while (Date.now() < end) {
    const running = runningAt(installation, port)
    if (running?.release === release) {
      attempts.add(running.pid)
      if (attempts.size > MAX_START_ATTEMPTS) break
      const isReady = await fetch(`http://${host}:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) return
    }
    await pause(POLL_MS)
  }
  throw new NotReadyError(
    attempts.size > MAX_START_ATTEMPTS
      ? `${release} ends while it starts on port ${port}; its log says why.`
      : `${release} was not ready on port ${port} within ${waitSeconds} s; its log says why.`,
  )
}

/** Empty when the doctor itself fails, such as that of a version which has none. */
export async function runDoctor(release: string): Promise<DoctorResult[]> {
  const { output, errors } = await runScript(release, 'doctor.ts', ['--json'], {
    isQuiet: true,
    timeoutMs: DOCTOR_TIMEOUT_MS,
  })
  try {
    return JSON.parse(output).results
  } catch {
    return [{ area: 'doctor', status: 'problem', text: `The doctor of ${release} does not run: ${errors.trim()}` }]
  }
}

/** Processes that start now wait. Used while a rollback replaces the embedded database. */
export function holdStarts(installation: Installation): void {
  writeDurably(installation.hold, '')
}

export function releaseStarts(installation: Installation): void {
  rmSync(installation.hold, { force: true })
}

/** Writes a backup without pictures, with the code that belongs to the database. */
export async function writeBackup(release: string, file: string): Promise<void> {
  const { code, errors } = await runScript(release, 'backup.ts', [file, '--no-pictures'], { isQuiet: true })
  if (code !== 0) throw new StartupError(`The backup failed: ${sentenceOf(errors)} Nothing was changed.`)
}

export function sentenceOf(errors: string): string {
  return errors.trim().replace(/^✗ /, '')
}

/** The rehearsal and the rollback restore a backup into a data folder of their own. */
export async function restoreInto(folder: string, release: string, backup: string): Promise<string | undefined> {
  const { code, errors } = await runScript(release, 'restore.ts', [backup], {
    isQuiet: true,
    env: { DATA_DIR: folder },
  })
  return code === 0 ? undefined : sentenceOf(errors)
}

/** Undefined in a database in which the site was never started. */
export async function readMigrations({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<number | undefined> {
  if (!DATABASE_URL && !hasDatabase(join(DATA_DIR, 'db'))) return undefined
  const { code, output, errors } = await runScript(ROOT, 'update/count-migrations.ts', [], { isQuiet: true })
  if (code === 0) return Number(output) || undefined
  throw new StartupError(`The database could not be read: ${sentenceOf(errors)} Nothing was changed.`)
}

export const rehearsalIn = (dataDir: string) => join(dataDir, 'rehearsal')
export const rollbackIn = (dataDir: string) => join(dataDir, 'rollback')
