import { expect, test } from 'vitest'
import { isPlausible } from './plausible.ts'

test.each([
  ['LCP', 30_000, 0, true],
  ['LCP', 60_000, 3_000, false],
  ['LCP', 60_000, 30_000, true],
  ['INP', 31_000, 0, false],
  ['INP', 31_000, 600_000, true],
  ['FID', 31_000, 0, false],
  ['TTFB', 30_000, 0, true],
  ['TTFB', 30_001, 600_000, false],
  ['FCP', 30_001, 600_000, false],
  ['CLS', 5, 0, true],
  ['CLS', 5.001, 600_000, false],
] as const)('%s of %d on a page known for %d ms: %s', (metric, value, knownMs, expected) => {
  expect(isPlausible(metric, value, knownMs)).toBe(expected)
})
