const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LONGEST_PAUSE = 4 * HOUR
const PATIENCE = 24 * HOUR
/** A letter that is sent again, or comes back from a backup, is old at once; it still deserves some attempts. */
const FEWEST_ATTEMPTS = 8

type Tried = { createdAt: Date; attempts: number }
export type Next = { status: 'queued'; dueAt: Date } | { status: 'failed' }

/** What follows an attempt that may succeed later: another one after a pause that doubles, or the end after a day. */
export function afterFailure({ createdAt, attempts }: Tried, now: Date): Next {
  const isOld = now.getTime() >= createdAt.getTime() + PATIENCE
  if (isOld && attempts >= FEWEST_ATTEMPTS) return { status: 'failed' }
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}
