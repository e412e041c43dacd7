import type { Check } from './check.ts'

/** Every check of the SEO audit. */
export const SEO_CHECKS: readonly Check[] = []
