import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areaPath,
  fittingLabels,
  labelledIndexes,
  linePath,
  lonePoints,
  nearestIndex,
  niceTicks,
  pointPosition,
  scale,
} from './scale.ts'

test.each([
  [80, [0, 20, 40, 60, 80]],
  [61, [0, 20, 40, 60, 80]],
  [1102, [0, 500, 1000, 1500]],
  [0.23, [0, 0.1, 0.2, 0.3]],
])('ticks up to %d are round', (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks)
})

test('counts get whole ticks, also without any count', () => {
  expect(niceTicks(1, { isWhole: true })).toEqual([0, 1])
  expect(niceTicks(3, { isWhole: true })).toEqual([0, 1, 2, 3])
  expect(niceTicks(0, { isWhole: true })).toEqual([0, 1, 2, 3, 4])
})

test('the last tick is at or above every value, and there are few of them', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0001, max: 1e9, noNaN: true }), (highest) => {
      const ticks = niceTicks(highest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest * 0.9999999)
      expect(ticks.length).toBeLessThanOrEqual(6)
      expect(ticks.length).toBeGreaterThanOrEqual(3)
    }),
  )
})

test('the y axis runs from bottom to top, and a chart of zeros is at the bottom', () => {
  expect(scale(0, 80, 200, 0)).toBe(200)
  expect(scale(40, 80, 200, 0)).toBe(100)
  expect(scale(0, 0, 200, 0)).toBe(200)
})

test('the pointer selects the nearest point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(399), (count, at) => {
      const index = Math.min(at, count - 1)
      expect(nearestIndex(pointPosition(index, count, 30, 700), count, 30, 700)).toBe(index)
    }),
  )
  expect(nearestIndex(-50, 28, 30, 700)).toBe(0)
  expect(nearestIndex(9999, 28, 30, 700)).toBe(27)
})

test('labels of the x axis do not touch, and step by weeks when days would be too dense', () => {
  expect(labelledIndexes(28, 700, 60)).toEqual([0, 7, 14, 21])
  expect(labelledIndexes(7, 700, 60)).toEqual([0, 1, 2, 3, 4, 5, 6])
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 1827 }), fc.integer({ min: 260, max: 1300 }), (count, width) => {
      const [first, second] = labelledIndexes(count, width, 60)
      if (second !== undefined) expect(((second - first!) / count) * width).toBeGreaterThanOrEqual(59.9)
    }),
  )
})

test('a marker label that would cover the one before it, or leave the chart, is not drawn', () => {
  expect(fittingLabels([10, 30, 80, 180], [50, 50, 50, 50], 200)).toEqual([true, false, true, false])
})

test('a missing value interrupts the line, and an isolated value becomes a dot', () => {
  const points = [{ x: 0, y: 10 }, { x: 10, y: 20 }, null, { x: 30, y: 5 }]
  expect(linePath(points)).toBe('M0,10L10,20M30,5')
  expect(areaPath(points, 50)).toBe('M0,10L10,20L10,50L0,50Z')
  expect(lonePoints(points)).toEqual([{ x: 30, y: 5 }])
  expect(linePath([])).toBe('')
})
