import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { expectDefined } from '#kernel/app-error.ts'
import { StartupError } from '../startup-error.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

const RETRY_INTERVAL_MS = 1000
/** Every fifth failed attempt is reported. */
const REPORT_EVERY = 5

export type StartWait = { seconds: number; report: (message: string) => void }

/**
 * Checks that PostgreSQL answers and is recent enough. With `wait`, retries while the server is down; a wrong password
 * or database name fails at once.
 */
export async function requireReachable(
  pool: pg.Pool,
  url: string,
  wait?: StartWait,
  variable = 'DATABASE_URL',
): Promise<void> {
  const { host, pathname } = new URL(url)
  const end = Date.now() + (wait?.seconds ?? 0) * 1000
  for (let attempt = 0; ; attempt++) {
    const failure = await checkVersion(pool, host)
    if (!failure) return
    if (failure instanceof StartupError) throw failure
    const sentence = `The database ${pathname.slice(1)} at ${host} cannot be reached (${failure.message || failure.code})`
    if (!isDatabaseUnavailable(failure) || Date.now() >= end)
      throw new StartupError(`${sentence}: check ${variable}.`, { cause: failure })
    if (attempt % REPORT_EVERY === 0) wait?.report(`${sentence}: trying again every second`)
    await pause(RETRY_INTERVAL_MS)
  }
}

async function checkVersion(pool: pg.Pool, host: string): Promise<NodeJS.ErrnoException | undefined> {
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    )
    if (expectDefined(rows[0], 'version').version < 150000)
      return new StartupError(`The database at ${host} is too old: PostgreSQL 15 or newer is needed.`)
  } catch (failure) {
    return failure as Error
  }
}
