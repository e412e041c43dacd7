import type { Instant } from '#kernel/local-time.ts'

/** Start and end. Nothing else of an event is stored. */
export type BusyTime = readonly [start: Instant, end: Instant]

/** In order, without overlaps; times that touch are one. */
export function mergeBusyTimes(times: readonly BusyTime[]): BusyTime[] {
  const merged: [Instant, Instant][] = []
  for (const [start, end] of times.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
