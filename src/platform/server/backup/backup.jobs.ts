import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { MAX_NIGHTLY_BACKUPS } from '#kernel/retention.ts'
import { runningDatabaseConfig } from '../database/embedded-database.ts'
import type { Job } from '../queue.ts'
import { writeBackup } from './backup.ts'

/** Nightly backup of the embedded database only; PostgreSQL servers are backed up by their operator. */
export const nightlyBackup: Job = {
  name: 'nightly-backup',
  schema: z.object({}),
  cron: '15 2 * * *',
  async run({ env, now }) {
    if (env.DATABASE_URL) return
    const folder = join(env.DATA_DIR, 'backups')
    await mkdir(folder, { recursive: true })
    await writeBackup(
      runningDatabaseConfig(env.DATA_DIR),
      join(folder, `nightly-${now().toISOString().slice(0, 10)}.gz`),
      now(),
    )
    const found = (await readdir(folder)).filter((name) => name.startsWith('nightly-')).sort()
    // Removes the partial file of a process that was killed while writing.
    const parts = found.filter((name) => name.endsWith('.part'))
    const old = found.filter((name) => name.endsWith('.gz')).slice(0, -MAX_NIGHTLY_BACKUPS)
    for (const name of [...parts, ...old]) await rm(join(folder, name), { force: true })
  },
}
