const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LONGEST_PAUSE = 4 * HOUR
const PATIENCE = 24 * HOUR
/** A letter that is sent again, or comes back from a backup, is old at once; it still deserves some attempts. */
const FEWEST_ATTEMPTS = 8
/** So often a letter goes out whole without an answer; each may have arrived. Kept by the database as well. */
export const MOST_UNANSWERED = 2

type Tried = {
  createdAt: Date
  attempts: number
  /** Attempts that may have arrived, this one included. */
  unanswered: number
}
type End = { status: 'failed' | 'uncertain' }
export type Next = { status: 'queued'; dueAt: Date } | End

/** What follows an attempt that may succeed later: another one after a pause that doubles, or the end after a day. */
export function afterFailure({ createdAt, attempts, unanswered }: Tried, now: Date): Next {
  const isOld = now.getTime() >= createdAt.getTime() + PATIENCE
  const isTired = isOld && attempts >= FEWEST_ATTEMPTS
  if (isTired || unanswered >= MOST_UNANSWERED) return givenUp(unanswered)
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

/** The end of trying. What may have arrived has not failed, whatever was answered to a later attempt. */
export function givenUp(unanswered: number): End {
  return { status: unanswered > 0 ? 'uncertain' : 'failed' }
}
