import { z } from 'zod'

const MONTHS = 'settings-admin:analytics.months'

/** How long raw analytics events are kept. */
export const analyticsSettings = z
  .object({ eventMonths: z.int(MONTHS).min(1, MONTHS).max(60, MONTHS) })
  .meta({ id: 'AnalyticsSettings' })
export type AnalyticsSettings = z.infer<typeof analyticsSettings>

export const DEFAULT_ANALYTICS: AnalyticsSettings = { eventMonths: 25 }
