/**
 * `visible`: published. `waiting`: held back by a rule until an admin decides. `spam`: classified by the classifier or an
 * admin. `hidden`: removed by an admin for a reason that the author is notified of.
 */
export const TEXT_STATES = ['visible', 'waiting', 'spam', 'hidden'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** The rules that hold a text back. */
export const SUSPICIONS = ['link', 'duplicate', 'fast', 'classifier', 'edited', 'again'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

type DecidedState = { state: TextState; suspicion: Suspicion | null; decidedAt: Date | null }

/** Removed by an admin, also if the author edited it since. */
export function wasModerated({ state, suspicion, decidedAt }: DecidedState): boolean {
  return state !== 'visible' && (decidedAt !== null || suspicion === 'edited')
}

export const VERDICTS = ['approve', 'hide', 'spam', 'restore'] as const
export type Verdict = (typeof VERDICTS)[number]

const STATE_AFTER: Record<Verdict, TextState> = { approve: 'visible', restore: 'visible', hide: 'hidden', spam: 'spam' }

export type DecidableText = { state: TextState; reason: string | null; decidedAt: Date | null; openReports: number }

/** The only state transition; undefined if the verdict changes nothing. A verdict also closes the reports. */
export function applyVerdict(
  text: DecidableText,
  verdict: Verdict,
  reason: string | null,
  at: Date,
): DecidableText | undefined {
  const state = STATE_AFTER[verdict]
  const isDecided = text.decidedAt !== null && text.openReports === 0
  if (state === text.state && isDecided) return
  return { state, reason: state === 'hidden' ? reason : null, decidedAt: at, openReports: 0 }
}
