import { AppError } from '#kernel/app-error.ts'
import { toLocal, toTime } from '#kernel/local-time.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import type {
  AppointmentLink,
  LinkChange,
  LinkConfirmation,
  LinkSlotQuery,
  LinkWithdrawal,
} from '../../model/guest/guest-request.schema.ts'
import type { OfferedSlot, PackedMonth } from '../../model/slot.schema.ts'
import { find, findChangeRequest } from '../appointments/appointment.repo.ts'
import { toOwnAppointment } from '../appointments/appointment.view.ts'
import { buildAppointment, renderInviteOf, withdrawIf } from '../appointments/request.service.ts'
import { storeRequest } from '../appointments/store-request.service.ts'
import {
  alternativesWindow,
  findAlternatives,
  loadAvailability,
  loadBookingConfig,
  requireSlot,
  toOfferedSlot,
} from '../availability/availability.service.ts'
import { listChangeSlots } from '../availability/slots.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import { requestChange } from '../change-requests/change-request.service.ts'
import { findByAddress } from '../guests/guest.service.ts'
import * as guestRepo from '../guests/guest-request.repo.ts'
import { createClientToken, idInToken, isTokenOf } from './client-token.service.ts'

type Linked = { unconfirmed: guestRepo.GuestRequestRow } | { confirmed: Appointment }

/** The appointment, or the request that is not confirmed yet. Throws if the link is not valid or has ended. */
export async function requireLinked(ctx: Context, token: string, db: Db = ctx.db): Promise<Linked> {
  const id = idInToken(token)
  const confirmed = await find(db, id)
  if (confirmed && isTokenOf(ctx, token, confirmed)) {
    if (confirmed.endsAt <= ctx.now()) throw bookingErrors.APPOINTMENT_LINK_ENDED()
    return { confirmed }
  }
  const unconfirmed = await guestRepo.find(db, id)
  if (unconfirmed && isTokenOf(ctx, token, unconfirmed)) return { unconfirmed }
  throw bookingErrors.APPOINTMENT_LINK_INVALID()
}

/** Reads only: mail scanners open every link. */
export async function readClientLink(ctx: Context, token: string): Promise<AppointmentLink> {
  const linked = await requireLinked(ctx, token)
  const now = ctx.now()
  const config = await loadBookingConfig(ctx.db)
  if ('confirmed' in linked) {
    const { id, name, email } = linked.confirmed
    const change = await findChangeRequest(ctx.db, id)
    const appointment = toOwnAppointment(linked.confirmed, config, now, change)
    return { state: 'confirmed', appointment, name, email, isFree: false, heldUntil: null, alternatives: [] }
  }
  const row = linked.unconfirmed
  const requested = toAppointment(row, { start: row.startsAt.getTime(), end: row.endsAt.getTime() }, row.createdAt)
  return {
    state: 'unconfirmed',
    appointment: {
      ...toOwnAppointment(requested, config, now),
      canWithdraw: false,
      canChange: false,
      hasInvite: false,
    },
    name: row.name,
    email: row.email,
    heldUntil: isHeld(row, now) ? row.expiresAt.toISOString() : null,
    ...(await checkTime(ctx, row)),
  }
}

/** Whether the requested time is still free, otherwise the nearest free times. */
async function checkTime(ctx: Context, row: guestRepo.GuestRequestRow) {
  const query = { now: ctx.now(), guest: row.email }
  const { zone } = await loadBookingConfig(ctx.db)
  const wanted = { ...localStart(row, zone), requestType: row.requestType, ...reservedSince(row, query.now) }
  try {
    await requireSlot(ctx.db, query, wanted)
    return { isFree: true, alternatives: [] }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.fields?.requestType) return { isFree: false, alternatives: [] }
    const loaded = await loadAvailability(ctx.db, { ...query, ...alternativesWindow(wanted.date) })
    const minutes = (row.endsAt.getTime() - row.startsAt.getTime()) / MINUTE_MS
    const near = { type: row.requestType, minutes, date: wanted.date, start: row.startsAt.getTime() }
    const alternatives: OfferedSlot[] = findAlternatives(loaded.availability, near).map((slot) =>
      toOfferedSlot(slot, loaded.zone),
    )
    return { isFree: false, alternatives }
  }
}

