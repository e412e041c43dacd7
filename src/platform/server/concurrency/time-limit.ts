import { setTimeout as pause } from 'node:timers/promises'
import { deadlineScope } from '../database/deadline-scope.ts'
import { assertNoTransaction } from '../database/transaction-scope.ts'
import { httpErrors } from '../http.ts'

/** The result of `work`, or that of `onTimeout` after the limit. The work itself is not cancelled; its result is ignored. */
export function raceTimeout<Result>(
  work: Promise<Result>,
  limitMs: number,
  onTimeout: () => Result | Promise<Result>,
): Promise<Result> {
  const done = new AbortController()
  const timeout = pause(limitMs, undefined, { signal: done.signal }).then(onTimeout)
  return Promise.race([work, timeout]).finally(() => done.abort())
}

/** Rejects with a 503 after the limit and logs it. */
export function withTimeLimit<Result>(name: string, work: Promise<Result>, limitMs: number): Promise<Result> {
  return raceTimeout(work, limitMs, () => {
    process.emitWarning(`${name}: not finished within ${limitMs} ms`)
    throw httpErrors.TIMEOUT()
  })
}

/**
 * Time limit of an API call. At the limit a transaction that is open rolls back, and TIMEOUT means that nothing was
 * stored: it is safe to repeat the call. After a COMMIT the result is waited for, as long again; OUTCOME_UNKNOWN then.
 */
export function withDeadline<Result>(
  limitMs: number,
  run: () => Promise<Result>,
  limitAfterCommitMs = limitMs,
): Promise<Result> {
  const deadline: { passed?: Error; hasCommitted?: boolean } = {}
  const work = deadlineScope.run(deadline, run)
  return raceTimeout(work, limitMs, () => {
    if (deadline.hasCommitted)
      return raceTimeout(work, limitAfterCommitMs, () => {
        throw httpErrors.OUTCOME_UNKNOWN()
      })
    deadline.passed = httpErrors.TIMEOUT()
    throw deadline.passed
  })
}

/**
 * In-process queue that runs tasks one at a time. A task that hangs fails at the limit and the next one starts; a task
 * that waited as long as the limit is not started, and one that finds `maxWaiting` others in the queue is rejected.
 */
export function createSerialQueue(
  name: string,
  limitMs: number,
  maxWaiting = Number.POSITIVE_INFINITY,
): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let length = 0
  return async (run) => {
    assertNoTransaction(`the queue "${name}"`)
    if (length > maxWaiting) throw httpErrors.OVERLOADED()
    length++
    const queuedAt = performance.now()
    const result = last.then(() => {
      if (performance.now() - queuedAt > limitMs) throw httpErrors.TIMEOUT()
      return withTimeLimit(name, run(), limitMs)
    })
    last = result.catch(() => {})
    return result.finally(() => length--)
  }
}
