import type { PackedMonth } from '../../model/slot.schema.ts'
import type { UnpackedSlot } from '../../model/slot-run.ts'
import { unpackSlots } from '../booking.queries.ts'

/** A slot and the request type it was last available for. */
export type SeenFree = { date: string; time: string; type: string }

type Chosen = { date?: string | undefined; time?: string | undefined; type?: string | undefined }

export function findSlot(month: PackedMonth | undefined, { date, time }: Chosen): UnpackedSlot | undefined {
  const day = month?.days.find((candidate) => candidate.date === date)
  return day && unpackSlots(day.runs).find((slot) => slot.time === time)
}

/**
 * Why the chosen time is unavailable: it does not fit the newly chosen request type (`subject`), or it is `gone`.
 * Undefined while the data of its month and type is not loaded.
 */
export function unavailableReasonOf(chosen: Chosen, month: PackedMonth | undefined, lastSeen: SeenFree | undefined) {
  const { date, time, type } = chosen
  if (!date || !time || !month || !date.startsWith(month.month) || month.requestType !== type) return
  if (findSlot(month, chosen)?.label === 'available') return
  const isOtherSubject = lastSeen?.date === date && lastSeen.time === time && lastSeen.type !== type
  return isOtherSubject ? 'subject' : 'gone'
}
