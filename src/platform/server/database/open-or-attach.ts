import { connect, type Database, openDatabase } from '../db.ts'
import type { Env } from '../env.ts'
import { DataInUseError } from '../startup-error.ts'
import { runningDatabaseConfig } from './embedded/embedded-database.ts'

/** The database of the site. If the site is running, connects through its socket. */
export async function openOrAttach(env: Env): Promise<Database> {
  try {
    return await openDatabase(env)
  } catch (failure) {
    if (failure instanceof DataInUseError) return connect(runningDatabaseConfig(env.DATA_DIR))
    throw failure
  }
}
