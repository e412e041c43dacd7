import { setTimeout as pause } from 'node:timers/promises'
import { withTimeLimit } from '#platform/server/time-limit.ts'
import { identityErrors } from '../model/identity.errors.ts'

const LONGEST_QUEUE = 100
/** One run; a hash takes tens of milliseconds. One that never ends must not block every sign-in. */
const LIMIT_MS = 10_000

/**
 * One after the other: a hash takes a whole core for tens of milliseconds, and a crowd of guesses must not take the
 * time of people who only read. Whoever would wait too long is told so at once.
 */
export function inTurn<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return async (...args) => {
    if (waiting >= LONGEST_QUEUE) throw identityErrors.TOO_BUSY()
    waiting++
    const mine = last.then(() => withTimeLimit(work(...args), LIMIT_MS))
    last = rest(mine)
    try {
      return await mine
    } finally {
      waiting--
    }
  }

  /** While a crowd waits, every hash is followed by as long a pause: at most half a core goes to it. */
  async function rest(work: Promise<unknown>): Promise<void> {
    await last
    const start = performance.now()
    await work.catch(() => {})
    if (waiting > 1) await pause(performance.now() - start)
  }
}
