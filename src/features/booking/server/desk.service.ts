import type { BookingSettings } from '#features/settings/model/booking.ts'
import type { Company } from '#features/settings/model/company.ts'
import { getSettings } from '#features/settings/server/setting.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { addDays, type LocalDate, type LocalTime, toInstant, toLocal, toMinute, toTime } from '#kernel/local-time.ts'
import type { Db } from '#platform/server/db.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import type { OfferedSlot } from '../model/slot.schema.ts'
import type { SlotReason } from '../model/slot.ts'
import { type Desk, openDesk, type Slot } from '../model/slots.ts'
import { readWindow } from './desk.repo.ts'
import * as ruleRepo from './rule.repo.ts'

export type House = { settings: BookingSettings; company: Company; zone: string }
export type OpenDesk = House & {
  desk: Desk
  rules: ruleRepo.RuleRow[]
  /** How many requests of whoever looks wait for an answer. */
  open: number
}

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

/** Everything the pure desk needs to know of a stretch of days: one question, whatever its length. */
export async function readDesk(db: Db, view: View, house?: House): Promise<OpenDesk> {
  const known = house ?? (await readHouse(db))
  const { zone } = known
  const { now, from, to, user, appointment, asOwner } = view
  const { rules, taken, open } = await readWindow(db, {
    // A slot may begin before midnight, and keep its pause after it.
    from: new Date(toInstant(addDays(from, -1), 0, zone)),
    to: new Date(toInstant(addDays(to, 2), 0, zone)),
    now,
    exceptUser: user,
    exceptAppointment: appointment,
  })
  const settings = asOwner ? { ...known.settings, noticeHours: 0, horizonDays: 100_000 } : known.settings
  return { ...known, rules, open, desk: openDesk({ rules: rules.map(ruleRepo.toRule), taken, settings, zone, now }) }
}

type Wish = { date: LocalDate; time: LocalTime; minutes: number; evenIfClosed?: boolean }

/** The slot that is asked for, if it can be had; otherwise what is wrong with it. */
export async function requireSlot(
  db: Db,
  view: Omit<View, 'from' | 'to'>,
  wish: Wish,
  house: House,
): Promise<Slot & { open: number }> {
  const { date, time, minutes, evenIfClosed } = wish
  const { desk, open } = await readDesk(db, { ...view, from: date, to: date }, house)
  const slot = desk.slotAt(date, toMinute(time), minutes)
  const wrong = WRONG[slot.reason]
  if (wrong || !('label' in slot)) throw new AppError('INVALID_INPUT', 422, wrong)
  const isWanted = slot.label === 'available' || (evenIfClosed && slot.label === 'blocked')
  if (isWanted) return { ...slot, open }
  throw new LostSlot(slot.label === 'booked' ? 'SLOT_TAKEN' : 'SLOT_UNAVAILABLE', slot)
}

/** What no rule and nobody else is to blame for is a mistake in a field. */
const WRONG: { [Reason in SlotReason]?: Record<string, string> } = {
  passed: { date: 'booking-errors:date.past' },
  horizon: { date: 'booking-errors:date.tooFar' },
  notice: { time: 'booking-errors:time.tooSoon' },
  offGrid: { time: 'booking-errors:time.offGrid' },
  noSuchTime: { time: 'booking-errors:time.missing' },
}

type Wanted = Pick<Slot, 'date' | 'start' | 'end'>

/** Somebody else was quicker, or the time is not open. */
export class LostSlot extends Error {
  override name = 'LostSlot'
  readonly code: 'SLOT_TAKEN' | 'SLOT_UNAVAILABLE'
  readonly wanted: Wanted

  constructor(code: 'SLOT_TAKEN' | 'SLOT_UNAVAILABLE', wanted: Wanted) {
    super(code)
    this.code = code
    this.wanted = wanted
  }
}

/** Whoever loses a slot is told of others. They are looked up afterwards, when nobody waits for this turn any more. */
export async function offeringOthers<Result>(db: Db, view: Omit<View, 'from' | 'to'>, run: () => Promise<Result>) {
  try {
    return await run()
  } catch (thrown) {
    if (!(thrown instanceof LostSlot)) throw thrown
    throw bookingErrors[thrown.code]({ alternatives: await alternativesTo(db, view, thrown.wanted) })
  }
}

const ALTERNATIVES = 3
const DAYS_AROUND = 14

/** The nearest slots that are still free, before or after. */
async function alternativesTo(db: Db, view: Omit<View, 'from' | 'to'>, wanted: Wanted): Promise<OfferedSlot[]> {
  const [from, to] = [addDays(wanted.date, -DAYS_AROUND), addDays(wanted.date, DAYS_AROUND)]
  const { desk, zone } = await readDesk(db, { ...view, from, to })
  const minutes = (wanted.end - wanted.start) / 60_000
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(from, index))
  return days
    .flatMap((date) => desk.dayOf(date, minutes).slots)
    .filter(({ label }) => label === 'available')
    .toSorted((a, b) => Math.abs(a.start - wanted.start) - Math.abs(b.start - wanted.start))
    .slice(0, ALTERNATIVES)
    .map((slot) => toOffered(slot, zone))
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
