/**
 * `visible`: everybody reads it. `waiting`: a rule held it back until a person looks. `spam`: the classifier or the
 * admin takes it for spam. `hidden`: the admin took it away, for a reason that its author is told.
 */
export const TEXT_STATES = ['visible', 'waiting', 'spam', 'hidden'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** Why a text did not appear at once. */
export const SUSPICIONS = ['link', 'duplicate', 'fast', 'classifier', 'edited', 'again'] as const
export type Suspicion = (typeof SUSPICIONS)[number]

type DecidedState = { state: TextState; suspicion: Suspicion | null; decidedAt: Date | null }

/** By a person; or it was, and its author has edited it since. */
export function wasModerated({ state, suspicion, decidedAt }: DecidedState): boolean {
  return state !== 'visible' && (decidedAt !== null || suspicion === 'edited')
}

export const VERDICTS = ['approve', 'hide', 'spam', 'restore'] as const
export type Verdict = (typeof VERDICTS)[number]

const STATE_AFTER: Record<Verdict, TextState> = { approve: 'visible', restore: 'visible', hide: 'hidden', spam: 'spam' }

export type DecidableText = { state: TextState; reason: string | null; decidedAt: Date | null; openReports: number }

/** The only way out of a state; nothing when the verdict would change nothing. A verdict also answers the reports. */
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
