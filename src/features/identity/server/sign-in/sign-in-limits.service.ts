import { DAY_SECONDS } from '#kernel/time-units.ts'
import { requireCaptcha } from '#platform/server/captcha.ts'
import type { Context } from '#platform/server/context.ts'
import {
  consumeRateLimit,
  incrementCounter,
  rateLimitErrors,
  readCounter,
  refundRateLimit,
  resetRateLimit,
} from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { findKnownDevice } from '../session/known-device.service.ts'
import { recordFailure } from '../session/security-events.service.ts'
import type { UserAccount } from '../users/user.repo.ts'

/** Failures before an attempt needs a captcha. Higher per IP because of NAT. */
const CAPTCHA_THRESHOLD = { forAddress: 3, fromDevice: 3, fromIp: 10 }
/** Failures per day of one known device; beyond them it is treated as unknown. */
const MAX_DEVICE_FAILURES = 10
/** Failures per day for one email address, from all unknown devices together, before attempts have to wait. */
export const FAILURES_BEFORE_WAIT = 10
const FIRST_WAIT_SECONDS = 30
const MAX_WAIT_SECONDS = 900
const IP_LIMIT = { max: 50, seconds: 900 }

type Attempt = { email: string; captcha?: string | undefined }

/**
 * Counts a password attempt as a failure and rejects it beyond the limits. A known device of the user has separate
 * limits, which other devices cannot use up. All unknown devices share a wait that grows with their failures. Resolves
 * to a function to call after a correct password.
 */
export async function consumeSignInAttempt(
  ctx: Context,
  attempt: Attempt,
  caller: RequestInfo,
  user: UserAccount | undefined,
): Promise<() => Promise<unknown>> {
  const deviceId = user && findKnownDevice(ctx, caller.headers, user.id)
  const known = deviceId && (await consumeKnownDeviceAttempt(ctx, attempt, deviceId))
  if (known) return known
  const unknown = await consumeUnknownDeviceAttempt(ctx, attempt, caller)
  if (unknown) return unknown
  await recordFailure(ctx, user, 'lockedOut', caller)
  throw rateLimitErrors.TOO_MANY_ATTEMPTS()
}

async function consumeKnownDeviceAttempt(ctx: Context, { captcha }: Attempt, deviceId: string) {
  const key = `sign-in-device:${deviceId}`
  const failures = await readCounter(ctx, key)
  if (failures >= MAX_DEVICE_FAILURES) return
  if (failures >= CAPTCHA_THRESHOLD.fromDevice) await requireCaptcha(ctx, captcha)
  if ((await incrementCounter(ctx, key, DAY_SECONDS)) <= MAX_DEVICE_FAILURES) return () => resetRateLimit(ctx, key)
}

async function consumeUnknownDeviceAttempt(ctx: Context, { email, captcha }: Attempt, { address }: RequestInfo) {
  const [failuresKey, waitKey] = rateLimitKeys(email)
  const ipKey = `sign-in-from:${address}`
  const [failures, failuresFromIp] = await Promise.all([readCounter(ctx, failuresKey), readCounter(ctx, ipKey)])
  if (failures >= CAPTCHA_THRESHOLD.forAddress || failuresFromIp >= CAPTCHA_THRESHOLD.fromIp)
    await requireCaptcha(ctx, captcha)
  await consumeRateLimit(ctx, { key: ipKey, ...IP_LIMIT })

  const failure = await incrementCounter(ctx, failuresKey, DAY_SECONDS)
  if (failure >= FAILURES_BEFORE_WAIT && (await isWaiting(ctx, waitKey, waitSeconds(failure)))) {
    await refundRateLimit(ctx, failuresKey)
    return
  }
  // A success on one account must not reset failures of the same IP address on others.
  return () => Promise.all([resetSignInAttempts(ctx, email), refundRateLimit(ctx, ipKey)])
}

/** The counter expires with the wait, so one attempt per wait is admitted, whichever of concurrent ones comes first. */
async function isWaiting(ctx: Context, waitKey: string, seconds: number): Promise<boolean> {
  return (await incrementCounter(ctx, waitKey, seconds, MAX_WAIT_SECONDS)) > 1
}

/** Called when the owner has proved the address or the password. */
export async function resetSignInAttempts(ctx: Pick<Context, 'db' | 'keys'>, email: string): Promise<void> {
  await Promise.all(rateLimitKeys(email).map((key) => resetRateLimit(ctx, key)))
}

/** Exponential back-off: 30 seconds after the tenth failure, doubled by each further one, at most 15 minutes. */
export function waitSeconds(failure: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failure - FAILURES_BEFORE_WAIT), MAX_WAIT_SECONDS)
}

function rateLimitKeys(email: string): [failures: string, wait: string] {
  return [`sign-in:${email}`, `sign-in-wait:${email}`]
}
