/** A run without a heartbeat for this long was interrupted. */
export const HEARTBEAT_TIMEOUT_MS = 90_000

export const RUN_TRIGGERS = ['manual', 'nightly', 'change', 'start'] as const
export type RunTrigger = (typeof RUN_TRIGGERS)[number]
