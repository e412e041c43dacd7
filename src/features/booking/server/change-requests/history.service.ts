import type { Context } from '#platform/server/context.ts'
import type { AppointmentHistory } from '../../model/appointment.schema.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { find } from '../appointments/appointment.repo.ts'
import { toLocalMoment } from '../appointments/appointment.view.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import { listByAppointment } from './appointment-change.repo.ts'

/** Oldest first, from the requested time on. That of a change request is the history of its appointment. */
export async function getAppointmentHistory({ db }: Pick<Context, 'db'>, id: string): Promise<AppointmentHistory> {
  const found = await find(db, id)
  const appointment = found?.replacesId ? await find(db, found.replacesId) : found
  if (!appointment) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const { zone } = await loadBookingConfig(db)
  const changes = await listByAppointment(db, appointment.id)
  const [first] = changes
  // A request is not an entry: its time is that before the first change.
  const isByOwner = first?.kind === 'booked' || first?.kind === 'recorded'
  const toStart = changes.find(({ fromStart }) => fromStart)?.fromStart ?? appointment.startsAt
  const requested = { at: appointment.createdAt, by: 'client', kind: 'requested', fromStart: null, toStart } as const
  const entries = [...(isByOwner ? [] : [requested]), ...changes].map(({ at, by, kind, fromStart, toStart }) => ({
    at: at.toISOString(),
    by,
    kind,
    from: fromStart && toLocalMoment(fromStart, zone),
    to: toLocalMoment(toStart, zone),
  }))
  return { zone, entries }
}
