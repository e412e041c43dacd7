import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { HOUR_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import { dueReminder, reminderTimes } from '../../model/reminder-times.ts'
import { type BookingConfig, loadBookingConfig } from '../availability/availability.service.ts'
import * as holdRepo from '../availability/hold.repo.ts'
import { buildClientEmail } from '../booking.mail.tsx'
import { createDecisionLink } from '../decision-link/decision-token.service.ts'
import { purgeGuestRequests } from '../guests/guest-request.service.ts'
import { buildWaitingEmail } from '../owner.mail.tsx'
import * as repo from './notice.repo.ts'
import { emailContextOf } from './store-request.service.ts'

/** Queues the reminder and marks it as sent in one transaction, so that each is sent once. Of several that are due, only the last is sent. */
export async function remindClients(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await holdRepo.removeExpiredHolds(tx, ctx.now())
    await purgeGuestRequests({ ...ctx, db: tx })
    const config = await loadBookingConfig(tx)
    const times = reminderTimes(config.settings)
    if (times.length === 0) return
    for (const appointment of await repo.lockUnreminded(tx, ctx.now(), times)) {
      const { id, email, startsAt } = appointment
      const remindedHours = dueReminder(config.settings, startsAt, ctx.now())
      if (remindedHours === undefined) continue
      await repo.markReminded(tx, id, { remindedFor: startsAt, remindedHours })
      if (!email) continue
      await queueEmail(
        ctx,
        tx,
        await buildClientEmail('reminder', { appointment }, emailContextOf({ ...ctx, db: tx }, config)),
      )
    }
  })
}

/** One email about all requests that have been pending for too long; each request is reported once. */
export async function nudgeOwner(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const config = await loadBookingConfig(tx)
    const { nudgeHours } = config.settings
    if (nudgeHours === 0) return
    const before = new Date(ctx.now().getTime() - nudgeHours * HOUR_MS)
    const waiting = await repo.lockUnnudged(tx, ctx.now(), before)
    if (waiting.length === 0) return
    await repo.markOwnerNotified(tx, waiting, { nudgedAt: ctx.now() })
    await emailOwners(ctx, tx, 'nudge', waiting, config)
  })
}

/**
 * One email about all requests that the owner was not notified of: daily, for the digest. With emails at once, it reports
 * requests that were made while the setting was another.
 */
export async function sendRequestDigest(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const config = await loadBookingConfig(tx)
    if (config.settings.ownerNotice === 'never') return
    const waiting = await repo.lockUnnotified(tx, ctx.now())
    if (waiting.length === 0) return
    await repo.markOwnerNotified(tx, waiting, { ownerNotifiedAt: ctx.now() })
    await emailOwners(ctx, tx, 'digest', waiting, config)
  })
}

async function emailOwners(
  ctx: Context,
  tx: Tx,
  kind: 'digest' | 'nudge',
  waiting: Appointment[],
  config: BookingConfig,
): Promise<void> {
  for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, config.company)) {
    const requests = waiting.map((appointment) => ({
      appointment,
      link: createDecisionLink(ctx, appointment, owner),
    }))
    await queueEmail(
      ctx,
      tx,
      await buildWaitingEmail(kind, requests, owner, emailContextOf({ ...ctx, db: tx }, config)),
    )
  }
}
