import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from '../../src/platform/server/env.ts'
import { printLine } from '../command.ts'
import { findInstallation, isUpdateRunning } from './installation.ts'
import { readStartTime } from './process-identity.ts'

const POLL_MS = 200

type Settings = Pick<Env, 'PORT' | 'HOST' | 'DATA_DIR' | 'DATABASE_URL'>

/**
 * A process of a release says which one it runs, so that an update can replace it. It waits while an update that goes
 * back restores the database, and restores it itself if that update was killed.
 */
export async function joinInstallation(env: Settings): Promise<void> {
  const { PORT, HOST } = env
  const folder = process.cwd()
  const installation = findInstallation(folder)
  if (!installation || basename(folder) === 'source') return
  const release = basename(folder)
  installation.writeProcess({
    port: PORT,
    host: !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST,
    pid: process.pid,
    startedAt: readStartTime(process.pid),
    release,
    // Set by systemd.
    isSupervised: process.env.INVOCATION_ID !== undefined,
  })
  if (!existsSync(installation.hold)) return
  printLine('Waiting for the rollback of an update')
  while (existsSync(installation.hold) && isUpdateRunning(installation.root)) await pause(POLL_MS)
  if (!existsSync(installation.hold)) return
  // A start loads the code for it only now.
  const { finishRollback } = await import('./roll-back.ts')
  await finishRollback(installation, release, env)
}
