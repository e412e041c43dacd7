import { expect, test } from 'vitest'
import { leaderLines, priceScale } from './price-scale.ts'

test('the scale ends at a round number above the largest price', () => {
  const once = priceScale([350, 450, 650, 850])
  expect(once).toMatchObject({ max: 1000, ticks: [200, 400, 600, 800] })
  expect(once.percentOf(350)).toBe(35)
  expect(priceScale([7.99, 25])).toMatchObject({ max: 30, ticks: [5, 10, 15, 20, 25] })
  expect(priceScale([0]).percentOf(0)).toBe(0)
  for (const price of [1, 9.99, 100, 12_345, 999_999])
    expect(priceScale([price]).percentOf(price)).toBeLessThanOrEqual(100)
})

/** Horizontal and vertical parts of a path. */
function shownParts(path: string) {
  const [from, turn, to, end] = /^M([\d.]+) 0V([\d.]+)H([\d.]+)V([\d.]+)$/.exec(path)!.slice(1).map(Number)
  return { from: from!, turn: turn!, to: to!, end: end! }
}

test.each([[[26.6, 66.6, 73.3, 83.3]], [[1, 2, 3, 4]], [[90, 92, 95, 99]], [[5, 40, 60, 61]], [[33]]])(
  'leader lines to their columns never cross: %j',
  (percents) => {
    const lines = leaderLines(percents).map(shownParts)
    const crosses = (a: (typeof lines)[number], b: (typeof lines)[number]) => {
      const [left, right] = [Math.min(a.from, a.to), Math.max(a.from, a.to)]
      const isInside = (x: number) => x > left && x < right
      return (isInside(b.from) && a.turn < b.turn) || (isInside(b.to) && a.turn > b.turn)
    }
    for (const a of lines) for (const b of lines) if (a !== b) expect(crosses(a, b)).toBe(false)
  },
)
