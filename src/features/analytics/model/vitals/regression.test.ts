import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Metric } from '../event.schema.ts'
import {
  type BuildChange,
  type BuildSample,
  findChanges,
  lastChanges,
  MIN_SAMPLES,
  MIN_STEP,
  upperQuantile,
} from './regression.ts'
import { roundVital, type ValueCount } from './vitals.ts'

/** Seeded generator (mulberry32), so that a simulation gives the same answer in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Log-normal, as loading times are: most visits near the median, a long tail of slow ones. */
function measured(random: () => number, count: number, median: number, metric: Metric = 'LCP'): ValueCount[] {
  return Array.from({ length: count }, () => {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return { value: roundVital(metric, median * Math.exp(0.5 * normal)), count: 1 }
  })
}

const sample = (build: number, values: ValueCount[], rest: Partial<BuildSample> = {}): BuildSample => ({
  metric: 'LCP',
  route: '/booking',
  device: 'phone',
  build,
  values,
  ...rest,
})

const summary = (changes: BuildChange[]) =>
  changes.map(({ direction, before, after }) => [direction, before.build, after.build])

test('a report without changes claims one in at most 5 % of cases, for any sample sizes', () => {
  const random = seeded(1)
  const REPORTS = 100
  const SIZES = [50, 70, 120, 400]
  const size = () => SIZES[Math.floor(random() * SIZES.length)] as number
  const wrong = Array.from({ length: REPORTS }, () => {
    const routes = Array.from({ length: 20 }, (_, index) => `/route-${index}`)
    return findChanges(
      routes.flatMap((route) => [1, 2].map((build) => sample(build, measured(random, size(), 1800), { route }))),
    )
  }).filter((changes) => changes.length > 0).length
  expect(wrong / REPORTS).toBeLessThanOrEqual(0.05)
})

test('a clear shift is reported with its build and the values before and after', () => {
  const random = seeded(2)
  let claimed = 0
  for (let run = 0; run < 50; run++) {
    const changes = findChanges([
      sample(41, measured(random, 300, 1500)),
      sample(42, measured(random, 300, 2100)),
      sample(43, measured(random, 300, 2100)),
    ])
    expect(changes.every(({ direction }) => direction === 'worse')).toBe(true)
    if (changes.some(({ before, after }) => before.build === 41 && after.build === 42)) claimed += 1
  }
  expect(claimed).toBeGreaterThanOrEqual(48)
})

test('no change is reported with fewer than the minimum samples on either side', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MIN_SAMPLES - 1 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.boolean(),
      (few, many, isBefore) => {
        const sizes = isBefore ? [few, many] : [many, few]
        const changes = findChanges([
          sample(1, [{ value: 100, count: sizes[0] as number }]),
          sample(2, [{ value: 9000, count: sizes[1] as number }]),
        ])
        expect(changes).toEqual([])
      },
    ),
  )
})

test('swapping the builds turns a regression into an improvement', () => {
  const values = fc.array(fc.record({ value: fc.nat(8000), count: fc.integer({ min: 1, max: 40 }) }), {
    minLength: 3,
    maxLength: 30,
  })
  fc.assert(
    fc.property(values, values, (one, other) => {
      const forward = findChanges([sample(1, one), sample(2, other)])
      const [change] = forward
      // The relative step is measured against the older build, so only one that is large both ways has a mirror image.
      fc.pre(
        change === undefined ||
          Math.abs(change.after.p75 - change.before.p75) >= 0.1 * Math.max(change.after.p75, change.before.p75),
      )
      if (!change) return
      const [mirror] = findChanges([sample(1, other), sample(2, one)])
      expect(mirror?.direction).toBe(change.direction === 'worse' ? 'better' : 'worse')
      expect(mirror?.before.p75).toBe(change.after.p75)
    }),
  )
})

test('an improvement is reported as one', () => {
  const random = seeded(3)
  expect(
    summary(findChanges([sample(7, measured(random, 400, 3000)), sample(8, measured(random, 400, 1500))])),
  ).toEqual([['better', 7, 8]])
})

test.each(Object.entries(MIN_STEP))(
  '%s: a difference under the minimum step or under 10 % is not claimed, however many samples',
  (name, step) => {
    const metric = name as Metric
    const claims = (from: number, to: number) =>
      findChanges([
        sample(1, [{ value: from, count: 100_000 }], { metric }),
        sample(2, [{ value: to, count: 100_000 }], { metric }),
      ])
    expect(claims(step, step * 1.9)).toEqual([])
    expect(claims(step * 100, step * 109)).toEqual([])
    expect(claims(step * 100, step * 111)).toHaveLength(1)
  },
)

test('a build with too few samples is skipped: the baseline is the build before it', () => {
  const random = seeded(4)
  const changes = findChanges([
    sample(40, measured(random, 200, 1000)),
    sample(41, measured(random, 10, 1000)),
    sample(42, measured(random, 200, 3000)),
  ])
  expect(summary(changes)).toEqual([['worse', 40, 42]])
})

test('routes, device classes and metrics are never compared with each other', () => {
  const random = seeded(5)
  const fast = measured(random, 500, 500)
  const slow = measured(random, 500, 5000)
  expect(findChanges([sample(1, fast), sample(2, slow, { route: '/' })])).toEqual([])
  expect(findChanges([sample(1, fast), sample(2, slow, { device: 'desktop' })])).toEqual([])
  expect(findChanges([sample(1, fast), sample(2, slow, { metric: 'FCP' })])).toEqual([])
})

test('only candidate builds are reported, and a later improvement replaces a regression', () => {
  const random = seeded(6)
  const samples = [1000, 3000, 1000].map((median, index) => sample(index + 1, measured(random, 500, median)))
  expect(summary(findChanges(samples))).toEqual([
    ['worse', 1, 2],
    ['better', 2, 3],
  ])
  expect(summary(findChanges(samples, (build) => build === 2))).toEqual([['worse', 1, 2]])
  expect(summary(lastChanges(findChanges(samples)))).toEqual([['better', 2, 3]])
})

test.each([
  [0.025, 1.96],
  [0.005, 2.5758],
  [0.0001, 3.719],
])('the upper tail of %d starts at %d standard deviations', (tail, deviations) => {
  expect(upperQuantile(tail)).toBeCloseTo(deviations, 2)
})
