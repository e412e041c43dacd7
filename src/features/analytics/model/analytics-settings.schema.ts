import type { z } from 'zod'
import { defineSetting } from '#features/settings/model/define-setting.ts'
import { integerBetween, namedObject } from '#kernel/schema-parts.ts'

/** Retention of what remains of a visit after its events are deleted, and of the counts of page requests. */
export const SUMMARY_YEARS = 5

/** Retention of raw analytics events. */
const analyticsSettings = namedObject('AnalyticsSettings', {
  eventMonths: integerBetween(1, 60, 'analytics-settings:invalid.eventMonths'),
})
export type AnalyticsSettings = z.infer<typeof analyticsSettings>

export const analyticsSetting = defineSetting<AnalyticsSettings>({
  key: 'analytics',
  schema: analyticsSettings,
  initial: { eventMonths: 25 },
})
