import { type Company, companySetting } from '#features/settings/model/company.schema.ts'
import { getSettings, parseSettings } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { type LocalTime, toLocal, toMinute, toTime } from '#kernel/local-time.ts'
import { DAY_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import {
  type Availability,
  type BusySpan,
  createAvailability,
  type Slot,
  type SlotRequest,
} from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { type BookingSettings, bookingSetting } from '../../model/booking-settings.schema.ts'
import type { OfferedSlot } from '../../model/slot.schema.ts'
import type { SlotReason } from '../../model/slot.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import type { RequestType, Subject } from '../../model/subjects/subject.schema.ts'
import { findSubject } from '../../model/subjects/subject.ts'
import { subjectsSetting } from '../../model/subjects/subjects.schema.ts'
import { acquireBookingLock } from '../booking-lock.service.ts'
import * as ruleRepo from '../rules/rule.repo.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import { loadWindow, shortenBuffers } from './availability.repo.ts'

const CONFIG_SETTINGS = { booking: bookingSetting, company: companySetting, subjects: subjectsSetting }

export type BookingConfig = { settings: BookingSettings; subjects: Subject[]; company: Company; zone: string }
export type LoadedAvailability = BookingConfig & {
  availability: Availability
  rules: ruleRepo.RuleRow[]
  busy: BusySpan[]
}

export type AvailabilityQuery = {
  now: Date
  /** Both inclusive. */
  from: LocalDate
  to: LocalDate
  /** The hold of this user is ignored. */
  user?: string | undefined
  /** The holds of unconfirmed requests with this address are ignored. */
  guest?: string | undefined
  /** This appointment is ignored. */
  appointment?: string | undefined
  /** Without minimum notice and booking horizon. */
  asOwner?: boolean
}

export async function loadBookingConfig(db: Db): Promise<BookingConfig> {
  return toConfig(await getSettings({ db }, CONFIG_SETTINGS))
}

type ConfigValues = { booking: BookingSettings; company: Company; subjects: { subjects: Subject[] } }

function toConfig({ booking, company, subjects: { subjects } }: ConfigValues): BookingConfig {
  return { settings: booking, subjects, company, zone: company.timeZone }
}

/** A subject that clients cannot choose is an input error: the form asks again. `asOwner` also accepts a hidden one. */
export function requireSubject(
  config: Pick<BookingConfig, 'subjects'>,
  type: RequestType,
  { asOwner, field }: { asOwner?: boolean | undefined; field?: 'requestType' | 'type' | undefined } = {},
): Subject {
  const subject = findSubject(config, type)
  if (subject && (subject.active || asOwner)) return subject
  throw subjectGoneError(field)
}

export function subjectGoneError(field: 'requestType' | 'type' = 'requestType'): AppError {
  return new AppError('INVALID_INPUT', 422, { [field]: 'booking-errors:requestType.gone' })
}

/** Builds the availability of a range of days from a single query. */
export async function loadAvailability(db: Db, query: AvailabilityQuery): Promise<LoadedAvailability> {
  const { now, from, to, user, guest, appointment, asOwner } = query
  const rows = await loadWindow(db, {
    // Margin for every time zone, slots that cross midnight and the buffer.
    from: new Date(Date.parse(from) - 2 * DAY_MS),
    to: new Date(Date.parse(to) + 3 * DAY_MS),
    now,
    exceptUser: user,
    exceptGuest: guest,
    exceptAppointment: appointment,
  })
  const config = toConfig(parseSettings(rows.settings, CONFIG_SETTINGS))
  const rules = rows.rules.map(ruleRepo.toRule)
  const availability = createAvailability({ ...config, rules, taken: rows.taken, busy: rows.busy, asOwner, now })
  return { ...config, rules: rows.rules, busy: rows.busy, availability }
}

/**
 * `evenIfClosed`: also accept times that the rules close or that are off the grid. `requestedAt`: of a request that reserves
 * the time.
 */
type RequestedSlot = {
  date: LocalDate
  time: LocalTime
  evenIfClosed?: boolean
  requestedAt?: Date | undefined
} & ({ requestType: RequestType } | { appointment: SlotRequest })

/** The requested slot; throws if it is not available. */
export async function requireSlot(db: Db, query: Omit<AvailabilityQuery, 'from' | 'to'>, requested: RequestedSlot) {
  const loaded = await loadAvailability(db, { ...query, ...alternativesWindow(requested.date) })
  const wanted =
    'appointment' in requested
      ? requested.appointment
      : { type: requested.requestType, minutes: requireSubject(loaded, requested.requestType, query).minutes }
  const { date, time, evenIfClosed: offGrid, requestedAt } = requested
  const slot = loaded.availability.slotAt(date, toMinute(time), wanted, { offGrid, requestedAt })
  const fieldErrors = FIELD_ERRORS[slot.reason]
  if (fieldErrors || !('label' in slot)) throw new AppError('INVALID_INPUT', 422, fieldErrors)
  const isAcceptable = slot.label === 'available' || (requested.evenIfClosed && slot.label === 'blocked')
  if (isAcceptable) return { ...loaded, slot }
  throw slotConflictError(slot.label === 'booked' ? 'SLOT_TAKEN' : 'SLOT_UNAVAILABLE', loaded, { ...slot, ...wanted })
}

/** Reasons that are input errors (422); taken and closed slots are conflicts (409). */
const FIELD_ERRORS: { [Reason in SlotReason]?: Record<string, string> } = {
  passed: { date: 'booking-errors:date.past' },
  horizon: { date: 'booking-errors:date.tooFar' },
  notice: { time: 'booking-errors:time.tooSoon' },
  offGrid: { time: 'booking-errors:time.offGrid' },
  noSuchTime: { time: 'booking-errors:time.missing' },
}

const MAX_ALTERNATIVES = 3
const ALTERNATIVES_WINDOW_DAYS = 14

/** The range to load, so that a conflict can offer alternatives without another query. */
export function alternativesWindow(date: LocalDate): Pick<AvailabilityQuery, 'from' | 'to'> {
  return { from: addDays(date, -ALTERNATIVES_WINDOW_DAYS), to: addDays(date, ALTERNATIVES_WINDOW_DAYS) }
}

/** `isDayFull`: no alternatives on that day. */
type WantedSlot = SlotRequest & Pick<Slot, 'date' | 'start'> & { isDayFull?: boolean }

export function slotConflictError(
  code: 'SLOT_TAKEN' | 'SLOT_UNAVAILABLE',
  { availability, zone }: Pick<LoadedAvailability, 'availability' | 'zone'>,
  wanted: WantedSlot,
): AppError {
  const alternatives = findAlternatives(availability, wanted).map((slot) => toOfferedSlot(slot, zone))
  return bookingErrors[code]({ alternatives })
}

export function findAlternatives(availability: Availability, wanted: WantedSlot): Slot[] {
  const free: Slot[] = []
  for (let distance = 0, hasEnough = false; distance <= ALTERNATIVES_WINDOW_DAYS && !hasEnough; distance++) {
    // Once there are enough, one more day each way is searched: it can still hold a nearer slot.
    hasEnough = free.length >= MAX_ALTERNATIVES
    for (const date of new Set([addDays(wanted.date, -distance), addDays(wanted.date, distance)]))
      free.push(...availability.dayOf(date, wanted).slots.filter(({ label }) => label === 'available'))
  }
  const distanceOf = ({ start }: Slot) => Math.abs(start - wanted.start)
  return free
    .filter(({ start, date }) => start !== wanted.start && !(wanted.isDayFull && date === wanted.date))
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

/** Changed buffers, of the booking rules or of a subject, also apply to existing appointments. */
export async function applyBuffers({ db: tx, now }: Pick<Context, 'now'> & { db: Tx }): Promise<void> {
  await acquireBookingLock(tx)
  const config = await loadBookingConfig(tx)
  const byType = config.subjects.map(({ code }) => ({ type: code, ...slotRulesOf(config, code) }))
  await shortenBuffers(tx, { byType, others: slotRulesOf(config, null) }, now())
  await invalidateSlots(tx)
}
