import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'

const MONTHS = 'analytics-settings:invalid.eventMonths'

/** Retention of raw analytics events. */
const analyticsSettings = z
  .object({ eventMonths: z.int(MONTHS).min(1, MONTHS).max(60, MONTHS) })
  .meta({ id: 'AnalyticsSettings' })
export type AnalyticsSettings = z.infer<typeof analyticsSettings>

export const analyticsSetting = defineSetting<AnalyticsSettings>({
  key: 'analytics',
  schema: analyticsSettings,
  initial: { eventMonths: 25 },
})
