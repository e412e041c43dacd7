import type { BookingSettings } from '#features/settings/model/booking.ts'
import {
  addDays,
  DAY_MINUTES,
  type Instant,
  instantsOf,
  type LocalDate,
  MINUTE_MS,
  type Minute,
  toLocal,
} from '#kernel/local-time.ts'
import { type Paint, paintDays } from './paint.ts'
import type { AvailabilityRule } from './rule.ts'
import type { DayState, SlotLabel, SlotReason } from './slot.ts'

export type Span = { start: Instant; end: Instant }
export type Verdict = { label: SlotLabel; reason: SlotReason; ruleId: string | null }
export type Slot = Span & Verdict & { date: LocalDate; minute: Minute }
export type Day = { date: LocalDate; state: DayState; slots: Slot[] }

export type World = {
  rules: readonly AvailabilityRule[]
  /** What is held, each with the pause that follows it. */
  taken: readonly Span[]
  settings: Pick<BookingSettings, 'grid' | 'noticeHours' | 'horizonDays' | 'bufferMinutes'>
  zone: string
  now: Date
}

/** Answers every question about time: list, request and approval. It knows no clock and no database. */
export type Desk = {
  /** Every slot of a day that some rule opens, with its label. */
  dayOf(date: LocalDate, minutes: number): Day
  /** One slot by its time on the wall, whether anything opens it or not. */
  slotAt(date: LocalDate, minute: Minute, minutes: number): Slot | { reason: 'offGrid' | 'noSuchTime' }
  judge(span: Span): Verdict
  /** What the rules say, whoever has taken it. */
  isOpen(span: Span): boolean
  lastDate: LocalDate
  today: LocalDate
}

export function openDesk({ rules, taken, settings, zone, now }: World): Desk {
  const { grid, noticeHours, horizonDays, bufferMinutes } = settings
  const paintOf = paintDays(rules)
  const isTaken = lookUp(taken)
  const today = toLocal(now, zone).date
  const lastDate = addDays(today, horizonDays)
  const firstStart = now.getTime() + noticeHours * 60 * MINUTE_MS

  function judge(span: Span): Verdict {
    const { isOpen, ruleId } = verdictOf(span, zone, paintOf)
    const label = (label: SlotLabel, reason: SlotReason) => ({ label, reason, ruleId })
    if (span.start <= now.getTime()) return label('passed', 'passed')
    if (isTaken({ start: span.start, end: span.end + bufferMinutes * MINUTE_MS })) return label('booked', 'booked')
    if (!isOpen) return label('blocked', ruleId ? 'rule' : 'noRule')
    if (span.start < firstStart) return label('blocked', 'notice')
    if (toLocal(span.start, zone).date > lastDate) return label('blocked', 'horizon')
    return label('available', 'rule')
  }

  function slotAt(date: LocalDate, minute: Minute, minutes: number): Slot | { reason: 'offGrid' | 'noSuchTime' } {
    if (minute % grid !== 0) return { reason: 'offGrid' }
    // Of an hour that comes twice, the first is meant: nobody has to ask which.
    const [start] = instantsOf(date, minute, zone)
    if (start === undefined) return { reason: 'noSuchTime' }
    const span = { start, end: start + minutes * MINUTE_MS }
    return { ...span, date, minute, ...judge(span) }
  }

  function dayOf(date: LocalDate, minutes: number): Day {
    const slots: Slot[] = []
    let isEverOpen = false
    for (let minute = 0; minute < DAY_MINUTES; minute += grid) {
      if (!paintOf(date).opened[minute]) continue
      const slot = slotAt(date, minute, minutes)
      if (!('label' in slot) || !isOpened(slot, zone, paintOf)) continue
      slots.push(slot)
      isEverOpen ||= verdictOf(slot, zone, paintOf).isOpen
    }
    const hasRoom = slots.some(({ label }) => label === 'available')
    return { date, state: hasRoom ? 'open' : isEverOpen ? 'full' : 'closed', slots }
  }

  return { dayOf, slotAt, judge, isOpen: (span) => verdictOf(span, zone, paintOf).isOpen, lastDate, today }
}

type PaintOf = (date: LocalDate) => Paint

/** Open when every minute is. The rule that decided is the one of the first minute that is closed, or of the first. */
function verdictOf(span: Span, zone: string, paintOf: PaintOf): { isOpen: boolean; ruleId: string | null } {
  let first: string | null | undefined
  for (const [date, minute] of minutesOf(span, zone)) {
    const rule = paintOf(date).ruleAt(minute)
    if (!rule || rule.isBlocked) return { isOpen: false, ruleId: rule?.id ?? null }
    first ??= rule.id
  }
  return { isOpen: true, ruleId: first ?? null }
}

/** Some rule opens all of it, whatever closes it again: such a slot is shown. */
function isOpened(span: Span, zone: string, paintOf: PaintOf): boolean {
  for (const [date, minute] of minutesOf(span, zone)) if (!paintOf(date).opened[minute]) return false
  return true
}

/** What the clock on the wall shows during the span, also across midnight and a switch of the clock. */
function* minutesOf({ start, end }: Span, zone: string): Generator<[LocalDate, Minute]> {
  const first = toLocal(start, zone)
  const last = toLocal(end - 1, zone)
  const isPlain = last.date === first.date && last.minute - first.minute === (end - start) / MINUTE_MS - 1
  for (let at = start, minute = first.minute; at < end; at += MINUTE_MS, minute++) {
    if (isPlain) yield [first.date, minute]
    else {
      const local = toLocal(at, zone)
      yield [local.date, local.minute]
    }
  }
}

/** Spans that touch or overlap become one, so that a look at one neighbour is enough. */
function lookUp(taken: readonly Span[]): (span: Span) => boolean {
  const merged: Span[] = []
  for (const { start, end } of taken.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return ({ start, end }) => {
    let [low, high] = [0, merged.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (merged[middle]!.start < end) low = middle + 1
      else high = middle
    }
    return low > 0 && merged[low - 1]!.end > start
  }
}
