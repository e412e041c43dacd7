import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { AppError } from '#kernel/app-error.ts'
import { type AppEnv, httpErrors } from '#platform/server/http.ts'
import type { Log } from '#platform/server/log.ts'
import { shedRequests } from '#platform/server/metrics.ts'

/** `running` at once, `waiting` for one of them to end, and for how long. */
export type WorkLimit = { running: number; waiting: number; waitMs: number }
export type LoadLimits = { reads: WorkLimit; writes: WorkLimit }

/**
 * Everything runs on one thread, so work beyond what hides the latency of the database only delays the others, cached
 * pages included. Reads wait shortly for a place. Writes are lost by whoever sent them, so they have places of their
 * own, which reads cannot take; they do not wait, because some already wait in a queue (password hashes, appointments).
 */
export const LOAD_LIMITS: LoadLimits = {
  reads: { running: 10, waiting: 100, waitMs: 1000 },
  writes: { running: 200, waiting: 0, waitMs: 0 },
}

const WARNING_INTERVAL_MS = 10_000
const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** Load shedding: costly requests beyond the limits are answered with 503 and Retry-After before their work starts. */
export function createLoadShedding(log: Log, limits: LoadLimits) {
  const reads = createPlaces(limits.reads)
  const writes = createPlaces(limits.writes)
  let warnedAt = Number.NEGATIVE_INFINITY

  /** Runs work when a place is free. Work inside admitted work needs no second place: it could wait for itself. */
  async function run<Result>(c: HonoContext<AppEnv>, work: () => Promise<Result>): Promise<Result> {
    if (c.env?.isInternal || c.get('isAdmitted')) return work()
    const kind = isRead(c.req.method) ? 'read' : 'write'
    const places = kind === 'read' ? reads : writes
    if (!(await places.take())) {
      shedRequests.inc({ kind })
      warn(kind)
      throw httpErrors.OVERLOADED()
    }
    c.set('isAdmitted', true)
    try {
      return await work()
    } finally {
      c.set('isAdmitted', false)
      places.release()
    }
  }

  function warn(kind: string): void {
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return
    warnedAt = performance.now()
    log.warn({ kind }, 'overloaded: requests are answered with 503')
  }

  /** For API calls. A slow upload must not occupy a place, so a write takes one when its body has arrived. */
  const limitCalls: MiddlewareHandler<AppEnv> = async (c, next) => {
    if (!isRead(c.req.method)) await receiveBody(c)
    await run(c, next)
  }

  return { run, limitCalls }
}

/** A page or file that could not be rendered because of overload; a stale copy may replace it. */
export function ignoreOverload(thrown: unknown): undefined {
  if (!(thrown instanceof AppError && thrown.code === 'OVERLOADED')) throw thrown
}

export type LoadShedding = ReturnType<typeof createLoadShedding>

/** Buffers a body that did not arrive with the head; Hono reads it from that buffer later. */
async function receiveBody({ req, env }: HonoContext<AppEnv>): Promise<void> {
  // A body in the packet of the head is parsed after this function was called, before its microtasks run.
  await undefined
  if (env?.incoming?.complete !== false) return
  await req.arrayBuffer().catch(() => {
    throw httpErrors.BAD_REQUEST()
  })
}

/** Counting semaphore with a bounded queue: `take` resolves to false when the queue is full or the wait too long. */
function createPlaces({ running: maxRunning, waiting: maxWaiting, waitMs }: WorkLimit) {
  const queue = new Set<(isTaken: boolean) => void>()
  let running = 0

  async function take(): Promise<boolean> {
    if (running < maxRunning) {
      running++
      return true
    }
    if (queue.size >= maxWaiting) return false
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(false), waitMs)
      function end(isTaken: boolean): void {
        clearTimeout(timer)
        queue.delete(end)
        resolve(isTaken)
      }
      queue.add(end)
    })
  }

  /** The place goes to the first in the queue. */
  function release(): void {
    const [next] = queue
    if (next) next(true)
    else running--
  }

  return { take, release }
}
