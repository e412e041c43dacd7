import { setTimeout as pause } from 'node:timers/promises'
import { withTimeLimit } from '#platform/server/time-limit.ts'
import { identityErrors } from '../../model/identity.errors.ts'

const MAX_QUEUE_LENGTH = 100
/** A hash takes tens of milliseconds; one that hangs must not block every sign-in. */
const RUN_TIMEOUT_MS = 10_000

/**
 * Runs hashes one at a time: each takes a CPU core for tens of milliseconds, and a burst of guesses must not slow down
 * other requests. Rejects at once when the queue is full.
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

  /** Under load every hash is followed by a pause of the same length, so that hashing takes at most half a core. */
  async function pauseUnderLoad(work: Promise<unknown>): Promise<void> {
    await queueTail
    const start = performance.now()
    await work.catch(() => {})
    if (waiting > 1) await pause(performance.now() - start)
  }
}
