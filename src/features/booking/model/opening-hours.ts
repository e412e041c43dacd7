import { toMinute, toTime } from '#kernel/local-time.ts'

export type OpeningHours = { startTime: string; endTime: string }

/** Set difference `from` − `less`; both lists are sorted and without overlaps. */
export function subtractHours(from: OpeningHours[], less: OpeningHours[]): OpeningHours[] {
  return from.flatMap(({ startTime, endTime }) => {
    const rest: OpeningHours[] = []
    let start = toMinute(startTime)
    const end = toMinute(endTime)
    for (const removed of less) {
      const [removedStart, removedEnd] = [toMinute(removed.startTime), toMinute(removed.endTime)]
      if (removedEnd <= start || removedStart >= end) continue
      if (removedStart > start) rest.push({ startTime: toTime(start), endTime: toTime(removedStart) })
      start = Math.max(start, removedEnd)
    }
    if (start < end) rest.push({ startTime: toTime(start), endTime: toTime(end) })
    return rest
  })
}
