import { findOwnerRecipients, type OwnerRecipient } from '#features/identity/server/users/owner-recipients.service.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { AppError } from '#kernel/app-error.ts'
import type { Context } from '#platform/server/context.ts'
import { versionedReason } from '../../model/appointment.schema.ts'
import { type Appointment, isApplied } from '../../model/appointment.ts'
import { find } from '../appointments/appointment.repo.ts'
import { approveAppointment, denyAppointment } from '../appointments/appointment-decision.service.ts'
import { type BookingConfig, loadBookingConfig } from '../availability/availability.service.ts'
import { verifyDecisionToken } from './decision-token.service.ts'

export type LinkedRequest = { appointment: Appointment; owner: OwnerRecipient; config: BookingConfig }
export type LinkState =
  | { state: 'invalid' }
  | { state: 'expired'; owner: OwnerRecipient }
  | ({ state: 'open' } & LinkedRequest)
  | ({ state: 'decided'; decidedBy: string | undefined } & LinkedRequest)

/** Reads only: mail scanners open every link. */
export async function readDecisionLink(ctx: Context, token: string): Promise<LinkState> {
  const config = await loadBookingConfig(ctx.db)
  const link = verifyDecisionToken(ctx, token, await findOwnerRecipients(ctx, config.company))
  if (!link) return { state: 'invalid' }
  const { owner, expiresAt } = link
  if (expiresAt <= ctx.now()) return { state: 'expired', owner }
  const found = await find(ctx.db, link.id)
  const appointment = found && isApplied(found) ? await find(ctx.db, found.replacesId ?? '') : found
  if (!found || !appointment) return { state: 'invalid' }
  if (found.status === 'PENDING') return { state: 'open', appointment, owner, config }
  return { state: 'decided', appointment, owner, config, decidedBy: await findDecider(ctx, found) }
}

/** A withdrawal by the client is not in the journal. */
async function findDecider({ db }: Context, request: Appointment) {
  const { id, replacesId, status, cancelledBy, name } = request
  if (cancelledBy === 'client') return name
  const change = isApplied(request) ? 'changeApproved' : 'changeDenied'
  const action = replacesId ? change : status.toLowerCase()
  const entry = await journal.findLastEntry(db, `appointment.${action}`, replacesId ?? id)
  return entry?.actorName
}

export type LinkDecision = { choice: 'approve' | 'deny'; version: number; reason: string }

/** By the use cases of the admin area, so that emails, journal and concurrency rules are the same. */
export async function decideByLink(
  ctx: Context,
  { appointment: { id }, owner }: LinkedRequest,
  { choice, version, reason }: LinkDecision,
): Promise<void> {
  // The address of the company may belong to no account: then the journal names the address.
  const actor = owner.user ?? { id: null, firstName: owner.address, lastName: '' }
  if (choice === 'approve') {
    await approveAppointment(ctx, actor, id, { version, evenIfClosed: false, note: '' })
    return
  }
  const input = versionedReason.shape.reason.safeParse(reason)
  if (!input.success) throw new AppError('INVALID_INPUT', 422, { reason: input.error.issues[0]?.message ?? '' })
  await denyAppointment(ctx, actor, id, { version, reason: input.data })
}
