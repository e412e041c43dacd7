import type { Check } from './check.ts'

/** Every check of the AI readiness audit. */
export const AI_CHECKS: readonly Check[] = []
