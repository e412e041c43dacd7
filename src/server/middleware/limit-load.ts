import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import { AppError } from '#kernel/app-error.ts'
import { type AppEnv, httpErrors } from '#platform/server/http.ts'
import type { Log } from '#platform/server/log.ts'
import { shedRequests } from '#platform/server/metrics.ts'

/** `running` at once, `waiting` for one of them to end, and for how long. */
export type WorkLimit = { running: number; waiting: number; waitMs: number }
/** `render`: pages and generated files. `read` and `write`: API calls. */
type WorkKind = 'render' | 'read' | 'write'
export type LoadLimits = { [Kind in WorkKind]: WorkLimit }

/**
 * Everything runs on one thread, so concurrent work beyond what hides the latency of the database adds no throughput,
 * and each piece delays cached pages: a render by milliseconds, a call by less. Reads wait for a place, shortly. Writes
 * have many places and no queue, because some wait in a queue of their own (password hashes, appointments).
 */
export const LOAD_LIMITS: LoadLimits = {
  render: { running: 2, waiting: 20, waitMs: 2000 },
  read: { running: 10, waiting: 40, waitMs: 2000 },
  write: { running: 200, waiting: 0, waitMs: 0 },
}

const WARNING_INTERVAL_MS = 10_000

/** Load shedding: costly requests beyond the limits get a 503 with Retry-After before their work starts. */
export function createLoadShedding(log: Log, limits: LoadLimits) {
  const places = {
    render: createPlaces(limits.render),
    read: createPlaces(limits.read),
    write: createPlaces(limits.write),
  }
  let warnedAt = Number.NEGATIVE_INFINITY

  /** Runs work when a place is free. Work inside admitted work needs no second place: it could wait for itself. */
  async function run<Result>(kind: WorkKind, c: HonoContext<AppEnv>, work: () => Promise<Result>): Promise<Result> {
    if (c.env?.isInternal || c.get('isAdmitted')) return work()
    if (!(await places[kind].take())) {
      countShed(kind)
      throw httpErrors.OVERLOADED()
    }
    c.set('isAdmitted', true)
    try {
      return await work()
    } finally {
      c.set('isAdmitted', false)
      places[kind].release()
    }
  }

  function countShed(kind: WorkKind): void {
    shedRequests.inc({ kind })
    if (performance.now() - warnedAt < WARNING_INTERVAL_MS) return
    warnedAt = performance.now()
    log.warn({ kind }, 'overloaded: requests get a 503')
  }

  /**
   * For API calls. A slow client must not occupy a place, so a write takes one when its body has arrived; Hono parses the
   * JSON from this text later.
   */
  const limitCalls: MiddlewareHandler<AppEnv> = async (c, next) => {
    const { method } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (!isRead)
      await c.req.text().catch(() => {
        throw httpErrors.BAD_REQUEST()
      })
    await run(isRead ? 'read' : 'write', c, next)
  }

  /** Whether a request of this kind would be shed: asked before the application handles it. */
  function shedEarly(kind: WorkKind): boolean {
    if (!places[kind].isFull()) return false
    countShed(kind)
    return true
  }

  return { run, limitCalls, shedEarly }
}

export function isOverload(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.code === 'OVERLOADED'
}

/** A page or file that could not be rendered because of overload; a stale copy may replace it. */
export function ignoreOverload(thrown: unknown): undefined {
  if (!isOverload(thrown)) throw thrown
}

export type LoadShedding = ReturnType<typeof createLoadShedding>

/** Counting semaphore with a bounded queue: `take` resolves to false when the queue is full or the wait too long. */
function createPlaces({ running: maxRunning, waiting: maxWaiting, waitMs }: WorkLimit) {
  const queue = new Set<(isTaken: boolean) => void>()
  let running = 0

  function isFull(): boolean {
    return running >= maxRunning && queue.size >= maxWaiting
  }

  async function take(): Promise<boolean> {
    if (running < maxRunning) {
      running++
      return true
    }
    if (isFull()) return false
    return new Promise((resolve) => {
      const timer = setTimeout(() => end(false), waitMs)
      function end(isTaken: boolean): void {
        clearTimeout(timer)
        queue.delete(end)
        // After pending I/O: as a microtask, one render would follow the other, and cached pages would wait for all.
        setImmediate(resolve, isTaken)
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

  return { take, release, isFull }
}
