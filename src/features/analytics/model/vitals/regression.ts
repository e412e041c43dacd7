import type { DeviceClass, Metric } from '../event.schema.ts'
import { percentile, type ValueCount } from './vitals.ts'
import type { VitalChange } from './vitals-report.schema.ts'

/** The rule and its reasons: docs/decisions/0018-when-a-build-made-a-page-slower.md. */
export const MIN_SAMPLES = 50
const MIN_RATIO = 0.1
export const MIN_STEP: { [Name in Metric]: number } = { LCP: 100, INP: 20, CLS: 0.01, FCP: 100, TTFB: 50, FID: 10 }
/** Family-wise error rate: probability that a report without any change claims one. */
const MAX_FALSE_REPORTS = 0.05
const SHARE = 0.75

export type BuildSample = { metric: Metric; route: string; device: DeviceClass; build: number; values: ValueCount[] }

export type BuildChange = Omit<VitalChange, 'isLast'>

/**
 * Compares each build with the last one before it that has enough samples on the same route and device class. The more
 * comparisons a report makes, the stricter each of them is (Bonferroni). Oldest build first.
 */
export function findChanges(
  samples: BuildSample[],
  isCandidate: (build: number) => boolean = () => true,
): BuildChange[] {
  const pairs = comparablePairs(samples).filter(({ after }) => isCandidate(after.build))
  const z = upperQuantile(MAX_FALSE_REPORTS / 2 / Math.max(1, pairs.length))
  return pairs.flatMap(({ before, after }) => compare(before, after, z) ?? []).sort(byBuild)
}

/** Changes that no later change of the same metric, route and device class has replaced. */
export function lastChanges(changes: BuildChange[]): BuildChange[] {
  const last = new Map(changes.toSorted(byBuild).map((change) => [seriesOf(change), change]))
  return [...last.values()]
}

const byBuild = (one: BuildChange, other: BuildChange) => one.after.build - other.after.build
const seriesOf = ({ metric, route, device }: Pick<BuildSample, 'metric' | 'route' | 'device'>) =>
  [metric, device, route].join(' ')

function comparablePairs(samples: BuildSample[]): { before: BuildSample; after: BuildSample }[] {
  const large = samples.filter(({ values }) => countOf(values) >= MIN_SAMPLES)
  return [...Map.groupBy(large, seriesOf).values()].flatMap((series) => {
    const builds = series.toSorted((one, other) => one.build - other.build)
    return builds.slice(1).map((after, index) => ({ before: builds[index] as BuildSample, after }))
  })
}

function compare(before: BuildSample, after: BuildSample, z: number): BuildChange | undefined {
  const old = estimate(before.values, z)
  const fresh = estimate(after.values, z)
  const step = fresh.p75 - old.p75
  if (Math.abs(step) < MIN_STEP[before.metric] || Math.abs(step) < MIN_RATIO * old.p75) return undefined

  // Confidence limit of the difference that is nearest to zero, from the limits of both sides (MOVER).
  const margin =
    step > 0
      ? Math.hypot(fresh.p75 - fresh.low, old.high - old.p75)
      : Math.hypot(fresh.high - fresh.p75, old.p75 - old.low)
  if (Math.abs(step) <= margin) return undefined

  const { metric, route, device } = after
  return {
    metric,
    route,
    device,
    direction: step > 0 ? 'worse' : 'better',
    before: { build: before.build, samples: countOf(before.values), p75: old.p75 },
    after: { build: after.build, samples: countOf(after.values), p75: fresh.p75 },
  }
}

/** p75 with its confidence limits: values at the ranks of the binomial distribution (normal approximation). */
function estimate(values: ValueCount[], z: number): { p75: number; low: number; high: number } {
  const count = countOf(values)
  const margin = z * Math.sqrt(count * SHARE * (1 - SHARE))
  const sorted = values.toSorted((one, other) => one.value - other.value)
  const at = (rank: number) => percentile(sorted, rank / count) as number
  return {
    p75: at(Math.ceil(SHARE * count)),
    low: at(Math.max(1, Math.floor(SHARE * count - margin))),
    // The rank is beyond the largest value: the upper limit is unbounded.
    high: SHARE * count + margin > count ? Number.POSITIVE_INFINITY : at(Math.ceil(SHARE * count + margin)),
  }
}

function countOf(values: ValueCount[]): number {
  return values.reduce((sum, { count }) => sum + count, 0)
}

/** Quantile of the normal distribution for an upper tail probability (Abramowitz and Stegun 26.2.23). */
export function upperQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail))
  return t - (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
}
