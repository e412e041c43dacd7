const MINUTE = 60_000
const HOUR = 60 * MINUTE
const LONGEST_PAUSE = 4 * HOUR
const LONGEST_OUTAGE_PAUSE = 15 * MINUTE
const PATIENCE = 24 * HOUR
/** A letter that is sent again, or comes back from a backup, is old at once; it still deserves some attempts. */
const FEWEST_ATTEMPTS = 8
/** So often a letter goes out whole without an answer; each may have arrived. Kept by the database as well. */
export const MOST_UNANSWERED = 2

export type Tried = {
  createdAt: Date
  attempts: number
  /** Attempts that may have arrived, this one included. */
  unanswered: number
}
type End = { status: 'failed' | 'uncertain' }
export type Next = { status: 'queued'; dueAt: Date } | End

/** What follows an attempt that may succeed later: another one after a pause that doubles, or the end after a day. */
export function afterFailure(tried: Tried, now: Date): Next {
  const { attempts, unanswered } = tried
  if (isExhausted(tried, now) || unanswered >= MOST_UNANSWERED) return givenUp(unanswered)
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

/**
 * What follows an attempt that did not reach the server, which is not counted in `attempts`. The end of an outage is:
 * a letter that breaks the connection again and again, while others get through, is given up like a refused one.
 */
export function afterOutage(tried: Tried, now: Date): Next {
  if (isExhausted(tried, now)) return givenUp(tried.unanswered)
  const age = now.getTime() - tried.createdAt.getTime()
  const pause = Math.min(Math.max(age / 4, MINUTE), LONGEST_OUTAGE_PAUSE)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

function isExhausted({ createdAt, attempts }: Tried, now: Date): boolean {
  return now.getTime() >= createdAt.getTime() + PATIENCE && attempts >= FEWEST_ATTEMPTS
}

/** The end of trying. What may have arrived has not failed, whatever was answered to a later attempt. */
export function givenUp(unanswered: number): End {
  return { status: unanswered > 0 ? 'uncertain' : 'failed' }
}
