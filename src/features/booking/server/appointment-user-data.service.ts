import type { UserDataProvider } from '#features/identity/server/account/user-data-providers.service.ts'
import { removeEmailsAbout } from '#features/mail/server/email.repo.ts'
import { cancel } from '../model/appointment.ts'
import * as repo from './appointments/appointment.repo.ts'
import { listOwnAppointments, notifyOfWithdrawal } from './appointments/request.service.ts'
import { loadBookingConfig } from './availability/availability.service.ts'
import { acquireBookingLock } from './booking-lock.service.ts'
import { assignGuestAppointments } from './guests/guest.repo.ts'
import { removeByAddress } from './guests/guest-request.repo.ts'

export const appointmentUserData: UserDataProvider = {
  name: 'appointments',
  async lock(tx, user) {
    await acquireBookingLock(tx)
    await repo.lockAllByUser(tx, user.id)
  },
  collect: async (ctx, user) => (await listOwnAppointments(ctx, user)).appointments,
  claimByEmail: assignGuestAppointments,
  /** Upcoming appointments are withdrawn; all others are anonymized and keep their times. */
  async onAccountDeleted(ctx, tx, user) {
    const config = await loadBookingConfig(tx)
    for (const found of await repo.listUpcoming(tx, ctx.now(), user.id))
      await notifyOfWithdrawal(ctx, tx, found, cancel(found, 'client', null, ctx.now()), config, 'accountDeleted')
    // The email to the owner quotes the comments.
    const about = (await repo.listByUser(tx, user.id)).map(({ id }) => `booking:${id}`)
    await removeEmailsAbout(tx, 'booking.request', about)
    await repo.anonymizeClient(tx, user.id)
    await removeByAddress(tx, user.email)
  },
}
