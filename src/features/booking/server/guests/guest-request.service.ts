import { randomUUID } from 'node:crypto'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { removeEmailsAbout } from '#features/mail/server/email.repo.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS, MINUTE_MS } from '#kernel/time-units.ts'
import { requireCaptcha } from '#platform/server/captcha.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { counterKey, incrementCounter, readCounter } from '#platform/server/rate-limit.ts'
import type { RequestInfo } from '#platform/server/request-info.ts'
import { type Slot, withBuffers } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import {
  HOLD_MINUTES,
  LINK_HOURS,
  MAX_EMAILS_PER_DAY,
  MAX_PER_HOUR,
  mayHold,
  NOTICE_EMAILS_PER_HOUR,
} from '../../model/guest/guest-limits.ts'
import type { GuestReceipt, GuestRequest } from '../../model/guest/guest-request.schema.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import { findSubject } from '../../model/subjects/subject.ts'
import { dayAround, emailContextOf, requireAnswers } from '../appointments/store-request.service.ts'
import {
  type BookingConfig,
  type LoadedAvailability,
  requireSlot,
  slotConflictError,
} from '../availability/availability.service.ts'
import { withBookingLock } from '../booking-lock.service.ts'
import { refreshBusyTimes } from '../calendars/read-calendars.service.ts'
import { createClientToken } from '../client-link/client-token.service.ts'
import { buildGuestLimitEmail } from '../owner.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import { buildGuestEmail, CONFIRMATION_KIND } from './guest-request.mail.tsx'
import * as repo from './guest-request.repo.ts'

type Sender = Pick<RequestInfo, 'address' | 'network' | 'locale'>

/** Sends one email with the link that confirms the request. The owner sees nothing of it before. */
export async function requestAsGuest(ctx: Context, request: GuestRequest, sender: Sender): Promise<GuestReceipt> {
  // Filled honeypot: the response looks like success, and nothing is stored.
  if (request.homepage) return { id: randomUUID(), email: request.email, minutes: HOLD_MINUTES }
  // Refusals that the visitor can correct come before the captcha, which is valid once.
  const replaced = request.replaces && (await repo.find(ctx.db, request.replaces))
  const guest = replaced ? replaced.email : request.email
  const loaded = await requireSlot(ctx.db, { now: ctx.now(), guest }, request)
  requireGuestsAllowed(loaded, request)
  const answers = requireAnswers(findSubject(loaded, request.requestType)?.questions ?? [], request.answers)
  await requireCaptcha(ctx, request.captcha)
  await limitSender(ctx, sender)
  await noticeFlood(ctx, loaded)
  // Validated and limited before, so that this cannot be used to load the calendar servers.
  await refreshBusyTimes(ctx)
  return withBookingLock(ctx.db, (tx) => store(ctx, tx, { ...request, answers }, sender))
}

function requireGuestsAllowed({ settings }: BookingConfig, { phone }: GuestRequest): void {
  if (settings.whoMayBook !== 'everyone') throw bookingErrors.ACCOUNT_NEEDED()
  if (settings.guestPhone === 'required' && !phone)
    throw new AppError('INVALID_INPUT', 422, { phone: 'booking-errors:phone.required' })
}

async function limitSender(ctx: Context, { address, network }: Sender): Promise<void> {
  const limits = { [`address:${address}`]: MAX_PER_HOUR.address, [`network:${network}`]: MAX_PER_HOUR.network }
  for (const [from, max] of Object.entries(limits))
    if ((await incrementCounter(ctx, `guest-request:${from}`, HOUR_SECONDS)) > max)
      throw bookingErrors.TOO_MANY_REQUESTS()
}

/** Tells the owner, once a day at most, that a program may be sending. */
async function noticeFlood(ctx: Context, loaded: BookingConfig): Promise<void> {
  if ((await incrementCounter(ctx, 'guest-emails', HOUR_SECONDS)) < NOTICE_EMAILS_PER_HOUR) return
  if ((await incrementCounter(ctx, 'guest-emails-notice', DAY_SECONDS)) > 1) return
  await ctx.db.transaction(async (tx) => {
    const context = emailContextOf({ ...ctx, db: tx }, loaded)
    for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, loaded.company))
      await queueEmail(ctx, tx, await buildGuestLimitEmail(owner, context))
  })
}

type Answered = Omit<GuestRequest, 'answers'> & { answers: ReturnType<typeof requireAnswers> }

async function store(ctx: Context, tx: Tx, request: Answered, { network, locale }: Sender): Promise<GuestReceipt> {
  const now = ctx.now()
  const { name, email, phone, requestType, comments, answers } = request
  await repo.releaseHolds(tx, { email, now, id: request.replaces })
  const { slot, ...loaded } = await requireSlot(tx, { now }, request)
  const counted = { ...ctx, db: tx }
  if ((await repo.countEmails(tx, { kind: CONFIRMATION_KIND, email, now })) >= MAX_EMAILS_PER_DAY)
    throw bookingErrors.TOO_MANY_EMAILS()

  const networkKey = counterKey(ctx.keys, `guest-hold:${network}`)
  const isHolding = await claimHold(counted, { slot, networkKey, zone: loaded.zone })
  const row = {
    ...{ id: randomUUID(), name, email, phone, locale, requestType, comments, answers, isHolding },
    startsAt: new Date(slot.start),
    endsAt: new Date(slot.end),
    network: networkKey,
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS),
  }
  if (!(await repo.insert(tx, row, withBuffers(slot, slotRulesOf(loaded, requestType)))))
    throw conflictOf(loaded, slot, requestType)
  await invalidateSlots(tx)
  const context = emailContextOf({ ...ctx, db: tx }, loaded)
  await queueEmail(ctx, tx, await buildGuestEmail(row, createClientToken(ctx, row), context))
  return { id: row.id, email, minutes: isHolding ? HOLD_MINUTES : 0 }
}

type Wanted = { slot: Slot; networkKey: string; zone: string }

async function claimHold(counted: Omit<Context, 'db'> & { db: Tx }, { slot, networkKey, zone }: Wanted) {
  const key = `guest-hold:${slot.start}`
  const now = counted.now()
  const holds = await repo.countHolds(counted.db, { network: networkKey, day: dayAround(slot.date, zone), now })
  if (!mayHold({ ...holds, time: await readCounter(counted, key) })) return false
  await incrementCounter(counted, key, DAY_SECONDS)
  return true
}

function conflictOf(loaded: LoadedAvailability, slot: Slot, type: string) {
  return slotConflictError('SLOT_TAKEN', loaded, { ...slot, type, minutes: (slot.end - slot.start) / MINUTE_MS })
}

/** Deletes requests that nobody confirmed, with their emails. Their times were free already. */
export async function purgeGuestRequests({ db, now }: Pick<Context, 'now'> & { db: Tx }): Promise<void> {
  const ids = await repo.removeBefore(db, new Date(now().getTime() - LINK_HOURS * HOUR_MS))
  const about = ids.map((id) => `booking:${id}`)
  if (about.length > 0) await removeEmailsAbout(db, CONFIRMATION_KIND, about)
}
