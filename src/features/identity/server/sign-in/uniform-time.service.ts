import { setTimeout as pause } from 'node:timers/promises'

/** Well above what hashing a password and writing an email take together. */
const UNIFORM_RESPONSE_MS = 1000

/**
 * Timing side channel: with uniform answers, a call for a known address does more work than one for an unknown
 * address. Neither is answered, or refused, before the floor has passed.
 */
export async function withUniformTime<Result>(
  run: () => Promise<Result>,
  minimumDelay: Promise<unknown> = pause(UNIFORM_RESPONSE_MS),
): Promise<Result> {
  try {
    return await run()
  } finally {
    await minimumDelay
  }
}
