import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeMultiline } from '#kernel/normalize-text.ts'
import { emailAddress, namedObject, nextCursor, pageLimit, requiredLine } from '#kernel/schema-parts.ts'
import { phoneNumber } from './phone-number.ts'

const moment = z.iso.datetime()

/** Consent to be called: the day it was given, and how (on the phone, by email, at a fair). */
export const callConsent = z.object({
  on: z.iso.date('clients:consent.on.required'),
  how: requiredLine(300, { required: 'clients:consent.how.required', long: 'clients:consent.how.long' }),
})

export const clientNotes = z.object({
  notes: z.string().overwrite(normalizeMultiline).trim().max(10_000, 'clients:notes.long'),
})

export const clientPhone = z.object({ phone: phoneNumber('clients:phone.invalid').describe('Empty: none') })

/** The version of the card that the change is based on. */
const version = z.int().min(0)
export const notesChange = clientNotes.extend({ version })
export type NotesChange = z.output<typeof notesChange>
export const phoneChange = clientPhone.extend({ version })
export type PhoneChange = z.output<typeof phoneChange>
export const consentChange = z.object({ version, callConsent: callConsent.nullable().describe('Null: withdrawn') })
export type ConsentChange = z.output<typeof consentChange>
export const clientMark = z.object({ isClient: z.boolean() })

/** Everything about one person except the lists. */
export const clientCard = namedObject('ClientCard', {
  key: z.string().describe('Id of the user; without an account, of one of their messages or appointments'),
  name: z.string().describe('Empty if unknown'),
  email: z.string(),
  account: z
    .object({
      id: z.string(),
      language: z.enum(LOCALES),
      isVerified: z.boolean(),
      isDisabled: z.boolean(),
      createdAt: moment,
      lastSignInAt: moment.nullable(),
    })
    .nullable(),
  isClient: z.boolean(),
  notes: z.string(),
  phone: z.string().describe('Empty if unknown'),
  callConsent: callConsent.nullable(),
  version: z.int(),
})
export type ClientCard = z.infer<typeof clientCard>

/** A person without an account may be known by the address only. */
export function nameOfClient({ name, email }: Pick<ClientCard, 'name' | 'email'>): string {
  return name || email
}

/** In a body: addresses are not part of URLs, which are logged. */
export const callInfoRequest = z.object({
  email: emailAddress({ required: 'platform:invalid', invalid: 'platform:invalid' }),
})
export const callInfo = namedObject('CallInfo', clientCard.pick({ phone: true, callConsent: true }).shape)
export type CallInfo = z.infer<typeof callInfo>

export const CLIENT_ENTRY_KINDS = ['appointment', 'message', 'comment', 'review'] as const
export type ClientEntryKind = (typeof CLIENT_ENTRY_KINDS)[number]

/** An appointment, message, comment or review of a person. */
export const clientEntry = namedObject('ClientEntry', {
  id: z.string(),
  at: moment,
  title: z.string().describe('The type of an appointment; otherwise a text of the person or of the article'),
  text: z.string(),
  status: z.string().nullable(),
  rating: z.int().nullable(),
  path: z.string().describe('The page that shows it'),
})
export type ClientEntry = z.infer<typeof clientEntry>

export const clientEntryPage = namedObject('ClientEntryPage', {
  entries: z.array(clientEntry),
  next: nextCursor('before'),
})
export type ClientEntryPage = z.infer<typeof clientEntryPage>

export const clientEntryQuery = z.object({
  kind: z.enum(CLIENT_ENTRY_KINDS),
  before: z.string().max(100).optional(),
  limit: pageLimit(5, 50),
})
export type ClientEntryQuery = z.output<typeof clientEntryQuery>
