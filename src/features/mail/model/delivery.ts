const MINUTE = 60_000
const HOUR = 60 * MINUTE
const MAX_RETRY_DELAY_MS = 4 * HOUR
const MAX_OUTAGE_DELAY_MS = 15 * MINUTE
const GIVE_UP_AFTER_MS = 24 * HOUR
/** A letter that is sent again, or comes back from a backup, is old at once; it still deserves some attempts. */
const MIN_ATTEMPTS = 8
/** So often a letter goes out whole without an answer; each may have arrived. Kept by the database as well. */
export const MAX_UNANSWERED = 2

export type AttemptHistory = {
  createdAt: Date
  attempts: number
  /** Attempts that may have arrived, this one included. */
  unanswered: number
}
type FinalStep = { status: 'failed' | 'uncertain' }
export type DeliveryStep = { status: 'queued'; dueAt: Date } | FinalStep

/** What follows an attempt that may succeed later: another one after a pause that doubles, or the end after a day. */
export function stepAfterFailure(tried: AttemptHistory, now: Date): DeliveryStep {
  const { attempts, unanswered } = tried
  if (isExhausted(tried, now) || unanswered >= MAX_UNANSWERED) return finalStep(unanswered)
  const pause = Math.min(MINUTE * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

/**
 * What follows an attempt that did not reach the server, which is not counted in `attempts`. The end of an outage is:
 * a letter that breaks the connection again and again, while others get through, is given up like a refused one.
 */
export function stepAfterOutage(tried: AttemptHistory, now: Date): DeliveryStep {
  if (isExhausted(tried, now)) return finalStep(tried.unanswered)
  const age = now.getTime() - tried.createdAt.getTime()
  const pause = Math.min(Math.max(age / 4, MINUTE), MAX_OUTAGE_DELAY_MS)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

function isExhausted({ createdAt, attempts }: AttemptHistory, now: Date): boolean {
  return now.getTime() >= createdAt.getTime() + GIVE_UP_AFTER_MS && attempts >= MIN_ATTEMPTS
}

/** The end of trying. What may have arrived has not failed, whatever was answered to a later attempt. */
export function finalStep(unanswered: number): FinalStep {
  return { status: unanswered > 0 ? 'uncertain' : 'failed' }
}
