import { toMinute, toTime } from '#kernel/local-time.ts'

export type Hours = { startTime: string; endTime: string }

/** What is in the first and not in the second; both in order and without overlaps. */
export function subtract(from: Hours[], less: Hours[]): Hours[] {
  return from.flatMap(({ startTime, endTime }) => {
    const rest: Hours[] = []
    let start = toMinute(startTime)
    const end = toMinute(endTime)
    for (const hole of less) {
      const [holeStart, holeEnd] = [toMinute(hole.startTime), toMinute(hole.endTime)]
      if (holeEnd <= start || holeStart >= end) continue
      if (holeStart > start) rest.push({ startTime: toTime(start), endTime: toTime(holeStart) })
      start = Math.max(start, holeEnd)
    }
    if (start < end) rest.push({ startTime: toTime(start), endTime: toTime(end) })
    return rest
  })
}
