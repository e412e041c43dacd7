import * as journal from '#features/journal/server/journal.service.ts'
import { HOUR_SECONDS } from '#kernel/time-units.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { incrementCounter } from '#platform/server/rate-limit.ts'

type Person = Pick<User, 'id' | 'firstName' | 'lastName'>
type RequestNetwork = { network: string }

/** Entries per hour and user; further ones are dropped. */
const MAX_PER_USER = 20
/** Entries per hour about failures, for all users and networks together. */
const MAX_FAILURES = 200

/** Changes that users make to their own account: `security.signedIn`, `security.passwordChanged`. */
type OwnAction =
  | 'signedIn'
  | 'passwordChanged'
  | 'passwordReset'
  | 'providerLinked'
  | 'providerUnlinked'
  | 'sessionEnded'
  | 'otherSessionsEnded'

/** `db`: the transaction of the change, if there is one. */
export async function recordSecurityEvent(
  ctx: Context,
  user: Person,
  action: OwnAction,
  { network }: RequestNetwork,
  { db = ctx.db, ...details }: { db?: Db; method?: string } = {},
): Promise<void> {
  if ((await incrementCounter({ ...ctx, db }, `security:${action}:${user.id}`, HOUR_SECONDS)) > MAX_PER_USER) return
  await recordEntry(db, ctx, user, action, user.id, { address: network, ...details })
}

/**
 * Without a user the email address is unknown, and is not stored. To keep an attacker from flooding the journal, only
 * the 1st, 10th, 100th failure of an hour per user and network adds an entry, within a total limit.
 */
export async function recordFailure(
  ctx: Context,
  user: (Person & { emailVerified: boolean }) | undefined,
  action: 'signInFailed' | 'lockedOut' | 'codeFailed',
  { network }: RequestNetwork,
): Promise<void> {
  const subject = user?.id ?? UNKNOWN
  const attempts = await incrementCounter(ctx, `security:${action}:${subject}:${network}`, HOUR_SECONDS)
  if (!/^10*$/.test(String(attempts))) return
  const entries = await incrementCounter(ctx, 'security:failures', HOUR_SECONDS)
  // The name of an unverified account may be that of another person than the owner of the address.
  const details = { address: network, attempts, ...(user?.emailVerified ? { name: fullName(user) } : {}) }
  if (entries <= MAX_FAILURES) await recordEntry(ctx.db, ctx, null, action, subject, details)
  if (entries === MAX_FAILURES) await recordEntry(ctx.db, ctx, null, 'failuresOmitted', UNKNOWN, {})
}

const UNKNOWN = 'unknown'

function recordEntry(db: Db, { now }: Context, actor: Person | null, action: string, subject: string, details: object) {
  return journal.record(db, { at: now(), actor, action: `security.${action}`, subject, details })
}
