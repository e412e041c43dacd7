import { join, resolve } from 'node:path'
import { explainLostDatabase, hasDatabase } from '#platform/server/database/embedded/database-folder.ts'
import { isSiteConnected } from '#platform/server/database/embedded/site-stopped.ts'
import type { Database } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { checkCalendars } from './check-calendars.ts'
import { checkDataDir, checkSecretKey } from './check-data-dir.ts'
import { checkJobs, checkSchema, checkServer } from './check-database.ts'
import { checkMail } from './check-mail.ts'
import { checkSite } from './check-site.ts'
import { checkBackups, checkObjectStore, checkPictures } from './check-stores.ts'
import { checkTables } from './check-tables.ts'
import { type Diagnosis, diagnosesOf, runCheck } from './diagnosis.ts'

/** A backup is read, and perhaps downloaded, completely. */
const BACKUP_LIMIT_SECONDS = 600
/** Every row is read. */
const TABLES_LIMIT_SECONDS = 3600

type DoctorOptions = { now?: Date; isDeep?: boolean }

/** Everything that needs a valid environment. Changes nothing, except for objects that are deleted again. */
export async function diagnose(
  env: Env,
  open: () => Promise<Database>,
  { now = new Date(), isDeep = false }: DoctorOptions = {},
): Promise<Diagnosis[]> {
  const opened = await openIfPresent(env, open)
  const database = 'pool' in opened ? opened : undefined
  try {
    const inDatabase = database
      ? [
          await runCheck({ area: 'database', run: () => checkSchema(database) }),
          env.DATABASE_URL ? await runCheck({ area: 'database', run: () => checkServer(database) }) : [],
          await runCheck({ area: 'jobs', run: () => checkJobs(database) }),
          await runCheck({ area: 'calendars', run: () => checkCalendars(database.db, now) }),
          isDeep
            ? await runCheck({ area: 'tables', limitSeconds: TABLES_LIMIT_SECONDS, run: () => checkTables(database) })
            : [],
        ].flat()
      : [opened as Diagnosis]
    // Without its server it is not known whether the site runs; cached pages would still be sent.
    const isRunning = database ? await isSiteRunning(env, database) : env.DATABASE_URL !== undefined
    const others = [
      { area: 'secret key', run: () => checkSecretKey(env, database?.db) },
      { area: 'disk', run: () => checkDataDir(env) },
      { area: 'pictures', run: () => checkPictures(env, database?.db) },
      { area: 'mail', run: () => checkMail(env, database?.db) },
      { area: 'S3 store', run: () => checkObjectStore(env) },
      { area: 'backups', limitSeconds: BACKUP_LIMIT_SECONDS, run: () => checkBackups(env, now) },
      { area: 'address', run: () => checkSite(env, { isRunning }) },
    ]
    return [...inDatabase, ...(await Promise.all(others.map(runCheck))).flat()]
  } finally {
    await database?.close()
  }
}

/** Opening an embedded database that does not exist would create it. */
async function openIfPresent(env: Env, open: () => Promise<Database>): Promise<Database | Diagnosis> {
  const { problem, skipped } = diagnosesOf('database')
  const folder = resolve(env.DATA_DIR)
  const lost = env.DATABASE_URL ? undefined : explainLostDatabase(folder)
  if (lost) return problem(lost)
  if (!env.DATABASE_URL && !hasDatabase(join(folder, 'db')))
    return skipped(`There is no database in ${folder} yet: the first start creates it.`)
  try {
    return await open()
  } catch (failure) {
    return problem((failure as Error).message)
  }
}

/** The site holds the lock of the embedded database, so a command could open it only while the site is stopped. */
async function isSiteRunning(env: Env, { isEmbedded, pool }: Database): Promise<boolean> {
  return env.DATABASE_URL ? isSiteConnected(pool) : !isEmbedded
}
