/** Values with their relative frequency. */
export type Weighted<Value> = readonly (readonly [value: Value, weight: number])[]

/** Seeded generator (mulberry32): the same text gives the same numbers in every run. */
export function createRandom(seed: string) {
  let state = 0
  for (const character of seed) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0

  /** From 0 up to, not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  return {
    next,
    chance: (share: number) => next() < share,
    between: (low: number, high: number) => low + (high - low) * next(),
    /** Of a log-normal distribution, as loading and reading times are. */
    around: (median: number, spread: number) =>
      median * Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    pick<Value>(values: Weighted<Value>): Value {
      let left = next() * values.reduce((sum, [, weight]) => sum + weight, 0)
      const found = values.find(([, weight]) => {
        left -= weight
        return left < 0
      })
      return (found ?? (values.at(-1) as (typeof values)[number]))[0]
    },
  }
}

export type Random = ReturnType<typeof createRandom>
