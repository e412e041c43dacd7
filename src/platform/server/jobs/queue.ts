import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { DAY_SECONDS } from '#kernel/time-units.ts'
import type { Context, Enqueue, JobName } from '../context.ts'
import { afterCommit, type Database } from '../db.ts'
import type { Log } from '../log.ts'
import { withSpan } from '../tracing/tracing.ts'

export type Job<Data extends object = object> = JobName<Data> & {
  run(ctx: Context, data: Data): Promise<unknown>
  /** Number of retries, with exponential back-off, before it is dead. */
  retries?: number
  /** Initial retry delay in seconds; about doubles each time, up to a day. */
  retryDelay?: number
  /** A run that takes longer counts as failed and is retried, although it may still be running. */
  maxSeconds?: number
  /** Cron schedule (UTC); a missed run is caught up at the next start. */
  cron?: string
}

type DeadJob = { id: string; name: string; data: object; error: string; diedAt: Date }

export type Queue = {
  enqueue: Enqueue
  listDeadJobs(): Promise<DeadJob[]>
  /** Retries dead jobs; all of them, or those with these ids. */
  retryDeadJobs(ids?: string[]): Promise<number>
  /** Starts the workers. In development it is called again with the reloaded code. */
  startWorkers(jobs: readonly Job[], ctx: Context): Promise<void>
  close(): Promise<void>
}
const DEAD = 'dead'
const NO_DATA = z.object({})
const DEFAULT_MAX_SECONDS = 900

/**
 * Jobs are stored in the database: a job exists if and only if the transaction that enqueued it committed. Without
 * `runsJobs` jobs are only enqueued; another process runs them.
 */
export async function openQueue(
  { pool }: Pick<Database, 'pool'>,
  jobs: readonly Job[],
  log: Log,
  { runsJobs = true } = {},
): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    persistWarnings: false,
    // Cron and the maintenance of the queue tables.
    schedule: runsJobs,
    supervise: runsJobs,
  })
  boss.on('error', (err) => log.error({ err }, 'queue'))
  await boss.start()
  const workers = new Map<string, string>()

  await boss.createQueue(DEAD, { retentionSeconds: 90 * DAY_SECONDS, deleteAfterSeconds: 0 })
  for (const { name, retries = 5, retryDelay = 5, maxSeconds = DEFAULT_MAX_SECONDS } of jobs) {
    const options = {
      expireInSeconds: maxSeconds,
      retryLimit: retries,
      retryDelay,
      retryBackoff: true,
      retryDelayMax: DAY_SECONDS,
      deadLetter: DEAD,
      retentionSeconds: 30 * DAY_SECONDS,
    }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
    // Otherwise the first send looks the queue up on another connection, which deadlocks on the embedded database: it
    // waits for the transaction that is sending.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
  }

  return {
    async enqueue(tx, job, data, at) {
      const options = { db: fromDrizzle(tx, sql), ...(at ? { startAfter: at } : {}) }
      await boss.send(job.name, (job.schema ?? NO_DATA).parse(data), options)
      afterCommit(tx, () => {
        const worker = workers.get(job.name)
        if (worker && !at) boss.notifyWorker(worker)
      })
    },
    async listDeadJobs() {
      const rows = await boss.findJobs<object>(DEAD)
      return rows.map(toDeadJob).sort((a, b) => b.diedAt.getTime() - a.diedAt.getTime())
    },
    retryDeadJobs: (ids) => boss.redrive(DEAD, ids ? { ids } : {}),
    async startWorkers(fresh, ctx) {
      for (const job of fresh) {
        if (workers.has(job.name)) await boss.offWork(job.name)
        const options = { batchSize: 20, pollingIntervalSeconds: 2, perJobResults: true } as const
        workers.set(
          job.name,
          await boss.work<object>(job.name, options, (batch) => Promise.all(batch.map((one) => attempt(job, one)))),
        )
        if (job.cron) await boss.schedule(job.name, job.cron, null, { missed: 'once' })
        else await boss.unschedule(job.name)
      }

      async function attempt(job: Job, { id, data }: { id: string; data: object }) {
        try {
          const input = (job.schema ?? NO_DATA).parse(data ?? {})
          await withSpan('consumer', `job ${job.name}`, { 'cyaan.job_id': id }, () =>
            Promise.resolve(job.run(ctx, input)),
          )
          return { id, status: 'completed' as const }
        } catch (err) {
          log.error({ err, job: job.name, id }, 'job failed')
          return { id, status: 'failed' as const, output: { message: (err as Error).message } }
        }
      }
    },
    // Running jobs are finished; queued ones stay in the database for the next start.
    close: () => boss.stop({ graceful: true, timeout: 10_000, close: false }),
  }
}

function toDeadJob({ id, name, data, sourceName, sourceOutput, createdOn }: JobWithMetadata<object>): DeadJob {
  const { message = '' } = (sourceOutput ?? {}) as { message?: string }
  return { id, name: sourceName ?? name, data, error: message, diedAt: createdOn }
}
