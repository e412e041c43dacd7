import { expect, test } from 'vitest'
import { formatVital } from './format-vital.ts'

test.each([
  ['en', 'LCP', 1350, '1.4\u00a0s'],
  ['nl', 'LCP', 2500, '2,5\u00a0s'],
  ['fr', 'INP', 240, '240\u00a0ms'],
  ['en', 'CLS', 0.1, '0.10'],
  ['en', 'CLS', 0.004, '0.004'],
  ['en', 'CLS', 0, '0.00'],
] as const)('%s: %s of %d is %s', (locale, metric, value, text) => {
  expect(formatVital(locale, metric, value)).toBe(text)
})
