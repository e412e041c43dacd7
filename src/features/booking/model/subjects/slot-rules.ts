import type { BookingSettings } from '../booking-settings.schema.ts'
import type { RequestType } from './subject.schema.ts'
import { findSubject, type SubjectSource } from './subject.ts'

/** Free minutes around an appointment; two buffers between appointments add up. */
export type Buffers = { bufferBefore: number; bufferAfter: number }

export type SlotRules = Buffers & { noticeHours: number; maxPerDay: number }

export type GeneralRules = Pick<BookingSettings, 'noticeHours' | 'bufferMinutes'>

/** The rules of a subject; where it has none of its own, the general booking rules. */
export function slotRulesOf(
  { settings, ...source }: SubjectSource & { settings: GeneralRules },
  type: RequestType | null,
): SlotRules {
  const subject = type === null ? undefined : findSubject(source, type)
  return {
    bufferBefore: subject?.bufferBefore ?? 0,
    bufferAfter: subject?.bufferAfter ?? settings.bufferMinutes,
    noticeHours: subject?.noticeHours ?? settings.noticeHours,
    maxPerDay: subject?.maxPerDay ?? Number.POSITIVE_INFINITY,
  }
}
