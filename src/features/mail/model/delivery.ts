import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'

const MAX_RETRY_DELAY_MS = 4 * HOUR_MS
const MAX_OUTAGE_DELAY_MS = 15 * MINUTE_MS
const GIVE_UP_AFTER_MS = DAY_MS
/**
 * An email that is resent or restored from a backup is past the time limit at once, so it gets a minimum of attempts.
 */
const MIN_ATTEMPTS = 8
/** How often an email may be transmitted completely without a reply; each may have arrived. Also a check constraint. */
export const MAX_UNANSWERED = 2

type AttemptHistory = {
  createdAt: Date
  attempts: number
  /** Attempts that may have arrived, this one included. */
  unanswered: number
}
type FinalStep = { status: 'failed' | 'uncertain' }
export type DeliveryStep = { status: 'queued'; dueAt: Date } | FinalStep

/** After a temporary failure: exponential back-off, or the end after a day. */
export function stepAfterFailure(tried: AttemptHistory, now: Date): DeliveryStep {
  const { attempts, unanswered } = tried
  if (isExhausted(tried, now) || unanswered >= MAX_UNANSWERED) return finalStep(unanswered)
  const pause = Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_RETRY_DELAY_MS)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

/**
 * After an attempt that did not reach the server, which does not count in `attempts`. The end of an outage does: an
 * email that breaks the connection repeatedly while others are accepted is given up like a rejected one.
 */
export function stepAfterOutage(tried: AttemptHistory, now: Date): DeliveryStep {
  if (isExhausted(tried, now)) return finalStep(tried.unanswered)
  const age = now.getTime() - tried.createdAt.getTime()
  const pause = Math.min(Math.max(age / 4, MINUTE_MS), MAX_OUTAGE_DELAY_MS)
  return { status: 'queued', dueAt: new Date(now.getTime() + pause) }
}

function isExhausted({ createdAt, attempts }: AttemptHistory, now: Date): boolean {
  return now.getTime() >= createdAt.getTime() + GIVE_UP_AFTER_MS && attempts >= MIN_ATTEMPTS
}

/** Final status. An email that may have arrived is `uncertain`, whatever the reply to a later attempt. */
export function finalStep(unanswered: number): FinalStep {
  return { status: unanswered > 0 ? 'uncertain' : 'failed' }
}
