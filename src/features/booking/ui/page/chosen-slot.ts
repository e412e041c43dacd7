import type { MonthOfSlots, OfferedSlot } from '../../model/slot.schema.ts'

/** A time on a day, and the subject it was last seen free for. */
export type SeenFree = { date: string; time: string; type: string }

type Chosen = { date?: string | undefined; time?: string | undefined; type?: string | undefined }

export function findSlot(month: MonthOfSlots | undefined, { date, time }: Chosen): OfferedSlot | undefined {
  return month?.days.find((day) => day.date === date)?.slots.find((slot) => slot.time === time)
}

/**
 * Why a chosen time cannot be had: it does not suit another `subject`, or it is `gone`. Only its own month can tell;
 * a month that has not come yet, or another one that somebody leafs through, says nothing of it.
 */
export function unavailableReasonOf(chosen: Chosen, month: MonthOfSlots | undefined, lastSeen: SeenFree | undefined) {
  const { date, time, type } = chosen
  if (!date || !time || !month || !date.startsWith(month.month) || month.requestType !== type) return
  if (findSlot(month, chosen)?.label === 'available') return
  const isOtherSubject = lastSeen?.date === date && lastSeen.time === time && lastSeen.type !== type
  return isOtherSubject ? 'subject' : 'gone'
}
