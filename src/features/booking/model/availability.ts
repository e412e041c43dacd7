import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { DAY_MINUTES, type Instant, instantsOf, type Minute, offsetAt, toLocal } from '#kernel/local-time.ts'
import { HOUR_MS, MINUTE_MS } from '#kernel/time-units.ts'
import type { Appointment } from './appointment.ts'
import type { BookingSettings } from './booking-settings.schema.ts'
import { createDayMaps, type DayMap } from './day-map.ts'
import type { AvailabilityRule } from './rules/rule.ts'
import type { DayState, SlotLabel, SlotReason } from './slot.ts'
import { type Buffers, slotRulesOf } from './subjects/slot-rules.ts'
import type { RequestType, Subject } from './subjects/subject.schema.ts'

export type TimeSpan = { start: Instant; end: Instant }
type SlotLabelling = { label: SlotLabel; reason: SlotReason; ruleId: string | null }
export type Slot = TimeSpan & SlotLabelling & { date: LocalDate; minute: Minute }
type NoSlot = { reason: 'offGrid' | 'noSuchTime' }

/**
 * The time of an appointment or hold. `from` and `until`: the same including the stored buffers; those of a hold are always
 * current. `type`: null for a hold of an earlier version.
 */
export type TakenSpan = TimeSpan & { from: Instant; until: Instant; type: RequestType | null; isHold: boolean }

/** A busy time of a calendar of the owner. `isUnread`: the calendar cannot be read, and closes all times until it can. */
export type BusySpan = TimeSpan & { calendar: string; isUnread: boolean }

type SlotOptions = { offGrid?: boolean | undefined; requestedAt?: Date | undefined }

/** What is to be placed. `minutes`: of the subject, or of the appointment that is moved. */
export type SlotRequest = { type: RequestType; minutes: number }

export type AvailabilityInput = {
  rules: readonly AvailabilityRule[]
  taken: readonly TakenSpan[]
  busy?: readonly BusySpan[]
  settings: Pick<BookingSettings, 'grid' | 'noticeHours' | 'horizonDays' | 'bufferMinutes'>
  subjects: readonly Subject[]
  /** Without minimum notice, booking horizon and most appointments per day. */
  asOwner?: boolean | undefined
  zone: string
  now: Date
}

/** The slot engine shared by the list, requests and approvals. Pure: clock and data are inputs. */
export type Availability = {
  /** Every slot of a day that at least one rule opens, with its label. */
  dayOf(date: LocalDate, wanted: SlotRequest): { date: LocalDate; state: DayState; slots: Slot[] }
  /**
   * The slot at a local time, open or not. `offGrid` also accepts times outside the grid. `requestedAt`: of a request that
   * reserves the slot; its minimum notice counts from then.
   */
  slotAt(date: LocalDate, minute: Minute, wanted: SlotRequest, options?: SlotOptions): Slot | NoSlot
  /** Open according to the rules and the calendars of the owner, even if already taken. */
  isOpen(appointment: { startsAt: Date; endsAt: Date }): boolean
  lastDate: LocalDate
  today: LocalDate
}

export function createAvailability(input: AvailabilityInput): Availability {
  const { rules, taken, busy = [], settings, subjects, asOwner, zone, now } = input
  const { grid, horizonDays } = settings
  const dayMapOf = createDayMaps(rules)
  // The stored range may have been written with other buffers: the longer ones apply.
  const isTaken = createOverlapIndex(
    taken.map((one) => {
      if (one.isHold) return { start: one.from, end: one.until }
      const { start, end } = withBuffers(one, slotRulesOf({ subjects, settings }, one.type))
      return { start: Math.min(one.from, start), end: Math.max(one.until, end) }
    }),
  )
  const isBusy = createOverlapIndex(busy)
  const countedTypes = new Set(subjects.filter(({ maxPerDay }) => maxPerDay !== null).map(({ code }) => code))
  const takenPerDay = Map.groupBy(
    taken.filter(({ type }) => type !== null && countedTypes.has(type)),
    ({ start, type }) => `${toLocal(start, zone).date} ${type}`,
  )
  const today = toLocal(now, zone).date
  const lastDate = addDays(today, horizonDays)

  function labelOf(
    span: TimeSpan,
    { date }: LocalMinute,
    type: RequestType,
    { isOpen, ruleId }: Evaluation,
    requestedAt = now,
  ): SlotLabelling {
    const label = (label: SlotLabel, reason: SlotReason) => ({ label, reason, ruleId })
    const own = slotRulesOf({ subjects, settings }, type)
    if (span.start <= now.getTime()) return label('passed', 'passed')
    if (isTaken(withBuffers(span, own))) return label('booked', 'booked')
    if (!isOpen) return label('blocked', ruleId ? 'rule' : 'noRule')
    if (isBusy(withBuffers(span, own))) return label('blocked', 'busy')
    if (asOwner) return label('available', 'rule')
    if (span.start < requestedAt.getTime() + own.noticeHours * HOUR_MS) return label('blocked', 'notice')
    if (date > lastDate) return label('blocked', 'horizon')
    const sameDay = takenPerDay.get(`${date} ${type}`)?.length ?? 0
    return sameDay >= own.maxPerDay ? label('blocked', 'dayFull') : label('available', 'rule')
  }

  function spanAt(date: LocalDate, minute: Minute, minutes: number): TimeSpan | undefined {
    // When the clock is set back an hour occurs twice: the first occurrence is used.
    const [start] = instantsOf(date, minute, zone)
    return start === undefined ? undefined : { start, end: start + minutes * MINUTE_MS }
  }

  const slotAt: Availability['slotAt'] = (date, minute, { type, minutes }, { offGrid, requestedAt } = {}) => {
    if (!offGrid && minute % grid !== 0) return { reason: 'offGrid' }
    const span = spanAt(date, minute, minutes)
    if (!span) return { reason: 'noSuchTime' }
    const at = { date, minute }
    return { ...span, ...at, ...labelOf(span, at, type, evaluate(span, at, zone, dayMapOf), requestedAt) }
  }

  const dayOf: Availability['dayOf'] = (date, { type, minutes }) => {
    const slots: Slot[] = []
    let isEverOpen = false
    for (let minute = 0; minute < DAY_MINUTES; minute += grid) {
      if (!dayMapOf(date).openedMinutes[minute]) continue
      const [at, span] = [{ date, minute }, spanAt(date, minute, minutes)]
      const evaluation = span && evaluate(span, at, zone, dayMapOf)
      if (!span || !evaluation?.isShown) continue
      slots.push({ ...span, ...at, ...labelOf(span, at, type, evaluation) })
      isEverOpen ||= evaluation.isOpen
    }
    const hasFreeSlot = slots.some(({ label }) => label === 'available')
    return { date, state: hasFreeSlot ? 'open' : isEverOpen ? 'full' : 'closed', slots }
  }

  const isOpen: Availability['isOpen'] = ({ startsAt, endsAt }) => {
    const span = { start: startsAt.getTime(), end: endsAt.getTime() }
    return evaluate(span, toLocal(startsAt, zone), zone, dayMapOf).isOpen && !isBusy(span)
  }
  return { dayOf, slotAt, isOpen, lastDate, today }
}

/** The subject of an appointment, with its own duration. */
export function slotRequestOf({ requestType, startsAt, endsAt }: Appointment): SlotRequest {
  return { type: requestType, minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS }
}

/** The occupied time of an appointment. */
export function withBuffers({ start, end }: TimeSpan, { bufferBefore, bufferAfter }: Buffers): TimeSpan {
  return { start: start - bufferBefore * MINUTE_MS, end: end + bufferAfter * MINUTE_MS }
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
