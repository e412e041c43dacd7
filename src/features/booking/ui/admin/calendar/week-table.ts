import { DAY_MINUTES, toMinute, toTime } from '#kernel/local-time.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import type { SlotLabel } from '../../../model/slot.ts'
import type { UnpackedSlot } from '../../../model/slot-run.ts'

export type SlotDay = { date: string; slots: (UnpackedSlot & { date: string; minutes: number })[] }

export type CalendarSlot = { date: string; time: string; label: SlotLabel }

export type WeekCell =
  | { kind: 'slot'; time: string; label: SlotLabel }
  | { kind: 'appointments'; appointments: AppointmentDetails[]; rows: number }

export type WeekTable = {
  /** Row headers. */
  times: string[]
  /** By day, a cell per row; undefined where a cell above spans the row. */
  columns: Map<string, (WeekCell | undefined)[]>
}

/** Minimum range of the table and default step, in minutes. */
const DEFAULT_DAY = { first: 9 * 60, last: 17 * 60, step: 30 }

/** Slots and appointments of a week as a table with rows of equal duration. */
export function buildWeekTable(
  days: readonly string[],
  slotDays: readonly SlotDay[],
  appointments: readonly AppointmentDetails[],
): WeekTable {
  const slots = slotDays.filter(({ date }) => days.includes(date)).flatMap((day) => day.slots)
  const starts = [...slots, ...appointments].map(({ time }) => toMinute(time))
  const slotEnds = slots.map(({ time, minutes }) => Math.min(toMinute(time) + minutes, DAY_MINUTES))
  const ends = [...slotEnds, ...appointments.map(endOf)]
  const step = stepOf(slots.map(({ date, time }) => ({ date, minute: toMinute(time) })))
  const first = Math.floor(Math.min(DEFAULT_DAY.first, ...starts) / step) * step
  const last = Math.max(DEFAULT_DAY.last, ...ends)
  const rows = Math.ceil((last - first) / step)
  const times = Array.from({ length: rows }, (_, row) => toTime(first + row * step))

  const columns = new Map<string, (WeekCell | undefined)[]>()
  for (const date of days) {
    const labels = new Map(slots.filter((slot) => slot.date === date).map(({ time, label }) => [time, label]))
    // A row without a slot is closed.
    const cells: (WeekCell | undefined)[] = times.map((time) => ({
      kind: 'slot',
      time,
      label: labels.get(time) ?? 'blocked',
    }))
    for (const appointment of appointments)
      if (appointment.date === date) placeAppointment(cells, appointment, first, step)
    columns.set(date, cells)
  }
  return { times, columns }
}

/** Appointments of an earlier, finer grid can share a row: they join the cell that covers it. */
function placeAppointment(
  cells: (WeekCell | undefined)[],
  appointment: AppointmentDetails,
  first: number,
  step: number,
) {
  const start = toMinute(appointment.time)
  const end = endOf(appointment)
  const row = Math.floor((start - first) / step)
  const coveringCell = cells.slice(0, row + 1).findLast((cell) => cell !== undefined)
  const isCovered = cells[row] === undefined || cells[row]?.kind === 'appointments'
  if (isCovered && coveringCell?.kind === 'appointments') {
    coveringCell.appointments.push(appointment)
    return
  }
  const rows = Math.min(Math.ceil((end - first) / step), cells.length) - row
  cells.fill(undefined, row, row + rows)
  cells[row] = { kind: 'appointments', appointments: [appointment], rows }
}

/** The grid step: the smallest distance between two slots of a day. */
function stepOf(starts: { date: string; minute: number }[]): number {
  let step = Number.POSITIVE_INFINITY
  for (const [index, { date, minute }] of starts.entries()) {
    const before = starts[index - 1]
    if (before?.date === date && minute > before.minute) step = Math.min(step, minute - before.minute)
  }
  return Number.isFinite(step) ? step : DEFAULT_DAY.step
}

type TimedAppointment = Pick<AppointmentDetails, 'time' | 'endTime' | 'startsAt' | 'endsAt'>

/** Capped at midnight; at least one minute, because the local end can precede the start when the clock is set back. */
function endOf({ time, endTime, startsAt, endsAt }: TimedAppointment): number {
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS
  return toMinute(time) + minutes >= DAY_MINUTES ? DAY_MINUTES : Math.max(toMinute(endTime), toMinute(time) + 1)
}
