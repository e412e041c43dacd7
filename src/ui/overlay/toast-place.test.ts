import { expect, test } from 'vitest'
import { ACTION, toastPlace } from './toast-place.ts'

test('toasts stay at the bottom if nothing is there', () => {
  expect(toastPlace({ height: 80 }, 700, [])).toBe(16)
  expect(toastPlace({ height: 80 }, 700, [{ top: 0, bottom: 400, weight: 1 }])).toBe(16)
})

test('they move up to the first free place', () => {
  const bar = { top: 620, bottom: 690, weight: ACTION }
  const distance = toastPlace({ height: 80 }, 700, [bar])
  expect(700 - distance).toBeLessThanOrEqual(bar.top)
  expect(distance).toBeLessThan(96)
})

test('without a free place they cover what matters least', () => {
  const controls = [
    { top: 0, bottom: 100, weight: ACTION },
    { top: 100, bottom: 600, weight: 1 },
    { top: 600, bottom: 700, weight: ACTION },
  ]
  expect(700 - toastPlace({ height: 80 }, 700, controls)).toBeLessThanOrEqual(600)
  expect(toastPlace({ height: 900 }, 700, controls)).toBe(16)
})

test('shown toasts move only away from an action', () => {
  const row = { top: 560, bottom: 690, weight: 1 }
  expect(toastPlace({ height: 80, current: 16 }, 700, [row])).toBe(16)
  expect(toastPlace({ height: 80, current: 16 }, 700, [{ ...row, weight: ACTION }])).toBeGreaterThan(140)
})
