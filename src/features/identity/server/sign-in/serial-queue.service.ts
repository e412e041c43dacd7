import { setTimeout as pause } from 'node:timers/promises'
import { withTimeLimit } from '#platform/server/time-limit.ts'
import { identityErrors } from '../../model/identity.errors.ts'

const MAX_QUEUE_LENGTH = 100
/** One run; a hash takes tens of milliseconds. One that never ends must not block every sign-in. */
const RUN_TIMEOUT_MS = 10_000

/**
 * One after the other: a hash takes a whole core for tens of milliseconds, and a crowd of guesses must not take the
 * time of people who only read. Whoever would wait too long is told so at once.
 */
export function withSerialQueue<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let queueTail: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async (...args) => {
    if (waiting >= MAX_QUEUE_LENGTH) throw identityErrors.TOO_BUSY()
    waiting++
    const run = queueTail.then(() => withTimeLimit(work(...args), RUN_TIMEOUT_MS))
    queueTail = pauseUnderLoad(run)
    try {
      return await run
    } finally {
      waiting--
    }
  }

  /** While a crowd waits, every hash is followed by as long a pause: at most half a core goes to it. */
  async function pauseUnderLoad(work: Promise<unknown>): Promise<void> {
    await queueTail
    const start = performance.now()
    await work.catch(() => {})
    if (waiting > 1) await pause(performance.now() - start)
  }
}
