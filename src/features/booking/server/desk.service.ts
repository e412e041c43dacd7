import type { BookingSettings, RequestType } from '#features/settings/model/booking.ts'
import type { Company } from '#features/settings/model/company.ts'
import { getSettings, settingsOf } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { addDays, type LocalDate, type LocalTime, toLocal, toMinute, toTime } from '#kernel/local-time.ts'
import type { Db } from '#platform/server/db.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import type { OfferedSlot } from '../model/slot.schema.ts'
import type { SlotReason } from '../model/slot.ts'
import { type Desk, openDesk, type Slot } from '../model/slots.ts'
import { readWindow } from './desk.repo.ts'
import * as ruleRepo from './rule.repo.ts'

/** Whoever writes into the calendar takes a turn: `inTurn(db, TURN, …)`. */
export const TURN = 'booking'

export type House = { settings: BookingSettings; company: Company; zone: string }
export type OpenDesk = House & { desk: Desk; rules: ruleRepo.RuleRow[] }

export type View = {
  now: Date
  /** Both included. */
  from: LocalDate
  to: LocalDate
  /** Whose hold is no obstacle. */
  user?: string | undefined
  /** Which appointment does not stand in its own way. */
  appointment?: string | undefined
  /** The owner is bound by what is taken, not by notice and horizon. */
  asOwner?: boolean
}

export async function readHouse(db: Db): Promise<House> {
  const { booking, company } = await getSettings({ db }, ['booking', 'company'])
  return { settings: booking, company, zone: company.timeZone }
}

const DAY = 86_400_000

/** Everything the pure desk needs to know of a stretch of days: one question, whatever its length. */
export async function readDesk(db: Db, view: View): Promise<OpenDesk> {
  const { now, from, to, user, appointment, asOwner } = view
  const read = await readWindow(db, {
    // Wide enough for every zone, for a slot that crosses midnight, and for the pause that follows it.
    from: new Date(Date.parse(from) - 2 * DAY),
    to: new Date(Date.parse(to) + 3 * DAY),
    now,
    exceptUser: user,
    exceptAppointment: appointment,
  })
  const { booking, company } = settingsOf(read.settings, ['booking', 'company'])
  const zone = company.timeZone
  const settings = asOwner ? { ...booking, noticeHours: 0, horizonDays: 100_000 } : booking
  const rules = read.rules.map(ruleRepo.toRule)
  const desk = openDesk({ rules, taken: read.taken, settings, zone, now })
  return { settings: booking, company, zone, rules: read.rules, desk }
}

/** `evenIfClosed`: what neither the rules nor the grid offer will do as well. */
type Wish = { date: LocalDate; time: LocalTime; evenIfClosed?: boolean } & (
  | { requestType: RequestType }
  | { minutes: number }
)

/** The slot that is asked for, if it can be had; otherwise what is wrong with it. */
export async function requireSlot(
  db: Db,
  view: Omit<View, 'from' | 'to'>,
  wish: Wish,
): Promise<OpenDesk & { slot: Slot }> {
  const open = await readDesk(db, { ...view, ...around(wish.date) })
  const minutes = 'minutes' in wish ? wish.minutes : open.settings.minutes[wish.requestType]
  const slot = open.desk.slotAt(wish.date, toMinute(wish.time), minutes, wish.evenIfClosed)
  const wrong = WRONG[slot.reason]
  if (wrong || !('label' in slot)) throw new AppError('INVALID_INPUT', 422, wrong)
  const isWanted = slot.label === 'available' || (wish.evenIfClosed && slot.label === 'blocked')
  if (isWanted) return { ...open, slot }
  throw lostSlot(slot.label === 'booked' ? 'SLOT_TAKEN' : 'SLOT_UNAVAILABLE', open, slot)
}

/** What no rule and nobody else is to blame for is a mistake in a field. */
const WRONG: { [Reason in SlotReason]?: Record<string, string> } = {
  passed: { date: 'booking-errors:date.past' },
  horizon: { date: 'booking-errors:date.tooFar' },
  notice: { time: 'booking-errors:time.tooSoon' },
  offGrid: { time: 'booking-errors:time.offGrid' },
  noSuchTime: { time: 'booking-errors:time.missing' },
}

const ALTERNATIVES = 3
const DAYS_AROUND = 14

/** What has to be read of a day's neighbours, so that whoever loses a slot can be told of others at once. */
export function around(date: LocalDate): Pick<View, 'from' | 'to'> {
  return { from: addDays(date, -DAYS_AROUND), to: addDays(date, DAYS_AROUND) }
}

type Wanted = Pick<Slot, 'date' | 'start' | 'end'>

/** Somebody else was quicker, or the time is not open. */
export function lostSlot(
  code: 'SLOT_TAKEN' | 'SLOT_UNAVAILABLE',
  { desk, zone }: Pick<OpenDesk, 'desk' | 'zone'>,
  wanted: Wanted,
): AppError {
  return bookingErrors[code]({ alternatives: alternativesTo(desk, wanted).map((slot) => toOffered(slot, zone)) })
}

/** The nearest slots that are still free, before or after. */
function alternativesTo(desk: Desk, wanted: Wanted): Slot[] {
  const minutes = (wanted.end - wanted.start) / 60_000
  const free: Slot[] = []
  for (let distance = 0, isEnough = false; distance <= DAYS_AROUND && !isEnough; distance++) {
    // The next day can still have a nearer one; the day after it cannot.
    isEnough = free.length >= ALTERNATIVES
    for (const date of new Set([addDays(wanted.date, -distance), addDays(wanted.date, distance)]))
      free.push(...desk.dayOf(date, minutes).slots.filter(({ label }) => label === 'available'))
  }
  const distanceOf = ({ start }: Slot) => Math.abs(start - wanted.start)
  return free
    .filter(({ start }) => start !== wanted.start)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, ALTERNATIVES)
}

export function toOffered({ date, minute, start, end, label }: Slot, zone: string): OfferedSlot {
  return {
    date,
    time: toTime(minute),
    endTime: toTime(toLocal(end, zone).minute),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    label,
  }
}
