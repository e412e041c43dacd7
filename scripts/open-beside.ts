import { connect, type Database, openDatabase } from '../src/platform/server/db.ts'
import { runningConnection } from '../src/platform/server/embedded-database.ts'
import type { Env } from '../src/platform/server/env.ts'
import { DataInUseError } from '../src/platform/server/startup-error.ts'

/** The database of the site, also while the site runs: then we speak to it through its own socket. */
export async function openBeside(env: Env): Promise<Database> {
  try {
    return await openDatabase(env)
  } catch (failure) {
    if (failure instanceof DataInUseError) return connect(runningConnection(env.DATA_DIR))
    throw failure
  }
}
