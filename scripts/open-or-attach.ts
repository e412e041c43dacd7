import { runningDatabaseConfig } from '../src/platform/server/database/embedded/embedded-database.ts'
import { connect, type Database, openDatabase } from '../src/platform/server/db.ts'
import type { Env } from '../src/platform/server/env.ts'
import { DataInUseError } from '../src/platform/server/startup-error.ts'

/** The database of the site. If the site is running, connects through its socket. */
export async function openOrAttach(env: Env): Promise<Database> {
  try {
    return await openDatabase(env)
  } catch (failure) {
    if (failure instanceof DataInUseError) return connect(runningDatabaseConfig(env.DATA_DIR))
    throw failure
  }
}
