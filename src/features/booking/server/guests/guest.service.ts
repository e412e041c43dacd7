import * as clientRepo from '#features/clients/server/client.repo.ts'
import * as userRepo from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { pseudonymiseEmails, removeEmailsTo } from '#features/mail/server/email.repo.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { pseudonymOf, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { AppointmentForClient, Guest } from '../../model/appointment.schema.ts'
import { type AppointmentClient, cancel, GUEST_YEARS, isGuest, isUpcoming } from '../../model/appointment.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import * as repo from '../appointments/appointment.repo.ts'
import { toClient } from '../appointments/request.service.ts'
import { emailContextOf } from '../appointments/store-request.service.ts'
import { loadBookingConfig } from '../availability/availability.service.ts'
import { buildClientEmail } from '../booking.mail.tsx'
import { withBookingLock } from '../booking-lock.service.ts'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as guestRepo from './guest.repo.ts'
import { removeByAddress } from './guest-request.repo.ts'

export async function findClient(
  tx: Tx,
  { clientId, guest }: Pick<AppointmentForClient, 'clientId' | 'guest'>,
): Promise<AppointmentClient> {
  if (guest) return findByAddress(tx, guest)
  const user = await userRepo.findById(tx, clientId ?? '')
  if (!user || user.isDisabled) throw bookingErrors.CLIENT_NOT_FOUND()
  return toClient(user)
}

/**
 * The account with this address, otherwise a guest. An unverified account may belong to another person: the client stays
 * a guest until its first sign-in, which requires a verified address.
 */
export async function findByAddress(tx: Db, { name, email, locale }: Guest): Promise<AppointmentClient> {
  const user = await userRepo.findByEmail(tx, email)
  if (!user?.emailVerified) return { userId: null, name, email, locale }
  if (user.isDisabled) throw new AppError('INVALID_INPUT', 422, { 'guest.email': 'booking-errors:email.disabled' })
  return toClient(user)
}

/**
 * GDPR erasure of a guest, on request: like the deletion of an account, it cancels upcoming appointments, keeps the
 * times of all others and removes the emails, except the cancellations.
 */
export function eraseGuest(ctx: Context, admin: User, id: string): Promise<void> {
  return withBookingLock(ctx.db, async (tx) => {
    const found = await repo.find(tx, id)
    if (!found) throw bookingErrors.APPOINTMENT_NOT_FOUND()
    if (!isGuest(found)) throw bookingErrors.NOT_A_GUEST()
    const { email } = found
    const appointments = await guestRepo.lockByGuest(tx, email)
    // A single name is an ordinary word, so it is not replaced in other texts.
    const names = appointments.map(({ name }) => name).filter((name) => name.includes(' '))
    await removeEmailsTo(tx, email)
    await pseudonymiseEmails(tx, [...new Set([email, ...names])], pseudonymOf(id))
    const context = emailContextOf({ ...ctx, db: tx }, await loadBookingConfig(tx))
    for (const appointment of appointments.filter((one) => isUpcoming(one, context.now))) {
      const cancelled = cancel(appointment, 'client', null, context.now)
      await repo.save(tx, cancelled)
      if (appointment.replacesId) continue
      const about = { appointment: cancelled, isInCalendars: appointment.status === 'APPROVED' }
      await queueEmail(ctx, tx, await buildClientEmail('withdrawn', about, context))
    }
    await guestRepo.anonymizeGuest(tx, email)
    await removeByAddress(tx, email)
    await clientRepo.remove(tx, email)
    await invalidateSlots(tx)
    await journal.record(tx, { at: context.now, actor: admin, action: 'appointment.clientErased', subject: id })
  })
}

export async function purgeGuests({ db, now }: Context): Promise<void> {
  const before = now()
  before.setUTCFullYear(before.getUTCFullYear() - GUEST_YEARS)
  await guestRepo.anonymizeGuestsBefore(db, before)
}
