import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#kernel/time-units.ts'
import { METRICS } from '../event.schema.ts'
import { percentile, rate, roundVital, THRESHOLDS } from './vitals.ts'

test.each(METRICS)('%s is good up to its first limit and poor beyond its second', (metric) => {
  const [good, needsImprovement] = THRESHOLDS[metric]
  expect(rate(metric, good)).toBe('good')
  expect(rate(metric, good + 0.001)).toBe('needs-improvement')
  expect(rate(metric, needsImprovement)).toBe('needs-improvement')
  expect(rate(metric, needsImprovement + 0.001)).toBe('poor')
})

test('rounding is idempotent and changes a value by at most 2.5 % or half a millisecond', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: DAY_MS, noNaN: true }), (value) => {
      const rounded = roundVital('LCP', value)
      expect(Math.abs(rounded - value)).toBeLessThanOrEqual(Math.max(0.5, value * 0.025))
      expect(roundVital('LCP', rounded)).toBe(rounded)
    }),
  )
})

test('the percentile of value counts equals that of the expanded values', () => {
  const counted = fc.array(fc.record({ value: fc.nat(20), count: fc.integer({ min: 1, max: 9 }) }), { minLength: 1 })
  fc.assert(
    fc.property(counted, (values) => {
      const all = values.flatMap(({ value, count }) => Array.from({ length: count }, () => value)).sort((a, b) => a - b)
      expect(percentile(values, 0.75)).toBe(all[Math.ceil(0.75 * all.length) - 1])
    }),
  )
  expect(percentile([], 0.75)).toBeUndefined()
})
