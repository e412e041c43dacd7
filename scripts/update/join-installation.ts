import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Env } from '../../src/platform/server/env.ts'
import { printLine } from '../command.ts'
import { findInstallation, isUpdateRunning } from './installation.ts'

const POLL_MS = 200

/**
 * A process of a release says which one it runs, so that an update can replace it. It waits while an update that goes
 * back restores the database; what an update that was killed left is ignored.
 */
export async function joinInstallation({ PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): Promise<void> {
  const folder = process.cwd()
  const installation = findInstallation(folder)
  if (!installation || basename(folder) === 'source') return
  installation.writeProcess({
    port: PORT,
    host: !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST,
    pid: process.pid,
    release: basename(folder),
    // Set by systemd.
    isSupervised: process.env.INVOCATION_ID !== undefined,
  })
  if (!existsSync(installation.hold)) return
  printLine('Waiting for the rollback of an update')
  while (existsSync(installation.hold) && isUpdateRunning(installation.root)) await pause(POLL_MS)
}
