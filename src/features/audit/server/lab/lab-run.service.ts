import { z } from 'zod'
import { AppError } from '#kernel/app-error.ts'
import { localizedPath } from '#kernel/locale.ts'
import { readBuildId } from '#platform/server/build/build-id.ts'
import type { Context } from '#platform/server/context.ts'
import type { Env } from '#platform/server/env.ts'
import { auditErrors } from '../../model/audit.errors.ts'
import {
  LAB_DEVICES,
  type LabFailure,
  type LabMeasurement,
  type LabNeed,
  type LabPage,
  type LabRunStatus,
  type LighthouseRun,
} from '../../model/lab.schema.ts'
import { HEARTBEAT_TIMEOUT_MS } from '../../model/run.ts'
import { IMPORTANT_PATHS } from '../../model/weights.ts'
import { type Heartbeat, Interrupted, withHeartbeat } from '../run/heartbeat.service.ts'
import { saveLabRun } from './lab.service.ts'
import * as repo from './lab-run.repo.ts'
import { findMissingNeeds, measureInProcess } from './lighthouse-process.service.ts'

export const labRunJob = { name: 'lab-run', schema: z.object({ run: z.int() }) }

const RUN_LIMIT_MS = 600_000
/** The job may end this long after the limit: the browser is closed. */
export const MAX_LAB_RUN_SECONDS = 660

/** Of the runs of this process. */
const active = new Set<AbortController>()

/** At the shutdown of the process: its run ends as interrupted. */
export function stopLabRun(): void {
  for (const run of active) run.abort(new Interrupted('the process stops'))
}

/** Starts a run in the background. Resolves to its number. */
export async function startLabRun({ db, env, now, enqueue }: Context): Promise<{ run: number }> {
  if ((await listMissing(env)).length > 0) throw auditErrors.LAB_UNAVAILABLE()
  return db.transaction(async (tx) => {
    const at = now()
    await repo.closeInterrupted(tx, { now: at, silentSince: new Date(at.getTime() - HEARTBEAT_TIMEOUT_MS) })
    const run = await repo.insertRun(tx, at, IMPORTANT_PATHS.length * LAB_DEVICES.length)
    if (run === undefined) throw auditErrors.LAB_RUNNING()
    await enqueue(tx, labRunJob, { run })
    return { run }
  })
}

export async function getLabRunStatus({ db, env, now }: Pick<Context, 'db' | 'env' | 'now'>): Promise<LabRunStatus> {
  const missing = await listMissing(env)
  // Sequential: a run that ends between the two statements must be in one of the results.
  const unfinished = await repo.findRunning(db)
  const finished = await repo.findLastFinished(db)
  const isSilent = unfinished !== undefined && now().getTime() - unfinished.heartbeatAt.getTime() > HEARTBEAT_TIMEOUT_MS
  const last = isSilent ? { ...unfinished, failure: 'interrupted' as const } : finished
  return { missing, running: unfinished && !isSilent ? toRun(unfinished) : null, last: last ? toRun(last) : null }
}

/** Measures the important pages of this site and stores the figures. A failure is stored with the run, not thrown. */
export async function performLabRun(ctx: Context, { run }: z.infer<typeof labRunJob.schema>): Promise<void> {
  const { db, env, now, log } = ctx
  const stopped = new AbortController()
  active.add(stopped)
  let done = 0
  const save = (heartbeatAt: Date) => repo.updateRunning(db, run, { done, heartbeatAt })
  try {
    const pages = await withHeartbeat(ctx, save, measure)
    await db.transaction(async (tx) => {
      const isOpen = await repo.updateRunning(tx, run, { done, finishedAt: now() })
      if (!isOpen) throw new Interrupted('the run was closed')
      await saveLabRun(tx, { at: now(), build: readBuildId(env), isDemoCopy: false, pages })
    })
  } catch (err) {
    const failure = failureOf(err)
    log.error({ err, run, failure }, 'lab run failed')
    await repo.updateRunning(db, run, { finishedAt: now(), failure })
  } finally {
    active.delete(stopped)
  }

  async function measure(heartbeat: Heartbeat): Promise<LabPage[]> {
    if ((await findMissingNeeds()).length > 0) throw auditErrors.LAB_UNAVAILABLE()
    await heartbeat.beat()
    const measurements: LabMeasurement[] = []
    const locale = ctx.languages.current().defaultLocale
    await measureInProcess({
      origin: measuredOrigin(env),
      addresses: IMPORTANT_PATHS.map((path) => localizedPath(locale, path)),
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(RUN_LIMIT_MS)]),
      onMeasured(measurement) {
        measurements.push(measurement)
        done = measurements.length
        heartbeat.beat().catch((error: unknown) => stopped.abort(error))
      },
    })
    return toPages(measurements)
  }
}

function failureOf(error: unknown): LabFailure {
  if (error instanceof Interrupted) return 'interrupted'
  if (error instanceof AppError && error.code === 'LAB_UNAVAILABLE') return 'unavailable'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'failed'
}

/** A process without workers does not know what the machine of the workers has: there the run finds out. */
async function listMissing({ ROLE }: Env): Promise<LabNeed[]> {
  return ROLE === 'web' ? [] : findMissingNeeds()
}

/** On loopback, without the proxy in front of it. A process without pages measures the public address. */
function measuredOrigin({ ROLE, HOST, PORT, origin }: Env): string {
  if (ROLE === 'worker') return origin
  const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function toPages(measurements: LabMeasurement[]): LabPage[] {
  const figuresOf = (device: string) =>
    new Map(measurements.filter((one) => one.device === device).map(({ address, figures }) => [address, figures]))
  const desktop = figuresOf('desktop')
  return Array.from(figuresOf('mobile'), ([address, figures]) => {
    return { address, ...figures, desktop: desktop.get(address) ?? null }
  })
}

type RunRow = NonNullable<Awaited<ReturnType<typeof repo.findRunning>>>

function toRun({ id, startedAt, finishedAt, failure, total, done }: RunRow): LighthouseRun {
  const moments = { startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null }
  return { id, ...moments, failure, total, done }
}
