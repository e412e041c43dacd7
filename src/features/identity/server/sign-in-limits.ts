import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { countOf, countOne, forgive, giveBack, limitErrors, spend } from '#platform/server/rate-limit.ts'
import type { Caller } from './caller.ts'
import { requireCaptcha } from './captcha.service.ts'
import { findDevice } from './known-device.ts'
import { recordFailure } from './security-events.ts'

const DAY = 86_400
/** From this many failures on, an attempt needs a captcha. More per IP address: behind one there may be an office. */
const CAPTCHA_AFTER = { forAddress: 3, fromDevice: 3, fromIp: 10 }
/** Failures a day of one known device; beyond them it is treated like an unknown one. */
const DEVICE_FAILURES = 10
/** Failures a day for one email address, from all unknown devices together, before attempts have to wait. */
export const FREE_FAILURES = 10
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900
const IP_LIMIT = { max: 50, seconds: 900 }

type Attempt = { email: string; captcha?: string | undefined }

/** Runs after the right password. */
type Succeeded = () => Promise<unknown>

/**
 * Counts a password attempt as a failure and refuses it beyond the limits. A known device of the user has limits of
 * its own, which nobody else can use up. All unknown devices together share a wait that grows with their failures.
 */
export async function admitAttempt(
  ctx: Context,
  attempt: Attempt,
  caller: Caller,
  user: Pick<User, 'id' | 'firstName' | 'lastName'> | undefined,
): Promise<Succeeded> {
  const deviceId = user && findDevice(ctx, caller.headers, user.id)
  const known = deviceId && (await admitKnown(ctx, attempt, deviceId))
  if (known) return known
  const unknown = await admitUnknown(ctx, attempt, caller)
  if (unknown) return unknown
  await recordFailure(ctx, user, 'lockedOut', caller)
  throw limitErrors.TOO_MANY_ATTEMPTS()
}

async function admitKnown(ctx: Context, { captcha }: Attempt, deviceId: string): Promise<Succeeded | undefined> {
  const key = `sign-in-device:${deviceId}`
  const failures = await countOf(ctx, key)
  if (failures >= DEVICE_FAILURES) return
  if (failures >= CAPTCHA_AFTER.fromDevice) await requireCaptcha(ctx, captcha)
  if ((await countOne(ctx, key, DAY)) <= DEVICE_FAILURES) return () => forgive(ctx, key)
}

async function admitUnknown(
  ctx: Context,
  { email, captcha }: Attempt,
  { address }: Caller,
): Promise<Succeeded | undefined> {
  const [failuresKey, waitKey] = keysFor(email)
  const ipKey = `sign-in-from:${address}`
  const [failures, failuresFromIp] = await Promise.all([countOf(ctx, failuresKey), countOf(ctx, ipKey)])
  if (failures >= CAPTCHA_AFTER.forAddress || failuresFromIp >= CAPTCHA_AFTER.fromIp) await requireCaptcha(ctx, captcha)
  await spend(ctx, { key: ipKey, ...IP_LIMIT })

  const failure = await countOne(ctx, failuresKey, DAY)
  // The counter expires with the wait: only the attempt that counts 1 is admitted in that time.
  if (failure >= FREE_FAILURES && (await countOne(ctx, waitKey, waitSeconds(failure))) > 1) {
    await giveBack(ctx, failuresKey)
    return
  }
  // Success on one account must not clear what the same IP address failed on others.
  return () => Promise.all([resetAttempts(ctx, email), giveBack(ctx, ipKey)])
}

/** The owner has proved the address, or the password: earlier failures no longer hold anybody up. */
export async function resetAttempts(ctx: Pick<Context, 'db' | 'keys'>, email: string): Promise<void> {
  await Promise.all(keysFor(email).map((key) => forgive(ctx, key)))
}

/** Exponential back-off: 30 seconds after the tenth failure, doubled by each further one, at most 15 minutes. */
export function waitSeconds(failure: number): number {
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (failure - FREE_FAILURES), LONGEST_WAIT_SECONDS)
}

function keysFor(email: string): [failures: string, wait: string] {
  return [`sign-in:${email}`, `sign-in-wait:${email}`]
}
