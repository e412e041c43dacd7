import { resolve } from 'node:path'
import { recordDeployment } from '#features/analytics/server/collect/deployment.service.ts'
import {
  createRequestCounter,
  type RequestCounter,
} from '#features/analytics/server/collect/request-counter.service.ts'
import { stopLabRun } from '#features/audit/server/lab/lab-run.service.ts'
import { recordChanges } from '#features/audit/server/run/changes.service.ts'
import { auditIfOutdated } from '#features/audit/server/run/first-audit.service.ts'
import { encryptFeedToken } from '#features/booking/server/calendar-feed.service.ts'
import { seedBooking } from '#features/booking/server/seed.service.ts'
import { convertEarlierSubjects } from '#features/booking/server/subjects/subjects.service.ts'
import { seedDemo } from '#features/demo/server/demo.service.ts'
import { openKeys } from '#features/identity/server/auth/secret-key.service.ts'
import { ensureAdmin, type FirstAdmin } from '#features/identity/server/users/first-admin.service.ts'
import { countMissingPictures } from '#features/media/server/media.service.ts'
import { openLanguages } from '#features/settings/server/languages.service.ts'
import { snapshotReleasePolicies } from '#features/site/server/policy.service.ts'
import { expectDefined } from '#kernel/app-error.ts'
import { ASSETS_DIR, DEVELOPMENT_BUILD, readBuildId } from '#platform/server/build/build-id.ts'
import { publishBuild } from '#platform/server/build/built-file.service.ts'
import type { Context } from '#platform/server/context.ts'
import { explainLostDatabase } from '#platform/server/database/embedded/database-folder.ts'
import { explainLowDisk } from '#platform/server/database/embedded/disk-space.ts'
import { listenForInvalidations } from '#platform/server/database/invalidation-listener.ts'
import { readMigrationCount } from '#platform/server/database/migration-count.ts'
import { type Database, migrateDatabase, openDatabase } from '#platform/server/db.ts'
import type { Env } from '#platform/server/env.ts'
import { openQueue } from '#platform/server/jobs/queue.ts'
import { createLog, type Log } from '#platform/server/log.ts'
import { restrictDataDir } from '#platform/server/secrets/private-files.ts'
import { StartupError } from '#platform/server/startup-error.ts'
import { startTracing } from '#platform/server/tracing/tracing.ts'
import { exampleFigures } from './composition/example-figures.jobs.ts'
import { JOBS } from './jobs.ts'
import { createOwnFetch } from './own-fetch.ts'
import { createPageCache, type PageCache } from './pages/page-cache.ts'

/** Everything that is opened at the start and closed at shutdown. */
export type Runtime = {
  ctx: Context
  database: Database
  pageCache: PageCache
  requestCounter: RequestCounter
  /** Connects `ctx.fetchOwn` to the application, which is created after the context. */
  connectApp: ReturnType<typeof createOwnFetch>['connect']
  /** Credentials of the first admin, on the first start only. */
  firstAdmin: FirstAdmin | undefined
  /** Reason why the process is not ready; undefined when it is. */
  explainNotReady(): Promise<string | undefined>
  isClosing(): boolean
  /** Not ready from now on, so that a load balancer sends its requests elsewhere; requests are still served. */
  beginDrain(): void
  /** Rejects new requests from now on. */
  beginShutdown(): void
  close(): Promise<void>
}

export async function boot(env: Env): Promise<Runtime> {
  const log = createLog(env)
  const stopTracing = await startTracing(env, log)
  const exposedFiles = restrictDataDir(env.DATA_DIR)
  if (exposedFiles.length > 0)
    log.warn({ files: exposedFiles.slice(0, 10) }, 'files in DATA_DIR are open to other users')
  const lost = env.DATABASE_URL ? undefined : explainLostDatabase(resolve(env.DATA_DIR))
  if (lost) throw new StartupError(lost)
  const database = await openDatabase(env, {
    seconds: env.DATABASE_WAIT_SECONDS,
    report: (message) => {
      log.warn(message)
      log.flush()
    },
  })
  try {
    const runtime = await buildRuntime(env, log, database)
    return {
      ...runtime,
      async close() {
        await runtime.close()
        await stopTracing()
        log.flush()
      },
    }
  } catch (failure) {
    await database.close()
    throw failure
  }
}

