import { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { namedObject } from '#kernel/schema-parts.ts'

const MONTHS = 'analytics-settings:invalid.eventMonths'

/** Retention of raw analytics events. */
const analyticsSettings = namedObject('AnalyticsSettings', {
  eventMonths: z.int(MONTHS).min(1, MONTHS).max(60, MONTHS),
})
export type AnalyticsSettings = z.infer<typeof analyticsSettings>

export const analyticsSetting = defineSetting<AnalyticsSettings>({
  key: 'analytics',
  schema: analyticsSettings,
  initial: { eventMonths: 25 },
})
