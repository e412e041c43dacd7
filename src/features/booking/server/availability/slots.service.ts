import { expectDefined } from '#kernel/app-error.ts'
import { addDays, daysOfMonth, lastDayOf, monthOf } from '#kernel/calendar.ts'
import { toLocal, toMinute } from '#kernel/local-time.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import type { Slot } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { REQUEST_TYPES } from '../../model/booking-settings.schema.ts'
import { covers, precedenceOf } from '../../model/day-map.ts'
import { localizedPlaceOf } from '../../model/place.ts'
import type {
  AdminSlotQuery,
  InitialMonthQuery,
  MonthOfSlots,
  PackedMonth,
  SlotExplanation,
  SlotQuery,
} from '../../model/slot.schema.ts'
import { packSlots } from '../../model/slot-run.ts'
import { find as findAppointment } from '../appointments/appointment.repo.ts'
import { withBookingLock } from '../booking-lock.service.ts'
import { toRule, toRuleView } from '../rules/rule.repo.ts'
import { invalidateSlots, trackSlots } from '../slot-cache.service.ts'
import {
  type AvailabilityQuery,
  loadAvailability,
  loadBookingConfig,
  requireSlot,
  toOfferedSlot,
} from './availability.service.ts'
import * as holdRepo from './hold.repo.ts'

const HOLD_MINUTES = 5

type SlotContext = Pick<Context, 'db' | 'now'>

export async function listRequestTypes({ db }: Pick<Context, 'db'>) {
  const config = await loadBookingConfig(db)
  const requestTypes = REQUEST_TYPES.map((type) => ({
    type,
    minutes: config.settings.minutes[type],
    place: localizedPlaceOf(config, type),
  }))
  return { requestTypes, zone: config.zone }
}

/** The hold of the user is ignored. */
export async function listSlots(ctx: SlotContext, query: SlotQuery, user?: User): Promise<PackedMonth> {
  trackSlots(ctx.now())
  const viewer = { user: user?.id }
  const { days, ...month } = await loadMonth(ctx, query, viewer)
  const nextOpen = days.some(({ state }) => state === 'open') ? undefined : await findNextOpenDate(ctx, month, viewer)
  const packedDays = days.map(({ slots, ...day }) => ({ ...day, runs: packSlots(slots) }))
  return { ...month, ...(nextOpen ? { nextOpen } : {}), days: packedDays }
}

/** A day with a free slot in a later month, or else in an earlier one. One query for the whole booking horizon. */
async function findNextOpenDate(
  { db, now }: SlotContext,
  { month, minutes, today, lastDate }: Omit<MonthOfSlots, 'days'>,
  viewer: Pick<AvailabilityQuery, 'user'>,
): Promise<string | undefined> {
  const { availability } = await loadAvailability(db, { ...viewer, now: now(), from: today, to: lastDate })
  const dates: string[] = []
  for (let date = today; date <= lastDate; date = addDays(date, 1)) dates.push(date)
  const after = dates.filter((date) => monthOf(date) > month)
  const before = dates.filter((date) => monthOf(date) < month)
  return [...after, ...before].find((date) => availability.dayOf(date, minutes).state === 'open')
}

export async function listAdminSlots(
  ctx: SlotContext,
  { appointment: id, ...query }: AdminSlotQuery,
): Promise<MonthOfSlots> {
  const moved = id === undefined ? undefined : await findAppointment(ctx.db, id)
  if (id !== undefined && !moved) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const minutes = moved && (moved.endsAt.getTime() - moved.startsAt.getTime()) / MINUTE_MS
  const viewer = { user: moved?.userId ?? undefined, appointment: id, asOwner: true }
  const { days, ...month } = await loadMonth(ctx, query, viewer, minutes)
  const toOffered = (slot: Slot) => toOfferedSlot(slot, month.zone)
  return { ...month, days: days.map((day) => ({ ...day, slots: day.slots.map(toOffered) })) }
}

