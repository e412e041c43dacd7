import { addDays } from '#kernel/calendar.ts'
import { toLocal } from '#kernel/local-time.ts'
import type { Context } from '#platform/server/context.ts'
import { AGENDA_DAYS, type Agenda, toAgenda } from '../../model/agenda.schema.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import { listAppointments } from './appointments.service.ts'

/** More than fit into a week. */
const MAX_APPOINTMENTS = 1000

export async function getAgenda(ctx: Pick<Context, 'db' | 'now'>): Promise<Agenda> {
  const { zone } = await loadBookingConfig(ctx.db)
  const today = toLocal(ctx.now(), zone).date
  const to = addDays(today, AGENDA_DAYS - 1)
  const { appointments } = await listAppointments(ctx, { from: today, to, limit: MAX_APPOINTMENTS })
  return toAgenda(today, appointments)
}
