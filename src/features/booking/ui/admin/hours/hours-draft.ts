import type { HoursLink, WeeklyHours } from '../../../model/rules/weekly-hours.schema.ts'
import type { HoursRange, Week } from '../../../model/rules/weekly-hours.ts'

/** The id is the key of the row. */
export type RangeDraft = HoursRange & { id: number }
export type WeeklyHoursDraft = { week: RangeDraft[][]; link: HoursLink | null }

/** Hours that agree are linked by default; hours that differ need a choice at the first save. */
export function toWeeklyHoursDraft({ week, link, agree }: WeeklyHours): WeeklyHoursDraft {
  return { week: toWeekDraft(week), link: link ?? (agree ? 'same' : null) }
}

export function toWeekDraft(week: Week): RangeDraft[][] {
  return week.map((ranges) => ranges.map((range, id) => ({ ...range, id })))
}

/** Input for the schema. An end of 00:00 means midnight at the end of the day. */
export function toHoursChange({ week, link }: WeeklyHoursDraft, startedFrom: string) {
  const ranges = week.map((day) =>
    day.map(({ startTime, endTime }) => ({ startTime, endTime: endTime === '00:00' ? '24:00' : endTime })),
  )
  return { week: ranges, link, startedFrom }
}

const FIRST_RANGE = { startTime: '09:00', endTime: '17:00' }
const LATEST_START = '22:00'

/** The range that a new row starts with: an hour after the last one, or ordinary office hours. */
export function nextRange(ranges: readonly RangeDraft[]): RangeDraft {
  const id = Math.max(-1, ...ranges.map((range) => range.id)) + 1
  const last = ranges.at(-1)?.endTime
  if (!last || !/^\d\d:\d\d$/.test(last) || last > LATEST_START) return { id, ...FIRST_RANGE }
  const hour = (hours: number) => `${String(Number(last.slice(0, 2)) + hours).padStart(2, '0')}${last.slice(2)}`
  return { id, startTime: hour(1), endTime: last < '20:00' ? hour(4).replace(/^2[4-9].*/, '24:00') : '24:00' }
}
