import { randomUUID } from 'node:crypto'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { ChangeRequest } from '../../model/appointment.schema.ts'
import { type Appointment, canClientChange, hasPassed, isUpcoming } from '../../model/appointment.ts'
import { slotRequestOf } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import * as repo from '../appointments/appointment.repo.ts'
import { toOwnAppointment } from '../appointments/appointment.view.ts'
import { applyVersionedChange, buildAppointment } from '../appointments/request.service.ts'
import { storeRequest } from '../appointments/store-request.service.ts'
import { type BookingConfig, requireSlot } from '../availability/availability.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import * as changeRepo from './appointment-change.repo.ts'

/**
 * The client asks for another time. The request is an appointment that names the one it replaces; both times are reserved
 * until the owner decides. `isOfClient`: by session or by the token of the link.
 */
export async function requestChange(
  ctx: Context,
  { id, version, date, time }: ChangeRequest & { id: string },
  isOfClient: (appointment: Appointment) => boolean,
): Promise<void> {
  const found = await repo.find(ctx.db, id)
  if (!found || found.replacesId !== null || !isOfClient(found)) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const now = ctx.now()
  const query = { now, appointment: id, user: found.userId ?? undefined, guest: found.email }
  const findSlot = () => requireSlot(ctx.db, query, { date, time, appointment: slotRequestOf(found) })
  await refreshBusyTimes(ctx, findSlot)
  const loaded = await findSlot()
  if (loaded.slot.start === found.startsAt.getTime())
    throw new AppError('INVALID_INPUT', 422, { time: 'booking-errors:time.same' })
  const { userId, name, email, locale, requestType, comments, answers, phone } = found
  const request: Appointment = {
    ...buildAppointment(
      { userId, name, email, locale },
      { id: randomUUID(), requestType, comments, answers, phone },
      loaded.slot,
      now,
    ),
    replacesId: id,
    replacesStart: found.startsAt,
  }
  await storeRequest(ctx, request, loaded, {
    replaced: found,
    claim: async (tx) => {
      await lockForChange(ctx, tx, { id, version }, loaded)
      const from = { fromStart: found.startsAt, toStart: request.startsAt }
      await changeRepo.record(tx, { appointmentId: id, at: now, by: 'client', kind: 'changeRequested', ...from })
      return true
    },
  })
}

async function lockForChange(
  ctx: Context,
  tx: Tx,
  { id, version }: Pick<Appointment, 'id' | 'version'>,
  config: BookingConfig,
): Promise<void> {
  const appointment = await repo.findForUpdate(tx, id)
  if (!appointment) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  const now = ctx.now()
  const pending = await repo.findChangeRequest(tx, id)
  applyVersionedChange({ appointment, view: toOwnAppointment(appointment, config, now, pending) }, version, () => {
    if (hasPassed(appointment, now)) throw bookingErrors.APPOINTMENT_PASSED()
    if (!isUpcoming(appointment, now)) throw bookingErrors.ALREADY_DECIDED()
    if (!canClientChange(appointment, config.settings, now)) throw bookingErrors.TOO_LATE_TO_CHANGE()
    if (pending) throw bookingErrors.CHANGE_ALREADY_REQUESTED()
    return appointment
  })
}
