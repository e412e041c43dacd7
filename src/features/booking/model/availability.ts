import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { DAY_MINUTES, type Instant, instantsOf, type Minute, offsetAt, toLocal } from '#kernel/local-time.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import type { BookingSettings } from './booking-settings.schema.ts'
import { createDayMaps, type DayMap } from './day-map.ts'
import type { AvailabilityRule } from './rules/rule.ts'
import type { DayState, SlotLabel, SlotReason } from './slot.ts'

export type TimeSpan = { start: Instant; end: Instant }
type SlotLabelling = { label: SlotLabel; reason: SlotReason; ruleId: string | null }
export type Slot = TimeSpan & SlotLabelling & { date: LocalDate; minute: Minute }
type NoSlot = { reason: 'offGrid' | 'noSuchTime' }

/** An occupied time. `until`: its end including the stored buffer. */
export type TakenSpan = TimeSpan & { until: Instant }

export type AvailabilityInput = {
  rules: readonly AvailabilityRule[]
  taken: readonly TakenSpan[]
  settings: Pick<BookingSettings, 'grid' | 'noticeHours' | 'horizonDays' | 'bufferMinutes'>
  zone: string
  now: Date
}

/** The slot engine shared by the list, requests and approvals. Pure: clock and data are inputs. */
export type Availability = {
  /** Every slot of a day that at least one rule opens, with its label. */
  dayOf(date: LocalDate, minutes: number): { date: LocalDate; state: DayState; slots: Slot[] }
  /** The slot at a local time, open or not. `offGrid` also accepts times outside the grid. */
  slotAt(date: LocalDate, minute: Minute, minutes: number, offGrid?: boolean): Slot | NoSlot
  /** Open according to the rules, even if already taken. */
  isOpen(appointment: { startsAt: Date; endsAt: Date }): boolean
  lastDate: LocalDate
  today: LocalDate
}

export function createAvailability({ rules, taken, settings, zone, now }: AvailabilityInput): Availability {
  const { grid, noticeHours, horizonDays, bufferMinutes } = settings
  const dayMapOf = createDayMaps(rules)
  const bufferMs = bufferMinutes * MINUTE_MS
  // The stored range may have been written with another buffer setting: the longer buffer applies.
  const isTaken = createOverlapIndex(
    taken.map(({ start, end, until }) => ({ start, end: Math.max(until, end + bufferMs) })),
  )
  const today = toLocal(now, zone).date
  const lastDate = addDays(today, horizonDays)
  const earliestStart = now.getTime() + noticeHours * HOUR_MS

  function labelOf(span: TimeSpan, { date }: LocalMinute, { isOpen, ruleId }: Evaluation): SlotLabelling {
    const label = (label: SlotLabel, reason: SlotReason) => ({ label, reason, ruleId })
    if (span.start <= now.getTime()) return label('passed', 'passed')
    if (isTaken({ start: span.start, end: span.end + bufferMs })) return label('booked', 'booked')
    if (!isOpen) return label('blocked', ruleId ? 'rule' : 'noRule')
    if (span.start < earliestStart) return label('blocked', 'notice')
    if (date > lastDate) return label('blocked', 'horizon')
    return label('available', 'rule')
  }

  function spanAt(date: LocalDate, minute: Minute, minutes: number): TimeSpan | undefined {
    // When the clock is set back an hour occurs twice: the first occurrence is used.
    const [start] = instantsOf(date, minute, zone)
    return start === undefined ? undefined : { start, end: start + minutes * MINUTE_MS }
  }

  function slotAt(date: LocalDate, minute: Minute, minutes: number, offGrid = false): Slot | NoSlot {
    if (!offGrid && minute % grid !== 0) return { reason: 'offGrid' }
    const span = spanAt(date, minute, minutes)
    if (!span) return { reason: 'noSuchTime' }
    const at = { date, minute }
    return { ...span, ...at, ...labelOf(span, at, evaluate(span, at, zone, dayMapOf)) }
  }

  const dayOf: Availability['dayOf'] = (date, minutes) => {
    const slots: Slot[] = []
    let isEverOpen = false
    for (let minute = 0; minute < DAY_MINUTES; minute += grid) {
      if (!dayMapOf(date).openedMinutes[minute]) continue
      const [at, span] = [{ date, minute }, spanAt(date, minute, minutes)]
      const evaluation = span && evaluate(span, at, zone, dayMapOf)
      if (!span || !evaluation?.isShown) continue
      slots.push({ ...span, ...at, ...labelOf(span, at, evaluation) })
      isEverOpen ||= evaluation.isOpen
    }
    const hasFreeSlot = slots.some(({ label }) => label === 'available')
    return { date, state: hasFreeSlot ? 'open' : isEverOpen ? 'full' : 'closed', slots }
  }

  const isOpen: Availability['isOpen'] = ({ startsAt, endsAt }) => {
    const span = { start: startsAt.getTime(), end: endsAt.getTime() }
    return evaluate(span, toLocal(startsAt, zone), zone, dayMapOf).isOpen
  }
  return { dayOf, slotAt, isOpen, lastDate, today }
}

type LocalMinute = { date: LocalDate; minute: Minute }
type Evaluation = {
  /** Every minute is open. */
  isOpen: boolean
  /** At least one rule opens every minute; the slot is listed even if another rule blocks it. */
  isShown: boolean
  /** The rule of the first closed minute, or of the first minute if all are open. */
  ruleId: string | null
}

function evaluate(span: TimeSpan, at: LocalMinute, zone: string, dayMapOf: (date: LocalDate) => DayMap): Evaluation {
  const minutes = (span.end - span.start) / MINUTE_MS
  // Across midnight or a daylight-saving change, local time is computed minute by minute.
  const hasFixedOffset =
    at.minute + minutes <= DAY_MINUTES && offsetAt(span.start, zone) === offsetAt(span.end - 1, zone)
  const startDay = dayMapOf(at.date)
  let isShown = true
  let closed: { rule: AvailabilityRule | undefined } | undefined
  for (let elapsed = 0; elapsed < minutes; elapsed++) {
    const local = hasFixedOffset ? undefined : toLocal(span.start + elapsed * MINUTE_MS, zone)
    const [dayMap, minute] = local ? [dayMapOf(local.date), local.minute] : [startDay, at.minute + elapsed]
    if (!dayMap.openedMinutes[minute]) isShown = false
    if (!dayMap.openMinutes[minute]) closed ??= { rule: dayMap.ruleAt(minute) }
  }
  const rule = closed ? closed.rule : startDay.ruleAt(at.minute)
  return { isOpen: !closed, isShown, ruleId: rule?.id ?? null }
}

/** Merges touching and overlapping spans; a binary search then checks one neighbour only. */
function createOverlapIndex(taken: readonly TimeSpan[]): (span: TimeSpan) => boolean {
  const merged: TimeSpan[] = []
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return ({ start, end }) => {
    let [low, high] = [0, merged.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (Number(merged[middle]?.start) < end) low = middle + 1
      else high = middle
    }
    return Number(merged[low - 1]?.end) > start
  }
}
