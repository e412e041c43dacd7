import { addDays } from '#kernel/calendar.ts'
import { toInstant, toLocal, toTime } from '#kernel/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import { AGENDA_DAYS, type Agenda, toAgenda } from '../../model/agenda.schema.ts'
import type { AppointmentList, AppointmentQuery } from '../../model/appointment.schema.ts'
import type { Appointment } from '../../model/appointment.ts'
import { type BusySpan, createAvailability } from '../../model/availability.ts'
import { loadBusySpans } from '../availability/availability.repo.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import * as ruleRepo from '../rules/rule.repo.ts'
import { toAppointmentDetails } from './appointment.view.ts'
import * as repo from './appointment-list.repo.ts'

export async function listAppointments(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { from, to, ...filter }: AppointmentQuery,
): Promise<AppointmentList> {
  const config = await loadBookingConfig(db)
  const { zone } = config
  const rules = (await ruleRepo.listActive(db)).map(ruleRepo.toRule)
  const { rows, next } = await repo.list(db, {
    ...filter,
    now: now(),
    from: from ? new Date(toInstant(from, 0, zone)) : undefined,
    to: to ? new Date(toInstant(addDays(to, 1), 0, zone)) : undefined,
  })
  const busy = await loadBusyAround(db, rows, now())
  const availability = createAvailability({ rules, taken: [], busy, ...config, now: now() })
  const appointments = rows.map((row) => toAppointmentDetails(row, config, now(), availability.isOpen(row)))
  return { appointments, next }
}

/** Of the appointments that are still ahead: earlier busy times are not stored. */
async function loadBusyAround(db: Db, rows: readonly Appointment[], now: Date): Promise<BusySpan[]> {
  const ahead = rows.filter(({ endsAt }) => endsAt > now)
  if (ahead.length === 0) return []
  const from = new Date(Math.min(...ahead.map(({ startsAt }) => startsAt.getTime())))
  const to = new Date(Math.max(...ahead.map(({ endsAt }) => endsAt.getTime())))
  return loadBusySpans(db, { from, to }, now)
}

/** Search of the admin area. Date and time are local to the zone of the business. */
export async function searchAppointments({ db, now }: Pick<Context, 'db' | 'now'>, q: string, limit: number) {
  const { zone } = await loadBookingConfig(db)
  const rows = await repo.searchByClient(db, { q, now: now(), limit })
  return rows.map(({ id, name, email, status, startsAt }) => {
    const { date, minute } = toLocal(startsAt, zone)
    return { id, name, email, status, date, time: toTime(minute) }
  })
}

/** More than fit into a week. */
const MAX_APPOINTMENTS = 1000

export async function getAgenda(ctx: Pick<Context, 'db' | 'now'>): Promise<Agenda> {
  const { zone } = await loadBookingConfig(ctx.db)
  const today = toLocal(ctx.now(), zone).date
  const to = addDays(today, AGENDA_DAYS - 1)
  const { appointments } = await listAppointments(ctx, { from: today, to, limit: MAX_APPOINTMENTS })
  return toAgenda(today, appointments)
}
