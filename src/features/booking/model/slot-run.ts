import { MINUTE_MS } from '#kernel/time-units.ts'
import { SLOT_LABELS, type SlotLabel } from './slot.ts'

/**
 * Slots at equal distances, in minutes: the start of the first one since the epoch, its local time, the distance; and
 * a digit per slot, the index of its label in `SLOT_LABELS`.
 */
export type SlotRun = [start: number, localMinute: number, step: number, labels: string]

/** `startsAt` in milliseconds since the epoch. */
export type UnpackedSlot = { time: string; startsAt: number; label: SlotLabel }

/** The slots of a day without repeated names and times. A gap or a clock change starts a new run. */
export function packSlots(slots: readonly { start: number; minute: number; label: SlotLabel }[]): SlotRun[] {
  const runs: SlotRun[] = []
  let previous = { start: 0, minute: 0 }
  for (const { start, minute, label } of slots) {
    const run = runs.at(-1)
    const step = minute - previous.minute
    const isRegular = (start - previous.start) / MINUTE_MS === step && (run?.[3].length === 1 || run?.[2] === step)
    const digit = String(SLOT_LABELS.indexOf(label))
    if (run && isRegular) runs[runs.length - 1] = [run[0], run[1], step, run[3] + digit]
    else runs.push([start / MINUTE_MS, minute, 0, digit])
    previous = { start, minute }
  }
  return runs
}

export function unpackSlots(runs: readonly SlotRun[]): UnpackedSlot[] {
  return runs.flatMap(([start, localMinute, step, labels]) =>
    Array.from(labels, (digit, index) => ({
      time: new Date((localMinute + index * step) * MINUTE_MS).toISOString().slice(11, 16),
      startsAt: (start + index * step) * MINUTE_MS,
      // A digit of `packSlots`.
      label: SLOT_LABELS[Number(digit) as 0 | 1 | 2 | 3],
    })),
  )
}
