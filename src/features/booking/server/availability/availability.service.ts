import type { BookingSettings, RequestType } from '#features/settings/model/booking-settings.schema.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { getSettings, parseSettings } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { addDays, type LocalDate, type LocalTime, toLocal, toMinute, toTime } from '#kernel/local-time.ts'
import type { Db } from '#platform/server/db.ts'
import { type Availability, createAvailability, type Slot } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import type { OfferedSlot } from '../../model/slot.schema.ts'
import type { SlotReason } from '../../model/slot.ts'
import * as ruleRepo from '../rules/rule.repo.ts'
import { loadWindow } from './availability.repo.ts'

/** Whoever writes into the calendar takes a turn: `inTurn(db, TURN, …)`. */
export const BOOKING_LOCK = 'booking'

export type BookingConfig = { settings: BookingSettings; company: Company; zone: string }
export type LoadedAvailability = BookingConfig & { availability: Availability; rules: ruleRepo.RuleRow[] }

export type AvailabilityQuery = {
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

export async function loadBookingConfig(db: Db): Promise<BookingConfig> {
  const { booking, company } = await getSettings({ db }, ['booking', 'company'])
  return { settings: booking, company, zone: company.timeZone }
}

const DAY_MS = 86_400_000

/** Everything the pure desk needs to know of a stretch of days: one question, whatever its length. */
export async function loadAvailability(db: Db, query: AvailabilityQuery): Promise<LoadedAvailability> {
  const { now, from, to, user, appointment, asOwner } = query
  const rows = await loadWindow(db, {
    // Wide enough for every zone, for a slot that crosses midnight, and for the pause that follows it.
    from: new Date(Date.parse(from) - 2 * DAY_MS),
    to: new Date(Date.parse(to) + 3 * DAY_MS),
    now,
    exceptUser: user,
    exceptAppointment: appointment,
  })
  const { booking, company } = parseSettings(rows.settings, ['booking', 'company'])
  const zone = company.timeZone
  const settings = asOwner ? { ...booking, noticeHours: 0, horizonDays: 100_000 } : booking
  const rules = rows.rules.map(ruleRepo.toRule)
  const availability = createAvailability({ rules, taken: rows.taken, settings, zone, now })
  return { settings: booking, company, zone, rules: rows.rules, availability }
}

/** `evenIfClosed`: what neither the rules nor the grid offer will do as well. */
type RequestedSlot = { date: LocalDate; time: LocalTime; evenIfClosed?: boolean } & (
  | { requestType: RequestType }
  | { minutes: number }
)

/** The slot that is asked for, if it can be had; otherwise what is wrong with it. */
export async function requireSlot(
  db: Db,
  query: Omit<AvailabilityQuery, 'from' | 'to'>,
  requested: RequestedSlot,
): Promise<LoadedAvailability & { slot: Slot }> {
  const loaded = await loadAvailability(db, { ...query, ...alternativesWindow(requested.date) })
  const minutes = 'minutes' in requested ? requested.minutes : loaded.settings.minutes[requested.requestType]
  const slot = loaded.availability.slotAt(requested.date, toMinute(requested.time), minutes, requested.evenIfClosed)
  const fieldErrors = FIELD_ERRORS[slot.reason]
  if (fieldErrors || !('label' in slot)) throw new AppError('INVALID_INPUT', 422, fieldErrors)
  const isAcceptable = slot.label === 'available' || (requested.evenIfClosed && slot.label === 'blocked')
  if (isAcceptable) return { ...loaded, slot }
  throw slotConflictError(slot.label === 'booked' ? 'SLOT_TAKEN' : 'SLOT_UNAVAILABLE', loaded, slot)
}

/** What no rule and nobody else is to blame for is a mistake in a field. */
const FIELD_ERRORS: { [Reason in SlotReason]?: Record<string, string> } = {
  passed: { date: 'booking-errors:date.past' },
  horizon: { date: 'booking-errors:date.tooFar' },
  notice: { time: 'booking-errors:time.tooSoon' },
  offGrid: { time: 'booking-errors:time.offGrid' },
  noSuchTime: { time: 'booking-errors:time.missing' },
}

const MAX_ALTERNATIVES = 3
const ALTERNATIVES_WINDOW_DAYS = 14

/** What has to be read of a day's neighbours, so that whoever loses a slot can be told of others at once. */
export function alternativesWindow(date: LocalDate): Pick<AvailabilityQuery, 'from' | 'to'> {
  return { from: addDays(date, -ALTERNATIVES_WINDOW_DAYS), to: addDays(date, ALTERNATIVES_WINDOW_DAYS) }
}

type WantedSlot = Pick<Slot, 'date' | 'start' | 'end'>

/** Somebody else was quicker, or the time is not open. */
export function slotConflictError(
  code: 'SLOT_TAKEN' | 'SLOT_UNAVAILABLE',
  { availability, zone }: Pick<LoadedAvailability, 'availability' | 'zone'>,
  wanted: WantedSlot,
): AppError {
  return bookingErrors[code]({
    alternatives: findAlternatives(availability, wanted).map((slot) => toOfferedSlot(slot, zone)),
  })
}

/** The nearest slots that are still free, before or after. */
function findAlternatives(availability: Availability, wanted: WantedSlot): Slot[] {
  const minutes = (wanted.end - wanted.start) / 60_000
  const free: Slot[] = []
  for (let distance = 0, hasEnough = false; distance <= ALTERNATIVES_WINDOW_DAYS && !hasEnough; distance++) {
    // The next day can still have a nearer one; the day after it cannot.
    hasEnough = free.length >= MAX_ALTERNATIVES
    for (const date of new Set([addDays(wanted.date, -distance), addDays(wanted.date, distance)]))
      free.push(...availability.dayOf(date, minutes).slots.filter(({ label }) => label === 'available'))
  }
  const distanceOf = ({ start }: Slot) => Math.abs(start - wanted.start)
  return free
    .filter(({ start }) => start !== wanted.start)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, MAX_ALTERNATIVES)
}

export function toOfferedSlot({ date, minute, start, end, label }: Slot, zone: string): OfferedSlot {
  return {
    date,
    time: toTime(minute),
    endTime: toTime(toLocal(end, zone).minute),
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(end).toISOString(),
    label,
  }
}
