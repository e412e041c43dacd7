/** Round steps of a scale, of which a power of ten is used. */
const STEPS = [1, 2, 2.5, 5]
const MAX_STEPS = 8
/** Height of the area between the rule and the labels, and its width, in units of the drawing. */
export const LEADER_HEIGHT = 60
export const LEADER_WIDTH = 1000

export type PriceScale = { max: number; ticks: number[]; percentOf: (price: number) => number }

/** A scale from zero to a round number above the largest price. */
export function priceScale(prices: readonly number[]): PriceScale {
  const largest = Math.max(1, ...prices)
  const step = roundStep(largest / MAX_STEPS)
  const count = Math.floor(largest / step) + 1
  const max = step * count
  return {
    max,
    ticks: Array.from({ length: count - 1 }, (_, index) => step * (index + 1)),
    percentOf: (price) => Math.round((price / max) * 10_000) / 100,
  }
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * (STEPS.find((step) => step * power >= least - 1e-9) ?? 10)
}

/**
 * Paths from the mark of each price on the rule, at `percents` in ascending order, to the left edge of its column. Lines
 * to the left turn lower the further right they start, lines to the right the other way round, so that none cross.
 */
export function leaderLines(percents: readonly number[]): string[] {
  const columnOf = (index: number) => (index * LEADER_WIDTH) / percents.length + 1
  const markOf = (percent: number) => Math.round(percent * LEADER_WIDTH) / 100
  return percents.map((percent, index) => {
    const [from, to] = [markOf(percent), columnOf(index)]
    const rank = from >= to ? index : percents.length - 1 - index
    const turn = Math.round(((rank + 1) * LEADER_HEIGHT) / (percents.length + 1))
    return `M${from} 0V${turn}H${to}V${LEADER_HEIGHT}`
  })
}
