import { readAnswers } from '#features/form-questions/model/answers.ts'
import type { Answer, GivenAnswers, Question } from '#features/form-questions/model/question.schema.ts'
import { findOwnerRecipients } from '#features/identity/server/users/owner-recipients.service.ts'
import { queueEmail } from '#features/mail/server/email.service.ts'
import { AppError } from '#kernel/app-error.ts'
import { addDays, type LocalDate } from '#kernel/calendar.ts'
import { toInstant } from '#kernel/local-time.ts'
import { MINUTE_MS } from '#kernel/time-units.ts'
import type { Context } from '#platform/server/context.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { Appointment } from '../../model/appointment.ts'
import type { Slot } from '../../model/availability.ts'
import { bookingErrors } from '../../model/booking.errors.ts'
import { slotRulesOf } from '../../model/subjects/slot-rules.ts'
import {
  type BookingConfig,
  type LoadedAvailability,
  slotConflictError,
  subjectGoneError,
} from '../availability/availability.service.ts'
import { buildClientEmail, type ClientEmailContent } from '../booking.mail.tsx'
import { withBookingLock } from '../booking-lock.service.ts'
import { createDecisionLink } from '../decision-link/decision-token.service.ts'
import { buildRequestEmail } from '../owner.mail.tsx'
import { invalidateSlots } from '../slot-cache.service.ts'
import * as repo from './appointment.repo.ts'
import { markOwnerNotified } from './notice.repo.ts'

/** Limits emails: each request sends one, also if it is withdrawn immediately. */
export const MAX_REQUESTS_PER_HOUR = 20

type Options = {
  /** For a change request: the appointment, which keeps its time until it is approved. */
  replaced?: Appointment
  isUnlimited?: boolean
  /** In the same transaction, before the insert. False: another call has stored the request. */
  claim?: (tx: Tx) => Promise<boolean>
}

/** The appointment, the receipt and the email to the owner are one transaction. False if it was stored already. */
export function storeRequest(
  ctx: Context,
  appointment: Appointment,
  { slot, ...loaded }: LoadedAvailability & { slot: Slot },
  { isUnlimited = false, claim, replaced }: Options = {},
): Promise<boolean> {
  const { requestType } = appointment
  const rules = slotRulesOf(loaded, requestType)
  const day = Number.isFinite(rules.maxPerDay) ? dayAround(slot.date, loaded.zone) : undefined
  const wanted = { ...slot, type: requestType, minutes: (slot.end - slot.start) / MINUTE_MS }
  return withBookingLock(ctx.db, async (tx) => {
    if (claim && !(await claim(tx))) return false
    // The receipt is rendered while the database inserts.
    const [conflicts] = await Promise.all([
      repo.insert(tx, appointment, rules, { day, replaced }),
      invalidateSlots(tx),
      buildClientEmail('receipt', receiptOf(appointment, replaced), emailContextOf({ ...ctx, db: tx }, loaded)).then(
        (receipt) => queueEmail(ctx, tx, receipt),
      ),
      notifyOwner(ctx, tx, appointment, loaded),
    ])
    // Another process may have taken the slot after the availability was read.
    if (!conflicts || conflicts.isHeld) throw slotConflictError('SLOT_TAKEN', loaded, wanted)
    if (!conflicts.isOffered && !replaced) throw subjectGoneError()
    const others = conflicts.sameDay - (replaced && day && isWithin(replaced, day) ? 1 : 0)
    if (others >= rules.maxPerDay) throw slotConflictError('SLOT_UNAVAILABLE', loaded, { ...wanted, isDayFull: true })
    if (conflicts.open >= loaded.settings.openRequests && !replaced) throw bookingErrors.TOO_MANY_OPEN_REQUESTS()
    if (conflicts.recent >= MAX_REQUESTS_PER_HOUR && !isUnlimited) throw bookingErrors.TOO_MANY_REQUESTS()
    return true
  })
}

function receiptOf(request: Appointment, replaced: Appointment | undefined): ClientEmailContent {
  return replaced ? { appointment: replaced, before: request, isChange: true } : { appointment: request }
}

function isWithin({ startsAt }: Appointment, day: { start: Date; end: Date }): boolean {
  return startsAt >= day.start && startsAt < day.end
}

export function requireAnswers(questions: readonly Question[], given: GivenAnswers): Answer[] {
  const { answers, errors } = readAnswers(questions, given)
  if (Object.keys(errors).length > 0) throw new AppError('INVALID_INPUT', 422, errors)
  return answers
}

export function dayAround(date: LocalDate, zone: string) {
  return { start: new Date(toInstant(date, 0, zone)), end: new Date(toInstant(addDays(date, 1), 0, zone)) }
}

async function notifyOwner(ctx: Context, tx: Tx, appointment: Appointment, config: BookingConfig): Promise<void> {
  if (config.settings.ownerNotice !== 'atOnce') return
  const context = emailContextOf({ ...ctx, db: tx }, config)
  for (const owner of await findOwnerRecipients({ ...ctx, db: tx }, config.company)) {
    const link = createDecisionLink(ctx, appointment, owner)
    await queueEmail(ctx, tx, await buildRequestEmail(appointment, owner, link, context))
  }
  await markOwnerNotified(tx, [appointment], { ownerNotifiedAt: context.now })
}

export function emailContextOf(
  { db, env, keys, now, languages }: Pick<Context, 'env' | 'keys' | 'now' | 'languages'> & { db: Db },
  { company, subjects, settings }: Pick<BookingConfig, 'company' | 'subjects' | 'settings'>,
) {
  return { db, keys, company, subjects, settings, origin: env.origin, now: now(), languages: languages.current() }
}
