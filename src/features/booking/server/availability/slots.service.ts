import { toAskedQuestion } from '#features/form-questions/model/question.schema.ts'
import { inLocale } from '#features/settings/model/company-facts.ts'
import { mapLocales } from '#features/settings/model/map-locales.ts'
import { addDays, daysOfMonth, lastDayOf, monthOf } from '#kernel/calendar.ts'
import { toLocal, toMinute } from '#kernel/local-time.ts'
import type { Locale } from '#kernel/locale.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { SlotChoice } from '../../model/appointment.schema.ts'
import type { Appointment } from '../../model/appointment.ts'
import { type Slot, type SlotRequest, slotRequestOf, withBuffers } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { covers, precedenceOf } from '../../model/day-map.ts'
import type {
  AdminSlotQuery,
  InitialMonthQuery,
  MonthOfSlots,
  PackedMonth,
  RequestTypes,
  SlotExplanation,
  SlotQuery,
} from '../../model/slot.schema.ts'
import { packSlots } from '../../model/slot-run.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import type { RequestType, Subject } from '../../model/subjects/subject.schema.ts'
import { findSubject, localizedSubject, type PlaceSource, shortestSubject } from '../../model/subjects/subject.ts'
import { find as findAppointment } from '../appointments/appointment.repo.ts'
import { withBookingLock } from '../booking-lock.service.ts'
import { toRule, toRuleView } from '../rules/rule.repo.ts'
import { invalidateSlots, trackSlots } from '../slot-cache.service.ts'
import { listUsedTypes } from '../subjects/subject-use.repo.ts'
import {
  type AvailabilityQuery,
  loadAvailability,
  loadBookingConfig,
  requireSlot,
  requireSubject,
  toOfferedSlot,
} from './availability.service.ts'
import { findBusyCalendar } from './busy-calendar.service.ts'
import * as holdRepo from './hold.repo.ts'

const HOLD_MINUTES = 5

type SlotContext = Pick<Context, 'db' | 'now'>

/** The subjects that clients can choose. */
export async function listRequestTypes({ db }: Pick<Context, 'db'>): Promise<RequestTypes> {
  const config = await loadBookingConfig(db)
  const active = config.subjects.filter((subject) => subject.active)
  const { whoMayBook, guestPhone } = config.settings
  return {
    requestTypes: active.map((subject) => toRequestType(config, subject)),
    zone: config.zone,
    guests: whoMayBook === 'everyone' ? { phone: guestPhone } : null,
  }
}

export async function listAdminRequestTypes({ db }: Pick<Context, 'db'>) {
  const config = await loadBookingConfig(db)
  const used = new Set(await listUsedTypes(db))
  const requestTypes = config.subjects.map((subject) => ({
    ...toRequestType(config, subject),
    active: subject.active,
    questions: subject.questions,
    isUsed: used.has(subject.code),
  }))
  return { requestTypes }
}

/** The questions of a subject that clients can choose; none of another one, which the form asks to replace. */
export async function listQuestions({ db }: Pick<Context, 'db'>, type: RequestType, locale: Locale) {
  const subject = findSubject(await loadBookingConfig(db), type)
  const questions = subject?.active ? subject.questions : []
  return { questions: questions.map((question) => toAskedQuestion(question, locale)) }
}

function toRequestType(config: PlaceSource, { code, description, minutes, questions }: Subject) {
  return {
    type: code,
    ...localizedSubject(config, code),
    description: mapLocales((locale) => inLocale(description, locale)),
    minutes,
    hasQuestions: questions.length > 0,
  }
}

/** The hold of the user is ignored. */
export async function listSlots(ctx: SlotContext, query: SlotQuery, user?: User): Promise<PackedMonth> {
  trackSlots(ctx.now())
  return loadPackedMonth(ctx, query, { user: user?.id })
}

/** The other times that a client can ask for: those of the appointment itself are free. */
export function listChangeSlots(ctx: SlotContext, appointment: Appointment, month: string): Promise<PackedMonth> {
  const { id, userId, email, requestType: type } = appointment
  const viewer = { user: userId ?? undefined, guest: email, appointment: id }
  return loadPackedMonth(ctx, { month, type }, viewer, slotRequestOf(appointment))
}

type Viewer = Pick<AvailabilityQuery, 'user' | 'guest' | 'appointment'>

async function loadPackedMonth(ctx: SlotContext, query: SlotQuery, viewer: Viewer, wanted?: SlotRequest) {
  const { days, ...month } = await loadMonth(ctx, query, viewer, wanted)
  const nextOpen = days.some(({ state }) => state === 'open') ? undefined : await findNextOpenDate(ctx, month, viewer)
  const packedDays = days.map(({ slots, ...day }) => ({ ...day, runs: packSlots(slots) }))
  return { ...month, ...(nextOpen ? { nextOpen } : {}), days: packedDays }
}