/** From here it is an ordinary request. A second use shows the appointment. */
export async function confirmByLink(ctx: Context, { token, date, time }: LinkConfirmation): Promise<AppointmentLink> {
  const linked = await requireLinked(ctx, token)
  if ('confirmed' in linked) return readClientLink(ctx, token)
  const row = linked.unconfirmed
  const now = ctx.now()
  const { zone } = await loadBookingConfig(ctx.db)
  const start = date && time ? { date, time } : { ...localStart(row, zone), ...reservedSince(row, now) }
  const findSlot = () => requireSlot(ctx.db, { now, guest: row.email }, { ...start, requestType: row.requestType })
  await refreshBusyTimes(ctx, findSlot)
  const loaded = await findSlot()
  // The link proves the address. Emails stay in the language of the request, whatever that of the account is.
  const client = { ...(await requireAllowed(ctx.db, row)), locale: row.locale }
  const appointment = buildAppointment(client, row, loaded.slot, now)
  await storeRequest(ctx, appointment, loaded, { claim: (tx) => guestRepo.remove(tx, row.id) })
  return readClientLink(ctx, token)
}

export async function withdrawByLink(ctx: Context, { token, version, of }: LinkWithdrawal): Promise<AppointmentLink> {
  const appointment = await requireConfirmed(ctx, token)
  const withdrawn = of === 'change' ? await findChangeRequest(ctx.db, appointment.id) : appointment
  if (!withdrawn) throw bookingErrors.ALREADY_DECIDED()
  const isOfClient = ({ id, replacesId, email }: Appointment) => isTokenOf(ctx, token, { id: replacesId ?? id, email })
  await withdrawIf(ctx, { id: withdrawn.id, version }, isOfClient)
  return readClientLink(ctx, token)
}

export async function requestChangeByLink(ctx: Context, { token, ...change }: LinkChange): Promise<AppointmentLink> {
  const { id } = await requireConfirmed(ctx, token)
  await requestChange(ctx, { id, ...change }, (found) => isTokenOf(ctx, token, found))
  return readClientLink(ctx, token)
}

export async function listSlotsByLink(ctx: Context, { token, month }: LinkSlotQuery): Promise<PackedMonth> {
  return listChangeSlots(ctx, await requireConfirmed(ctx, token), month)
}

/** For a signed-in client, who needs no email to ask for another time. */
export async function findClientToken(ctx: Context, user: Pick<User, 'id'>, id: string): Promise<string> {
  const appointment = await find(ctx.db, id)
  if (!appointment || appointment.userId !== user.id || appointment.replacesId)
    throw bookingErrors.APPOINTMENT_NOT_FOUND()
  return createClientToken(ctx, appointment)
}

export async function downloadInviteByLink(ctx: Context, token: string): Promise<string> {
  return renderInviteOf(ctx, await requireConfirmed(ctx, token))
}

async function requireConfirmed(ctx: Context, token: string): Promise<Appointment> {
  const linked = await requireLinked(ctx, token)
  if ('unconfirmed' in linked) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  return linked.confirmed
}

async function requireAllowed(db: Db, { name, email, locale }: guestRepo.GuestRequestRow) {
  try {
    return await findByAddress(db, { name, email, locale })
  } catch (error) {
    throw error instanceof AppError ? bookingErrors.ADDRESS_REFUSED() : error
  }
}

function isHeld({ isHolding, expiresAt }: guestRepo.GuestRequestRow, now: Date): boolean {
  return isHolding && expiresAt > now
}

/** The notice was respected when the time was reserved; the minutes until the confirmation do not count. */
function reservedSince(row: guestRepo.GuestRequestRow, now: Date) {
  return isHeld(row, now) ? { requestedAt: row.createdAt } : {}
}

function localStart({ startsAt }: { startsAt: Date }, zone: string) {
  const { date, minute } = toLocal(startsAt, zone)
  return { date, time: toTime(minute) }
}

function toAppointment(row: guestRepo.GuestRequestRow, span: { start: number; end: number }, at: Date): Appointment {
  const { name, email, locale } = row
  return buildAppointment({ userId: null, name, email, locale }, row, span, at)
}