async function buildRuntime(env: Env, log: Log, database: Database): Promise<Runtime> {
  await migrateDatabase(database)
  const now = () => new Date()
  const keys = await openKeys({ db: database.db, env, now })
  const stopListening = database.isEmbedded ? async () => {} : await listenForInvalidations(database, log)
  const runsJobs = env.ROLE !== 'web'
  const queue = await openQueue(database, JOBS, log, { runsJobs })
  const ownFetch = createOwnFetch(env)
  const languages = await openLanguages({ db: database.db, log })
  const { db } = database
  const ctx: Context = { db, now, enqueue: queue.enqueue, log, env, keys, languages, fetchOwn: ownFetch.fetch }
  if (env.DEMO) await seedDemo(ctx, (await import('./composition/demo/demo-parts.ts')).DEMO_PARTS)
  const firstAdmin = await ensureAdmin(ctx)
  await seedBooking(ctx)
  await encryptFeedToken(ctx)
  await convertEarlierSubjects(ctx)
  await snapshotReleasePolicies(ctx)
  const build = readBuildId(env)
  await recordDeployment(ctx, build)
  if (runsJobs) {
    await queue.startWorkers(JOBS, ctx)
    await startBackgroundWork(ctx)
  }
  const pageCache = createPageCache()
  const requestCounter = createRequestCounter(ctx)
  const stopRecording = recordChanges(ctx)
  const published = build === DEVELOPMENT_BUILD ? Promise.resolve() : publishBuild(ctx, { build, folder: ASSETS_DIR })
  // Other processes must have the files before they are requested. The embedded database has one process, so its start
  // does not wait.
  if (!database.isEmbedded) await published
  published.catch((err) => log.error({ err }, 'the built files could not be published'))
  const countedPictures = warnAboutPictures(ctx)
  let isDraining = false
  let isClosing = false

  return {
    ctx,
    database,
    pageCache,
    requestCounter,
    connectApp: ownFetch.connect,
    firstAdmin,
    explainNotReady: async () => (isDraining ? 'the site is stopping' : explainNotReady(database, env)),
    isClosing: () => isClosing,
    beginDrain: () => {
      isDraining = true
    },
    beginShutdown: () => {
      isClosing = true
      stopLabRun()
    },
    async close() {
      stopLabRun()
      pageCache.close()
      languages.close()
      await published.catch(() => {})
      await countedPictures
      await requestCounter.close()
      await stopRecording()
      await queue.close()
      await stopListening()
      await database.close()
    },
  }
}

/** What the dashboard shows after the first start. The site starts without it. */
async function startBackgroundWork(ctx: Context): Promise<void> {
  try {
    await auditIfOutdated(ctx)
    if (ctx.env.DEMO) await ctx.db.transaction((tx) => ctx.enqueue(tx, exampleFigures, {}))
  } catch (err) {
    ctx.log.error({ err }, 'the background work of the start was not queued')
  }
}

/** The site starts without them: its pages and appointments are more than its pictures. */
async function warnAboutPictures(ctx: Context): Promise<void> {
  try {
    const missing = await countMissingPictures(ctx)
    if (missing > 0) ctx.log.warn({ missing }, 'pictures have no file in DATA_DIR')
  } catch (err) {
    ctx.log.warn({ err }, 'the pictures could not be counted')
  }
}

async function explainNotReady(database: Database, { DATA_DIR }: Env): Promise<string | undefined> {
  const lowDisk = database.isEmbedded ? explainLowDisk(DATA_DIR) : undefined
  if (lowDisk) return lowDisk
  try {
    const { rows } = await database.pool.query<{ count: number }>(READINESS_QUERY)
    return expectDefined(rows[0], 'count').count < readMigrationCount() ? 'the database lacks migrations' : undefined
  } catch {
    return 'the database does not respond'
  }
}

const READINESS_QUERY = {
  text: 'select count(*)::int as count from drizzle.__drizzle_migrations',
  query_timeout: 5000,
}