/** A day with a free slot in a later month, or else in an earlier one. One query for the whole booking horizon. */
async function findNextOpenDate(
  { db, now }: SlotContext,
  { month, requestType: type, minutes, today, lastDate }: Omit<MonthOfSlots, 'days'>,
  viewer: Viewer,
): Promise<string | undefined> {
  const { availability } = await loadAvailability(db, { ...viewer, now: now(), from: today, to: lastDate })
  const dates: string[] = []
  for (let date = today; date <= lastDate; date = addDays(date, 1)) dates.push(date)
  const after = dates.filter((date) => monthOf(date) > month)
  const before = dates.filter((date) => monthOf(date) < month)
  return [...after, ...before].find((date) => availability.dayOf(date, { type, minutes }).state === 'open')
}

export async function listAdminSlots(
  ctx: SlotContext,
  { appointment: id, ...query }: AdminSlotQuery,
): Promise<MonthOfSlots> {
  const moved = id === undefined ? undefined : await findAppointment(ctx.db, id)
  if (id !== undefined && !moved) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const wanted = moved && slotRequestOf(moved)
  const viewer = { user: moved?.userId ?? undefined, appointment: id, asOwner: true }
  const { days, ...month } = await loadMonth(ctx, query, viewer, wanted)
  const toOffered = (slot: Slot) => toOfferedSlot(slot, month.zone)
  return { ...month, days: days.map((day) => ({ ...day, slots: day.slots.map(toOffered) })) }
}

async function loadMonth(
  { db, now }: SlotContext,
  { month, type }: SlotQuery,
  query: Omit<AvailabilityQuery, 'now' | 'from' | 'to'>,
  override?: SlotRequest,
) {
  const dates = daysOfMonth(month)
  const { availability, zone, ...config } = await loadAvailability(db, {
    ...query,
    now: now(),
    from: `${month}-01`,
    to: lastDayOf(month),
  })
  const wanted = override ?? { type, minutes: requireSubject(config, type, { ...query, field: 'type' }).minutes }
  const days = dates.map((date) => {
    const { state, slots } = availability.dayOf(date, wanted)
    const free = slots.filter(({ label }) => label === 'available').length
    return { date, state, free, slots }
  })
  return {
    month,
    zone,
    requestType: type,
    minutes: wanted.minutes,
    today: availability.today,
    lastDate: availability.lastDate,
    days,
  }
}

/** The requested month, or else the first one with a free slot. */
export async function getInitialMonth(
  ctx: SlotContext,
  query: Omit<InitialMonthQuery, 'package'>,
): Promise<PackedMonth> {
  const { settings, zone, ...config } = await loadBookingConfig(ctx.db)
  const asked = query.type === undefined ? undefined : findSubject(config, query.type)
  const type = (asked?.active ? asked : shortestSubject(config))?.code ?? ''
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
  const { availability, zone, rules, busy, ...config } = await loadAvailability(db, {
    now: now(),
    from: date,
    to: date,
  })
  const { minutes } = requireSubject(config, type, { asOwner: true, field: 'type' })
  const slot = availability.slotAt(date, toMinute(time), { type, minutes })
  if (!('label' in slot)) return { slot: null, reason: slot.reason, rule: null, overruled: [], calendar: null }
  const decidingRule = rules.find(({ id }) => id === slot.ruleId)
  const overruled = rules
    .filter((row) => row !== decidingRule && covers(toRule(row), date, slot.minute))
    .toSorted((a, b) => precedenceOf(toRule(b)) - precedenceOf(toRule(a)))
  return {
    slot: toOfferedSlot(slot, zone),
    reason: slot.reason,
    rule: decidingRule ? toRuleView(decidingRule) : null,
    overruled: overruled.map(toRuleView),
    calendar:
      slot.reason === 'busy' ? await findBusyCalendar(db, busy, withBuffers(slot, slotRulesOf(config, type))) : null,
  }
}

/** A repeated call restarts the five minutes. */
export function holdSlot({ db, now }: SlotContext, user: User, choice: SlotChoice) {
  return withBookingLock(db, async (tx) => {
    const { slot, ...config } = await requireSlot(tx, { now: now(), user: user.id }, choice)
    const { requestType } = choice
    const span = withBuffers(slot, slotRulesOf(config, requestType))
    const expiresAt = new Date(now().getTime() + HOLD_MINUTES * MINUTE_MS)
    await invalidateSlots(tx)
    await holdRepo.save(tx, { userId: user.id, ...span, requestType, expiresAt })
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
  const { availability, ...config } = await loadAvailability(tx, { now, from: date, to: date })
  const subject = findSubject(config, type)
  const slot = subject && availability.slotAt(date, toMinute(time), { type, minutes: subject.minutes })
  return slot && 'start' in slot ? withBuffers(slot, slotRulesOf(config, type)) : undefined
}
