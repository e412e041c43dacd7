import { expect, test } from 'vitest'
import { ACTION, toastPlace } from './toast-place.ts'

test('toasts stay at the bottom if nothing is there', () => {
  expect(toastPlace({ height: 80 }, 700, [])).toEqual({ distance: 16, cost: 0 })
  expect(toastPlace({ height: 80 }, 700, [{ top: 0, bottom: 400, weight: 1 }])).toEqual({ distance: 16, cost: 0 })
})

test('they move up to the first free place', () => {
  const bar = { top: 620, bottom: 690, weight: ACTION }
  const { distance, cost } = toastPlace({ height: 80 }, 700, [bar])
  expect(700 - distance).toBeLessThanOrEqual(bar.top)
  expect(distance).toBeLessThan(96)
  expect(cost).toBe(0)
})

test('they fit exactly between two controls', () => {
  const rows = [
    { top: 0, bottom: 500, weight: 1 },
    { top: 528.5, bottom: 684, weight: 1 },
  ]
  expect(toastPlace({ height: 28.5 }, 700, rows)).toEqual({ distance: 171.5, cost: 0 })
  expect(toastPlace({ height: 28.6 }, 700, rows).cost).toBe(1)
})

test('without a free place they cover what matters least', () => {
  const controls = [
    { top: 0, bottom: 100, weight: ACTION },
    { top: 100, bottom: 600, weight: 1 },
    { top: 600, bottom: 700, weight: ACTION },
  ]
  const { distance, cost } = toastPlace({ height: 80 }, 700, controls)
  expect(700 - distance).toBeLessThanOrEqual(600)
  expect(cost).toBe(1)
  expect(toastPlace({ height: 900 }, 700, controls)).toEqual({ distance: 16, cost: 2 * ACTION + 1 })
})

test('shown toasts leave every control for a free place, and an action for any better place', () => {
  const row = { top: 560, bottom: 690, weight: 1 }
  const rest = { top: 0, bottom: 560, weight: 1 }
  const shown = { height: 80, current: 16 }
  expect(toastPlace(shown, 700, [row]).distance).toBeGreaterThanOrEqual(140)
  expect(toastPlace(shown, 700, [row, rest])).toEqual({ distance: 16, cost: 1 })
  expect(toastPlace(shown, 700, [{ ...row, weight: ACTION }, rest]).distance).toBeGreaterThanOrEqual(140)
  expect(toastPlace({ height: 80, current: 300 }, 700, [row])).toEqual({ distance: 300, cost: 0 })
})