async function loadMonth(
  { db, now }: SlotContext,
  { month, type }: SlotQuery,
  query: Omit<AvailabilityQuery, 'now' | 'from' | 'to'>,
  minutesOverride?: number,
) {
  const dates = daysOfMonth(month)
  const { availability, settings, zone } = await loadAvailability(db, {
    ...query,
    now: now(),
    from: `${month}-01`,
    to: lastDayOf(month),
  })
  const minutes = minutesOverride ?? settings.minutes[type]
  const days = dates.map((date) => {
    const { state, slots } = availability.dayOf(date, minutes)
    const free = slots.filter(({ label }) => label === 'available').length
    return { date, state, free, slots }
  })
  return { month, zone, requestType: type, minutes, today: availability.today, lastDate: availability.lastDate, days }
}

/** The requested month, or else the first one with a free slot. */
export async function getInitialMonth(
  ctx: SlotContext,
  query: Omit<InitialMonthQuery, 'package'>,
): Promise<PackedMonth> {
  const { settings, zone } = await loadBookingConfig(ctx.db)
  const [shortest] = REQUEST_TYPES.toSorted((a, b) => settings.minutes[a] - settings.minutes[b])
  const type = query.type ?? expectDefined(shortest, 'request type')
  const today = toLocal(ctx.now(), zone).date
  const [first, last] = [monthOf(today), monthOf(addDays(today, settings.horizonDays))]
  const wantedMonth = query.month ?? query.date?.slice(0, 7)
  const isWanted = wantedMonth !== undefined && first <= wantedMonth && wantedMonth <= last

  const month = await listSlots(ctx, { month: isWanted ? wantedMonth : first, type })
  return !isWanted && month.nextOpen ? listSlots(ctx, { month: monthOf(month.nextOpen), type }) : month
}

type SlotReference = { date: string; time: string; type: SlotQuery['type'] }

export async function explainSlot(
  { db, now }: SlotContext,
  { date, time, type }: SlotReference,
): Promise<SlotExplanation> {
  const { availability, settings, zone, rules } = await loadAvailability(db, { now: now(), from: date, to: date })
  const slot = availability.slotAt(date, toMinute(time), settings.minutes[type])
  if (!('label' in slot)) return { slot: null, reason: slot.reason, rule: null, overruled: [] }
  const decidingRule = rules.find(({ id }) => id === slot.ruleId)
  const overruled = rules
    .filter((row) => row !== decidingRule && covers(toRule(row), date, slot.minute))
    .toSorted((a, b) => precedenceOf(toRule(b)) - precedenceOf(toRule(a)))
  return {
    slot: toOfferedSlot(slot, zone),
    reason: slot.reason,
    rule: decidingRule ? toRuleView(decidingRule) : null,
    overruled: overruled.map(toRuleView),
  }
}

/** A repeated call restarts the five minutes. */
export function holdSlot({ db, now }: SlotContext, user: User, choice: SlotChoice) {
  return withBookingLock(db, async (tx) => {
    const { slot } = await requireSlot(tx, { now: now(), user: user.id }, choice)
    const expiresAt = new Date(now().getTime() + HOLD_MINUTES * MINUTE_MS)
    await invalidateSlots(tx)
    await holdRepo.save(tx, { userId: user.id, start: slot.start, end: slot.end, expiresAt })
    return { expiresAt: expiresAt.toISOString() }
  })
}

/** With a reference, releases only a hold on that slot: another tab may hold another slot by now. */
export function releaseHold({ db, now }: SlotContext, user: User, { date, time, type }: Partial<SlotReference>) {
  return db.transaction(async (tx) => {
    const span = date && time && type ? await findSlotSpan(tx, now(), { date, time, type }) : undefined
    if (date && !span) return
    await invalidateSlots(tx)
    await holdRepo.remove(tx, user.id, span)
  })
}

async function findSlotSpan(tx: Tx, now: Date, { date, time, type }: SlotReference) {
  const { availability, settings } = await loadAvailability(tx, { now, from: date, to: date })
  const slot = availability.slotAt(date, toMinute(time), settings.minutes[type])
  return 'start' in slot ? slot : undefined
}
