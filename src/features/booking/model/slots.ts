import type { BookingSettings } from '#features/settings/model/booking.ts'
import {
  addDays,
  DAY_MINUTES,
  type Instant,
  instantsOf,
  type LocalDate,
  MINUTE_MS,
  type Minute,
  offsetAt,
  toLocal,
} from '#kernel/local-time.ts'
import { type Paint, paintDays } from './paint.ts'
import type { AvailabilityRule } from './rule.ts'
import type { DayState, SlotLabel, SlotReason } from './slot.ts'

export type Span = { start: Instant; end: Instant }
export type Verdict = { label: SlotLabel; reason: SlotReason; ruleId: string | null }
export type Slot = Span & Verdict & { date: LocalDate; minute: Minute }
export type NoSlot = { reason: 'offGrid' | 'noSuchTime' }
export type Day = { date: LocalDate; state: DayState; slots: Slot[] }

/** What is held. `until`: no other begins before, as the database keeps the pause it was given. */
export type Taken = Span & { until: Instant }

export type World = {
  rules: readonly AvailabilityRule[]
  taken: readonly Taken[]
  settings: Pick<BookingSettings, 'grid' | 'noticeHours' | 'horizonDays' | 'bufferMinutes'>
  zone: string
  now: Date
}

/** Answers every question about time: list, request and approval. It knows no clock and no database. */
export type Desk = {
  /** Every slot of a day that some rule opens, with its label. */
  dayOf(date: LocalDate, minutes: number): Day
  /** One slot by its time on the wall, whether anything opens it or not; only when asked for also off the grid. */
  slotAt(date: LocalDate, minute: Minute, minutes: number, offGrid?: boolean): Slot | NoSlot
  judge(span: Span): Verdict
  /** What the rules say, whoever has taken it. */
  isOpen(span: Span): boolean
  lastDate: LocalDate
  today: LocalDate
}

export function openDesk({ rules, taken, settings, zone, now }: World): Desk {
  const { grid, noticeHours, horizonDays, bufferMinutes } = settings
  const paintOf = paintDays(rules)
  const pause = bufferMinutes * MINUTE_MS
  // A pause that became longer follows what was there before. What the database still keeps free is never offered.
  const isTaken = lookUp(taken.map(({ start, end, until }) => ({ start, end: Math.max(until, end + pause) })))
  const today = toLocal(now, zone).date
  const lastDate = addDays(today, horizonDays)
  const firstStart = now.getTime() + noticeHours * 60 * MINUTE_MS

  function judge(span: Span, at: Wall = toLocal(span.start, zone)): Verdict {
    return verdictOn(span, at, lookAt(span, at, zone, paintOf))
  }

  function verdictOn(span: Span, { date }: Wall, { isOpen, ruleId }: Look): Verdict {
    const label = (label: SlotLabel, reason: SlotReason) => ({ label, reason, ruleId })
    if (span.start <= now.getTime()) return label('passed', 'passed')
    if (isTaken({ start: span.start, end: span.end + pause })) return label('booked', 'booked')
    if (!isOpen) return label('blocked', ruleId ? 'rule' : 'noRule')
    if (span.start < firstStart) return label('blocked', 'notice')
    if (date > lastDate) return label('blocked', 'horizon')
    return label('available', 'rule')
  }

  function spanAt(date: LocalDate, minute: Minute, minutes: number): Span | undefined {
    // Of an hour that comes twice, the first is meant: nobody has to ask which.
    const [start] = instantsOf(date, minute, zone)
    return start === undefined ? undefined : { start, end: start + minutes * MINUTE_MS }
  }

  function slotAt(date: LocalDate, minute: Minute, minutes: number, offGrid = false): Slot | NoSlot {
    if (!offGrid && minute % grid !== 0) return { reason: 'offGrid' }
    const span = spanAt(date, minute, minutes)
    return span ? { ...span, date, minute, ...judge(span, { date, minute }) } : { reason: 'noSuchTime' }
  }

  function dayOf(date: LocalDate, minutes: number): Day {
    const slots: Slot[] = []
    let isEverOpen = false
    for (let minute = 0; minute < DAY_MINUTES; minute += grid) {
      if (!paintOf(date).opened[minute]) continue
      const [at, span] = [{ date, minute }, spanAt(date, minute, minutes)]
      const look = span && lookAt(span, at, zone, paintOf)
      if (!look?.isShown) continue
      slots.push({ ...span!, ...at, ...verdictOn(span!, at, look) })
      isEverOpen ||= look.isOpen
    }
    const hasRoom = slots.some(({ label }) => label === 'available')
    return { date, state: hasRoom ? 'open' : isEverOpen ? 'full' : 'closed', slots }
  }

  const isOpen = (span: Span) => lookAt(span, toLocal(span.start, zone), zone, paintOf).isOpen
  return { dayOf, slotAt, judge, isOpen, lastDate, today }
}

type Wall = { date: LocalDate; minute: Minute }
type Look = {
  /** Every minute is. */
  isOpen: boolean
  /** Some rule opens every minute, whatever closes it again: such a slot is shown. */
  isShown: boolean
  /** The rule of the first minute that is closed; when all are open, of the first. */
  ruleId: string | null
}

function lookAt(span: Span, at: Wall, zone: string, paintOf: (date: LocalDate) => Paint): Look {
  const minutes = (span.end - span.start) / MINUTE_MS
  // Across midnight or a switch of the clock, the wall has to be read minute by minute.
  const isPlain = at.minute + minutes <= DAY_MINUTES && offsetAt(span.start, zone) === offsetAt(span.end - 1, zone)
  const today = paintOf(at.date)
  let isShown = true
  let closed: { rule: AvailabilityRule | undefined } | undefined
  for (let passed = 0; passed < minutes; passed++) {
    const wall = isPlain ? undefined : toLocal(span.start + passed * MINUTE_MS, zone)
    const [paint, minute] = wall ? [paintOf(wall.date), wall.minute] : [today, at.minute + passed]
    if (!paint.opened[minute]) isShown = false
    if (!paint.open[minute]) closed ??= { rule: paint.ruleAt(minute) }
  }
  const rule = closed ? closed.rule : today.ruleAt(at.minute)
  return { isOpen: !closed, isShown, ruleId: rule?.id ?? null }
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
