import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { ensureAdmin, type FirstAdmin } from '#features/identity/server/first-admin.service.ts'
import { openKeys } from '#features/identity/server/secret-key.service.ts'
import { keepPolicies } from '#features/site/server/policy.service.ts'
import type { Context } from '#platform/server/context.ts'
import { type Database, migrateDatabase, openDatabase } from '#platform/server/db.ts'
import { type Env, ROOT } from '#platform/server/env.ts'
import { listenForDrops } from '#platform/server/invalidation-listener.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { closeDataDir } from '#platform/server/private-files.ts'
import { openQueue } from '#platform/server/queue.ts'
import { seedDemo } from './demo.ts'
import { JOBS } from './jobs.ts'
import { createPageCache, type PageCache } from './page-cache.ts'

/** Everything that is opened once and closed at the end. */
export type House = {
  ctx: Context
  pageCache: PageCache
  /** The sign-in to tell the owner, on the first start only. */
  firstAdmin: FirstAdmin | undefined
  isReady(): Promise<boolean>
  isClosing(): boolean
  /** From now on new requests are refused. */
  refuseWork(): void
  close(): Promise<void>
}

export async function boot(env: Env): Promise<House> {
  const log = createLog(env)
  const open = closeDataDir(env.DATA_DIR)
  if (open.length > 0) log.warn({ files: open.slice(0, 10) }, 'files in DATA_DIR are open to other users')
  const database = await openDatabase(env, {
    seconds: env.DATABASE_WAIT_SECONDS,
    report: (message) => {
      log.warn(message)
      log.flush()
    },
  })
  try {
    return await furnish(env, log, database)
  } catch (failure) {
    await database.close()
    throw failure
  }
}

async function furnish(env: Env, log: Log, database: Database): Promise<House> {
  await migrateDatabase(database)
  const now = () => new Date()
  const keys = await openKeys({ db: database.db, env, now })
  const stopListening = database.isEmbedded ? async () => {} : await listenForDrops(database, log)
  const queue = await openQueue(database, JOBS, log)
  const ctx: Context = { db: database.db, now, enqueue: queue.enqueue, log, env, keys }
  if (env.DEMO) await seedDemo(ctx)
  const firstAdmin = await ensureAdmin(ctx)
  await seedBooking(ctx)
  await keepPolicies(ctx)
  await queue.work(JOBS, ctx)
  const pageCache = createPageCache()
  let isClosing = false

  return {
    ctx,
    pageCache,
    firstAdmin,
    isReady: () => isReady(database),
    isClosing: () => isClosing,
    refuseWork: () => {
      isClosing = true
    },
    async close() {
      pageCache.close()
      await queue.close()
      await stopListening()
      await database.close()
      log.flush()
    },
  }
}

/** The database answers, and has every migration this code was written for. */
async function isReady({ pool }: Database): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ count: number }>(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    )
    return rows[0]!.count >= expectedMigrations()
  } catch {
    return false
  }
}

function expectedMigrations(): number {
  return JSON.parse(readFileSync(join(ROOT, 'migrations/meta/_journal.json'), 'utf8')).entries.length
}
