import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { DEVICE_CLASSES, METRICS } from '../event.schema.ts'
import { figuresQuery, isExample } from '../figure-source.ts'
import { daysIn, type Period, periodQuery, RESOLUTIONS, type Resolution } from '../period.ts'
import { percentile, RATINGS, type Rating, rate, type ValueCount } from './vitals.ts'

/** Dimensions of a breakdown, which are also the filters of a report. */
export const VITAL_DIMENSIONS = ['route', 'device', 'language', 'browser', 'build'] as const
export type VitalDimension = (typeof VITAL_DIMENSIONS)[number]

/** Minimum number of samples of a slow element; below it, the p75 is noise. */
export const MIN_PLACE_SAMPLES = 20
/** Slow elements are computed from at most the last 28 days of a period. */
export const MAX_PLACE_DAYS = 28
/** Builds are compared in at most the last 90 days of a period. */
export const MAX_CHANGE_DAYS = 90

export const vitalFilter = z.object({
  route: z.string().max(200).optional(),
  device: z.enum(DEVICE_CLASSES).optional(),
  language: z.enum(LOCALES).optional(),
  browser: z.string().max(60).optional(),
  build: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
})
export type VitalFilter = z.infer<typeof vitalFilter>

const metric = z.enum(METRICS)
export const vitalsQuery = periodQuery.and(vitalFilter).and(z.object(figuresQuery))
export const vitalBreakdownQuery = vitalsQuery.and(z.object({ metric, by: z.enum(VITAL_DIMENSIONS) }))
export const elementsQuery = vitalsQuery.and(z.object({ metric }))
export type VitalsQuery = z.infer<typeof vitalsQuery>

const counts = { samples: z.int(), p75: z.number().nullable(), rating: z.enum(RATINGS).nullable() }
const distribution = { ...counts, ratings: z.object({ good: z.int(), 'needs-improvement': z.int(), poor: z.int() }) }

export const vitalsReport = namedObject('VitalsReport', {
  isExample,
  resolution: z.enum(RESOLUTIONS),
  buckets: z.array(z.iso.date()).describe('First day of each bucket of the series'),
  metrics: z.array(
    z.object({
      metric,
      ...distribution,
      previous: z.object(counts).describe('The period before, of the same length'),
      series: z.array(z.number().nullable()).describe('p75 per bucket'),
    }),
  ),
  deployments: z.array(
    z.object({ build: z.int(), date: z.iso.date().describe('First day, in the business time zone') }),
  ),
})
export type VitalsReport = z.infer<typeof vitalsReport>
export type MetricReport = VitalsReport['metrics'][number]

export const vitalsBreakdown = namedObject('VitalsBreakdown', {
  isExample,
  rows: z.array(z.object({ value: z.string().nullable(), ...distribution })),
})
export type VitalsBreakdown = z.infer<typeof vitalsBreakdown>
export type VitalBreakdownRow = VitalsBreakdown['rows'][number]

export const slowElements = namedObject('SlowElements', {
  isExample,
  rows: z.array(
    z.object({
      route: z.string(),
      language: z.enum(LOCALES),
      target: z.string().nullable(),
      phase: z.string().nullable(),
      ...counts,
    }),
  ),
})
export type SlowElements = z.infer<typeof slowElements>
export type SlowElement = SlowElements['rows'][number]

const side = z.object({ build: z.int(), samples: z.int(), p75: z.number() })
export const vitalChanges = namedObject('VitalChanges', {
  isExample,
  changes: z.array(
    z.object({
      metric,
      route: z.string(),
      device: z.enum(DEVICE_CLASSES),
      direction: z.enum(['worse', 'better']),
      before: side,
      after: side,
      isLast: z.boolean().describe('No later change of the same metric, route and device class'),
    }),
  ),
})
export type VitalChanges = z.infer<typeof vitalChanges>
export type VitalChange = VitalChanges['changes'][number]

/** Keeps the series at about thirty points. */
export function seriesResolution(period: Period): Resolution {
  const days = daysIn(period)
  return days <= 31 ? 'day' : days <= 190 ? 'week' : 'month'
}

export function distributionOf(name: z.infer<typeof metric>, values: ValueCount[]) {
  const ratings: Record<Rating, number> = { good: 0, 'needs-improvement': 0, poor: 0 }
  for (const { value, count } of values) ratings[rate(name, value)] += count
  const p75 = percentile(values, 0.75) ?? null
  const samples = ratings.good + ratings['needs-improvement'] + ratings.poor
  return { samples, p75, rating: p75 === null ? null : rate(name, p75), ratings }
}
