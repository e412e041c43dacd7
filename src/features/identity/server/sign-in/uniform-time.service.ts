import { setTimeout as pause } from 'node:timers/promises'

/** Well above the time to hash a password and write an email. */
const UNIFORM_RESPONSE_MS = 1000

/**
 * Timing side channel: a call for a known address does more work than one for an unknown address. With uniform
 * responses neither resolves nor rejects before this minimum time.
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
