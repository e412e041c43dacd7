import { REQUEST_TYPES } from '#features/settings/model/booking.ts'
import { addDays, daysOfMonth, toLocal, toMinute } from '#kernel/local-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { inTurn, type Tx } from '#platform/server/db.ts'
import type { SlotChoice } from '../model/appointment.schema.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import { monthOf } from '../model/calendar.ts'
import { covers, strengthOf } from '../model/paint.ts'
import type {
  DeskQuery,
  MonthOfSlots,
  Outlook,
  OutlookQuery,
  SlotExplanation,
  SlotQuery,
} from '../model/slot.schema.ts'
import { find as findAppointment } from './appointment.repo.ts'
import { readDesk, readHouse, requireSlot, TURN, toOffered, type View } from './desk.service.ts'
import * as holdRepo from './hold.repo.ts'
import { wishFor } from './package-wish.ts'
import { toRule, toView } from './rule.repo.ts'
import { changesSlots, readsSlots } from './slots-tag.ts'

const HOLD_MINUTES = 5

export async function listRequestTypes({ db }: Pick<Context, 'db'>) {
  const { settings, zone } = await readHouse(db)
  return { requestTypes: REQUEST_TYPES.map((type) => ({ type, minutes: settings.minutes[type] })), zone }
}

/** A month for whoever looks: their own hold does not stand in their way. */
export async function listSlots(
  ctx: Pick<Context, 'db' | 'now'>,
  query: SlotQuery,
  user?: Pick<User, 'id'>,
): Promise<MonthOfSlots> {
  readsSlots(ctx.now())
  const view = { user: user?.id }
  const month = await monthFor(ctx, query, view)
  const nextOpen = month.days.some(hasRoom) ? undefined : await findRoom(ctx, month, view)
  return nextOpen ? { ...month, nextOpen } : month
}

/** A day with room in another month: after this one, or else before it. One question, however far one may ask ahead. */
async function findRoom(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { month, minutes, today, lastDate }: MonthOfSlots,
  view: Pick<View, 'user'>,
): Promise<string | undefined> {
  const { desk } = await readDesk(db, { ...view, now: now(), from: today, to: lastDate })
  const dates: string[] = []
  for (let date = today; date <= lastDate; date = addDays(date, 1)) dates.push(date)
  const after = dates.filter((date) => monthOf(date) > month)
  const before = dates.filter((date) => monthOf(date) < month)
  return [...after, ...before].find((date) => desk.dayOf(date, minutes).state === 'open')
}

/** A month for the owner, who is bound by neither notice nor horizon. */
export async function listDeskSlots(
  ctx: Pick<Context, 'db' | 'now'>,
  { appointment: id, ...query }: DeskQuery,
): Promise<MonthOfSlots> {
  const moved = id === undefined ? undefined : await findAppointment(ctx.db, id)
  if (id !== undefined && !moved) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const minutes = moved && (moved.endsAt.getTime() - moved.startsAt.getTime()) / 60_000
  return monthFor(ctx, query, { user: moved?.userId ?? undefined, appointment: id, asOwner: true }, minutes)
}

async function monthFor(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { month, type }: SlotQuery,
  view: Omit<View, 'now' | 'from' | 'to'>,
  asLongAs?: number,
): Promise<MonthOfSlots> {
  const dates = daysOfMonth(month)
  const { desk, settings, zone } = await readDesk(db, { ...view, now: now(), from: dates[0]!, to: dates.at(-1)! })
  const minutes = asLongAs ?? settings.minutes[type]
  const days = dates.map((date) => {
    const { state, slots } = desk.dayOf(date, minutes)
    const free = slots.filter(({ label }) => label === 'available').length
    return { date, state, free, slots: slots.map((slot) => toOffered(slot, zone)) }
  })
  return { month, zone, requestType: type, minutes, today: desk.today, lastDate: desk.lastDate, days }
}

/**
 * What a page shows before anybody chooses: the month that is asked for, or else the first one with room, and of its
 * days one with its slots. The others only say how much room they have; the browser asks for the rest.
 */
export async function outlook(ctx: Pick<Context, 'db' | 'now'>, asked: OutlookQuery, locale: Locale): Promise<Outlook> {
  const { settings, zone } = await readHouse(ctx.db)
  const type = asked.type ?? REQUEST_TYPES.toSorted((a, b) => settings.minutes[a] - settings.minutes[b])[0]!
  const today = toLocal(ctx.now(), zone).date
  const [first, last] = [monthOf(today), monthOf(addDays(today, settings.horizonDays))]
  const wanted = asked.month ?? asked.date?.slice(0, 7)
  const isWanted = wanted !== undefined && first <= wanted && wanted <= last

  let month = await listSlots(ctx, { month: isWanted ? wanted : first, type })
  if (!isWanted && month.nextOpen) month = await listSlots(ctx, { month: monthOf(month.nextOpen), type })
  const shown = month.days.find(({ date }) => date === asked.date && date >= today) ?? month.days.find(hasRoom)
  const days = month.days.map((day) => (day === shown ? day : { ...day, slots: [] }))
  return { ...month, days, comments: await wishFor(ctx, asked.package, locale) }
}

const hasRoom = ({ state }: MonthOfSlots['days'][number]) => state === 'open'

type Question = { date: string; time: string; type: SlotQuery['type'] }

/** Which rule decided, and which others had something to say. */
export async function explainSlot(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { date, time, type }: Question,
): Promise<SlotExplanation> {
  const { desk, settings, zone, rules } = await readDesk(db, { now: now(), from: date, to: date })
  const slot = desk.slotAt(date, toMinute(time), settings.minutes[type])
  if (!('label' in slot)) return { slot: null, reason: slot.reason, rule: null, overruled: [] }
  const decided = rules.find(({ id }) => id === slot.ruleId)
  const overruled = rules
    .filter((row) => row !== decided && covers(toRule(row), date, slot.minute))
    .toSorted((a, b) => strengthOf(toRule(b)) - strengthOf(toRule(a)))
  return {
    slot: toOffered(slot, zone),
    reason: slot.reason,
    rule: decided ? toView(decided) : null,
    overruled: overruled.map(toView),
  }
}

/** Keeps the slot while somebody fills in the form. Asking again begins again. */
export function holdSlot({ db, now }: Pick<Context, 'db' | 'now'>, user: User, choice: SlotChoice) {
  return inTurn(db, TURN, async (tx) => {
    const { slot } = await requireSlot(tx, { now: now(), user: user.id }, choice)
    const expiresAt = new Date(now().getTime() + HOLD_MINUTES * 60_000)
    await changesSlots(tx)
    await holdRepo.save(tx, { userId: user.id, start: slot.start, end: slot.end, expiresAt })
    return { expiresAt: expiresAt.toISOString() }
  })
}

/** A choice that is named goes only if it is the one that is held: another tab may hold another by now. */
export function releaseHold(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: User,
  named: Partial<Question>,
): Promise<void> {
  const { date, time, type } = named
  return db.transaction(async (tx) => {
    const span = date && time && type ? await spanOf(tx, now(), { date, time, type }) : undefined
    if (date && !span) return
    await changesSlots(tx)
    await holdRepo.remove(tx, user.id, span)
  })
}

async function spanOf(tx: Tx, now: Date, { date, time, type }: Question) {
  const { desk, settings } = await readDesk(tx, { now, from: date, to: date })
  const slot = desk.slotAt(date, toMinute(time), settings.minutes[type])
  return 'start' in slot ? slot : undefined
}
