import { z } from 'zod'
import { phoneNumber } from '#features/clients/model/phone-number.ts'
import { emailAddress, namedObject, requiredLine } from '#kernel/schema-parts.ts'
import {
  appointmentRequest,
  changeRequest,
  localDate,
  localTime,
  ownAppointment,
  withdrawal,
} from '../appointment.schema.ts'
import { yearMonth } from '../rules/rule.schema.ts'
import { offeredSlot } from '../slot.schema.ts'

/** The form without an account. */
export const guestRequest = appointmentRequest.extend({
  name: requiredLine(120, { required: 'booking-errors:ownName.required', long: 'booking-errors:name.long' }),
  email: emailAddress({ required: 'booking-errors:ownEmail.required', invalid: 'booking-errors:email.invalid' }),
  phone: phoneNumber('booking-errors:phone.invalid').default('').describe('If the owner asks for it'),
  replaces: z.string().max(100).optional().describe('The `id` of an earlier request, which no longer holds its time'),
  /** Honeypot: hidden from people. */
  homepage: z.string().optional(),
  /** Solution of the proof-of-work challenge. */
  captcha: z.string().max(4000).optional(),
})
export type GuestRequest = z.output<typeof guestRequest>

export const guestReceipt = namedObject('GuestReceipt', {
  id: z.string().describe('Secret: it replaces the request by a corrected one'),
  email: z.string().describe('Where the link to confirm was sent'),
  minutes: z.int().describe('For how long the time is reserved; 0: until another person requests it'),
})
export type GuestReceipt = z.infer<typeof guestReceipt>

const token = z.string().max(400)

/** The link in the emails about an appointment. */
export const linkQuery = z.object({ token })

/** Another time than the requested one, if that is taken by now. */
export const linkConfirmation = z
  .object({ token, date: localDate.optional(), time: localTime.optional() })
  .refine(({ date, time }) => (date === undefined) === (time === undefined), {
    path: ['time'],
    error: 'booking-errors:time.required',
  })
export type LinkConfirmation = z.output<typeof linkConfirmation>

export const linkWithdrawal = withdrawal.extend({
  token,
  of: z.enum(['appointment', 'change']).default('appointment').describe('change: only the requested other time'),
})
export type LinkWithdrawal = z.output<typeof linkWithdrawal>

export const linkChange = changeRequest.extend({ token })
export type LinkChange = z.output<typeof linkChange>

export const linkSlotQuery = linkQuery.extend({ month: yearMonth })
export type LinkSlotQuery = z.output<typeof linkSlotQuery>

export const appointmentToken = namedObject('AppointmentToken', { token: z.string() })

/** What the link shows. */
export const appointmentLink = namedObject('AppointmentLink', {
  state: z.enum(['unconfirmed', 'confirmed']),
  appointment: ownAppointment,
  name: z.string(),
  email: z.string(),
  isFree: z.boolean().describe('Unconfirmed: whether the time can still be requested'),
  heldUntil: z.iso.datetime().nullable().describe('Unconfirmed: nobody else can request the time until then'),
  alternatives: z.array(offeredSlot).describe('The nearest free times, if the time is no longer free'),
})
export type AppointmentLink = z.infer<typeof appointmentLink>
