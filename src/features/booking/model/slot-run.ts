import { MINUTE_MS } from '#kernel/time-units.ts'
import { SLOT_LABELS, type SlotLabel } from './slot.ts'

/** Slots at equal distances: start of the first one in UTC, its local minute, minutes between starts, labels. */
export type SlotRun = [startsAt: string, minute: number, step: number, labels: string]

export type UnpackedSlot = { date: string; time: string; startsAt: string; label: SlotLabel }

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
    else runs.push([new Date(start).toISOString(), minute, 0, digit])
    previous = { start, minute }
  }
  return runs
}

export function unpackSlots(date: string, runs: readonly SlotRun[]): UnpackedSlot[] {
  return runs.flatMap(([startsAt, minute, step, labels]) =>
    Array.from(labels, (digit, index) => ({
      date,
      time: iso((minute + index * step) * MINUTE_MS).slice(11, 16),
      startsAt: iso(Date.parse(startsAt) + index * step * MINUTE_MS),
      label: SLOT_LABELS[Number(digit)]!,
    })),
  )
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
