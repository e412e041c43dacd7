import { REQUEST_TYPES } from '#features/settings/model/booking.ts'
import { daysOfMonth, toMinute } from '#kernel/local-time.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { inTurn } from '#platform/server/db.ts'
import type { SlotChoice } from '../model/appointment.schema.ts'
import { covers, strengthOf } from '../model/paint.ts'
import type { MonthOfSlots, SlotExplanation, SlotQuery } from '../model/slot.schema.ts'
import { readDesk, readHouse, requireSlot, TURN, toOffered } from './desk.service.ts'
import * as holdRepo from './hold.repo.ts'
import { toRule, toView } from './rule.repo.ts'

const HOLD_MINUTES = 5

export async function listRequestTypes({ db }: Pick<Context, 'db'>) {
  const { settings, zone } = await readHouse(db)
  return { requestTypes: REQUEST_TYPES.map((type) => ({ type, minutes: settings.minutes[type] })), zone }
}

/** A month for whoever looks: their own hold does not stand in their way. */
export async function listSlots(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { month, type }: SlotQuery,
  user?: Pick<User, 'id'>,
): Promise<MonthOfSlots> {
  const dates = daysOfMonth(month)
  const view = { now: now(), from: dates[0]!, to: dates.at(-1)!, user: user?.id }
  const { desk, settings, zone } = await readDesk(db, view)
  const minutes = settings.minutes[type]
  const days = dates.map((date) => {
    const { state, slots } = desk.dayOf(date, minutes)
    return { date, state, slots: slots.map((slot) => toOffered(slot, zone)) }
  })
  return { month, zone, requestType: type, minutes, today: desk.today, lastDate: desk.lastDate, days }
}

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
    const { slot, settings } = await requireSlot(tx, { now: now(), user: user.id }, choice)
    const { start, end } = slot
    const expiresAt = new Date(now().getTime() + HOLD_MINUTES * 60_000)
    const pause = settings.bufferMinutes * 60_000
    await holdRepo.save(tx, { userId: user.id, start: new Date(start), end: new Date(end + pause), expiresAt })
    return { expiresAt: expiresAt.toISOString() }
  })
}

export function releaseHold({ db }: Pick<Context, 'db'>, user: User): Promise<void> {
  return holdRepo.remove(db, user.id)
}
