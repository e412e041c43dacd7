import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import type { MonthOfSlots } from '../../../model/slot.schema.ts'

type SlotDay = MonthOfSlots['days'][number]

export type WeekCell =
  | { kind: 'slot'; time: string; label: SlotDay['slots'][number]['label'] }
  | { kind: 'closed'; time: string }
  | { kind: 'appointments'; appointments: AppointmentDetails[]; rows: number }

export type WeekTable = {
  /** The times at the side. */
  times: string[]
  /** By day, a cell per row; nothing where a cell above reaches down. */
  columns: Map<string, (WeekCell | undefined)[]>
}

/** What a usual day shows when nothing else is known. */
const DEFAULT_DAY = { first: 9 * 60, last: 17 * 60, step: 30 }

/** A week as rows of equal length: what is open, what is taken, and by whom. */
export function buildWeekTable(
  days: readonly string[],
  slotDays: readonly SlotDay[],
  appointments: readonly AppointmentDetails[],
): WeekTable {
  const slots = slotDays.filter(({ date }) => days.includes(date)).flatMap((day) => day.slots)
  const starts = [...slots, ...appointments].map(({ time }) => minuteOf(time))
  const ends = [...slots, ...appointments].map(endOf)
  const step = stepOf(slots.map(({ date, time }) => ({ date, minute: minuteOf(time) })))
  const first = Math.floor(Math.min(DEFAULT_DAY.first, ...starts) / step) * step
  const last = Math.max(DEFAULT_DAY.last, ...ends)
  const rows = Math.ceil((last - first) / step)
  const times = Array.from({ length: rows }, (_, row) => timeOf(first + row * step))

  const columns = new Map<string, (WeekCell | undefined)[]>()
  for (const date of days) {
    const labels = new Map(slots.filter((slot) => slot.date === date).map(({ time, label }) => [time, label]))
    const cells = times.map((time): WeekCell | undefined => {
      const label = labels.get(time)
      return label ? { kind: 'slot', time, label } : { kind: 'closed', time }
    })
    for (const appointment of appointments)
      if (appointment.date === date) placeAppointment(cells, appointment, first, step)
    columns.set(date, cells)
  }
  return { times, columns }
}

/** Begins where it begins, or joins the one that already covers that row: an old grid may have been another one. */
function placeAppointment(
  cells: (WeekCell | undefined)[],
  appointment: AppointmentDetails,
  first: number,
  step: number,
) {
  const start = minuteOf(appointment.time)
  const end = endOf(appointment)
  const row = Math.floor((start - first) / step)
  const owner = cells.slice(0, row + 1).findLast((cell) => cell !== undefined)
  const isCovered = cells[row] === undefined || cells[row]?.kind === 'appointments'
  if (isCovered && owner?.kind === 'appointments') {
    owner.appointments.push(appointment)
    return
  }
  const rows = Math.min(Math.ceil((end - first) / step), cells.length) - row
  cells.fill(undefined, row, row + rows)
  cells[row] = { kind: 'appointments', appointments: [appointment], rows }
}

/** The grid shows in the times themselves: the smallest step between two of a day. */
function stepOf(starts: { date: string; minute: number }[]): number {
  let step = Number.POSITIVE_INFINITY
  for (const [index, { date, minute }] of starts.entries()) {
    const before = starts[index - 1]
    if (before?.date === date && minute > before.minute) step = Math.min(step, minute - before.minute)
  }
  return Number.isFinite(step) ? step : DEFAULT_DAY.step
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

type TimedAppointment = Pick<AppointmentDetails, 'time' | 'endTime' | 'startsAt' | 'endsAt'>

/** What ends after midnight reaches to the foot of its day; what the clock is put back in, no further than its row. */
function endOf({ time, endTime, startsAt, endsAt }: TimedAppointment): number {
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
  return minuteOf(time) + minutes >= 1440 ? 1440 : Math.max(minuteOf(endTime), minuteOf(time) + 1)
}

function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
