import { randomUUID } from 'node:crypto'
import { ownersOf } from '#features/identity/server/owners.ts'
import { writeLetter } from '#features/mail/server/letter.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { fullName, type User } from '#kernel/user.ts'
import type { Context } from '#platform/server/context.ts'
import { inTurn, type Tx } from '#platform/server/db.ts'
import type { AppointmentRequest, OwnAppointment } from '../model/appointment.schema.ts'
import { type Appointment, cancel, hasPassed, requireVersion } from '../model/appointment.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import type { Span } from '../model/slots.ts'
import * as repo from './appointment.repo.ts'
import { toOwn } from './appointment-view.ts'
import { clientLetter, goneLetter, inviteText } from './booking.mail.tsx'
import { type House, lostSlot, readHouse, requireSlot, TURN } from './desk.service.ts'
import { oneByOne } from './one-by-one.ts'
import { changesSlots } from './slots-tag.ts'
import { withState } from './with-state.ts'

/** Each one sends a letter, also when it is withdrawn at once. */
export const REQUESTS_AN_HOUR = 20

/** Whoever asks again for the time they have, because the answer was lost on the way, is told so. */
export function requestAppointment(ctx: Context, user: User, request: AppointmentRequest): Promise<OwnAppointment> {
  return oneByOne(async () => {
    try {
      return await writeRequest(ctx, user, request)
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'SLOT_TAKEN'
      const appointment = isTaken ? await findOwn(ctx, user, request) : undefined
      throw appointment ? bookingErrors.ALREADY_REQUESTED({ appointment }) : error
    }
  })
}

/** The time, the request and its receipt are one: whoever is told "received" holds the time. */
async function writeRequest(ctx: Context, user: User, request: AppointmentRequest): Promise<OwnAppointment> {
  const now = ctx.now()
  const { slot, ...house } = await requireSlot(ctx.db, { now, user: user.id }, request)
  const appointment = newAppointment(user, request, slot, now)
  return inTurn(ctx.db, TURN, async (tx) => {
    // The receipt is made while the database writes.
    const [beside] = await Promise.all([
      repo.insert(tx, appointment, house.settings),
      changesSlots(tx),
      clientLetter('receipt', { appointment }, senderOf(ctx, house)).then((receipt) => writeLetter(ctx, tx, receipt)),
    ])
    // Since the look, somebody in another process may have been quicker.
    if (!beside || beside.isHeld) throw lostSlot('SLOT_TAKEN', house, slot)
    if (beside.open >= house.settings.openRequests) throw bookingErrors.TOO_MANY_OPEN_REQUESTS()
    if (beside.recent >= REQUESTS_AN_HOUR && user.role !== 'ADMIN') throw bookingErrors.TOO_MANY_REQUESTS()
    return toOwn(appointment, house.zone, now)
  })
}

async function findOwn({ db, now }: Context, user: User, { requestType, date, time }: AppointmentRequest) {
  const { zone } = await readHouse(db)
  const coming = (await repo.listComing(db, now(), user.id)).map((row) => toOwn(row, zone, now()))
  return coming.find((own) => own.requestType === requestType && own.date === date && own.time === time)
}

type Client = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'language'>

export function newAppointment(
  client: Client,
  { requestType, comments }: Pick<Appointment, 'requestType' | 'comments'>,
  { start, end }: Span,
  createdAt: Date,
): Appointment {
  return {
    id: randomUUID(),
    userId: client.id,
    name: fullName(client),
    email: client.email,
    locale: client.language,
    requestType,
    status: 'PENDING',
    startsAt: new Date(start),
    endsAt: new Date(end),
    comments,
    denialReason: null,
    cancelReason: null,
    cancelledBy: null,
    noShow: false,
    sequence: 0,
    version: 0,
    createdAt,
    decidedAt: null,
  }
}

export function senderOf({ env, now }: Pick<Context, 'env' | 'now'>, { company }: Pick<House, 'company'>) {
  return { company, origin: env.origin, now: now() }
}

export async function listOwn({ db, now }: Pick<Context, 'db' | 'now'>, user: User) {
  const { zone } = await readHouse(db)
  const rows = await repo.listOf(db, user.id)
  return { appointments: rows.map((row) => toOwn(row, zone, now())) }
}

export function withdraw(ctx: Context, user: User, id: string, version: number): Promise<OwnAppointment> {
  return ctx.db.transaction(async (tx) => {
    const found = await repo.findForChange(tx, id)
    if (found?.userId !== user.id) throw bookingErrors.APPOINTMENT_NOT_FOUND()
    const house = await readHouse(tx)
    const now = ctx.now()
    const cancelled = withState(toOwn(found, house.zone, now), () => {
      const result = cancel(found, 'client', null, now)
      requireVersion(found, version)
      return result
    })
    await notifyOfWithdrawal(ctx, tx, found, cancelled, house)
    return toOwn(cancelled, house.zone, now)
  })
}

/** Emails the client, and the owner if the appointment was approved; without the client's name if the account is deleted. */
export async function notifyOfWithdrawal(
  ctx: Context,
  tx: Tx,
  found: Appointment,
  cancelled: Appointment,
  house: House,
  cause: 'withdrawn' | 'accountDeleted' = 'withdrawn',
) {
  const isInCalendars = found.status === 'APPROVED'
  const sender = senderOf(ctx, house)
  await repo.save(tx, cancelled)
  await changesSlots(tx)
  await writeLetter(ctx, tx, await clientLetter('withdrawn', { appointment: cancelled, isInCalendars }, sender))
  if (!isInCalendars || hasPassed(found, sender.now)) return
  const gone = cause === 'accountDeleted' ? { ...cancelled, name: '' } : cancelled
  for (const owner of await ownersOf(tx, house.company))
    await writeLetter(ctx, tx, await goneLetter(gone, owner, sender))
}

/** For the client it is about, and the owner. */
export async function downloadInvite(ctx: Context, user: User, id: string): Promise<string> {
  const appointment = await repo.find(ctx.db, id)
  const isTheirs = appointment && (appointment.userId === user.id || user.role === 'ADMIN')
  if (!isTheirs) throw bookingErrors.APPOINTMENT_NOT_FOUND()
  return inviteText('PUBLISH', appointment, senderOf(ctx, await readHouse(ctx.db)))
}
