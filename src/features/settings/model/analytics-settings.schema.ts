import { z } from 'zod'

const MONTHS = 'settings-admin:analytics.months'

/** Retention of raw analytics events. */
export const analyticsSettings = z
  .object({ eventMonths: z.int(MONTHS).min(1, MONTHS).max(60, MONTHS) })
  .meta({ id: 'AnalyticsSettings' })
export type AnalyticsSettings = z.infer<typeof analyticsSettings>

export const DEFAULT_ANALYTICS: AnalyticsSettings = { eventMonths: 25 }
