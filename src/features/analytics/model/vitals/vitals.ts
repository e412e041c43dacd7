import type { Metric } from '../event.schema.ts'

export const RATINGS = ['good', 'needs-improvement', 'poor'] as const
export type Rating = (typeof RATINGS)[number]

/** Upper limit of "good" and of "needs improvement", as web.dev publishes them. FID is the legacy metric that INP replaced. */
export const THRESHOLDS: { [Name in Metric]: readonly [good: number, needsImprovement: number] } = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
  FID: [100, 300],
}

export function rate(metric: Metric, value: number): Rating {
  const [good, needsImprovement] = THRESHOLDS[metric]
  if (value <= good) return 'good'
  return value <= needsImprovement ? 'needs-improvement' : 'poor'
}

/** Stored precision: CLS 0.001; milliseconds to 1 under 100, to 5 under 1000, to 50 above. At most 2.5 % away. */
export function roundVital(metric: Metric, value: number): number {
  if (metric === 'CLS') return Math.round(value * 1000) / 1000
  const step = value < 100 ? 1 : value < 1000 ? 5 : 50
  return Math.round(value / step) * step
}

export type ValueCount = { value: number; count: number }

/** Nearest-rank percentile, as `percentile_disc` in SQL; undefined without values. */
export function percentile(values: ValueCount[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { value, count } of sorted) {
    seen += count
    if (seen >= share * total) return value
  }
  return undefined
}
