import { expect, test } from 'vitest'
import { leastCovering } from './toast-place.ts'

test('toasts stay at the bottom if nothing is there', () => {
  expect(leastCovering(80, 700, [])).toBe(16)
  expect(leastCovering(80, 700, [{ top: 0, bottom: 400, weight: 1 }])).toBe(16)
})

test('they move up to the first free place', () => {
  const bar = { top: 620, bottom: 690, weight: 100 }
  const distance = leastCovering(80, 700, [bar])
  expect(700 - distance).toBeLessThanOrEqual(bar.top)
  expect(distance).toBeLessThan(96)
})

test('without a free place they cover what matters least', () => {
  const controls = [
    { top: 0, bottom: 100, weight: 100 },
    { top: 100, bottom: 600, weight: 1 },
    { top: 600, bottom: 700, weight: 100 },
  ]
  expect(700 - leastCovering(80, 700, controls)).toBeLessThanOrEqual(600)
  expect(leastCovering(900, 700, controls)).toBe(16)
})
