import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { namedObject, nextCursor, pageLimit } from '#kernel/schema-parts.ts'
import { EMAIL_ERROR_CODES, EMAIL_STATUSES } from './email.ts'

const moment = z.iso.datetime()

const lastError = namedObject('LastMailError', {
  errorCode: z.enum(EMAIL_ERROR_CODES),
  serverMessage: z.string().describe('Reply of the mail server'),
})
export type LastMailError = z.infer<typeof lastError>

export const emailLine = namedObject('EmailLine', {
  id: z.string(),
  kind: z.string(),
  locale: z.enum(LOCALES),
  toAddress: z.string(),
  toName: z.string(),
  subject: z.string(),
  about: z.string().nullable(),
  status: z.enum(EMAIL_STATUSES),
  attempts: z.int().describe('Attempts since it was written or last requeued'),
  unanswered: z.int().describe('How often it was transmitted without a reply: it may have arrived'),
  lastError: lastError.nullable(),
  createdAt: moment,
  dueAt: moment.describe('Earliest time of the next attempt, while queued'),
  sentAt: moment.nullable(),
})
export type EmailLine = z.infer<typeof emailLine>

export const RESEND_OBSTACLES = ['noServer', 'expired', 'linkErased'] as const
export type ResendObstacle = (typeof RESEND_OBSTACLES)[number]

/** A single email. Its HTML contains user input: show it in a sandboxed frame. */
export const emailDetails = namedObject('EmailDetails', {
  ...emailLine.shape,
  replyTo: z.string().nullable(),
  html: z.string(),
  text: z.string(),
  lastAttemptAt: moment.nullable(),
  resendObstacle: z.enum(RESEND_OBSTACLES).nullable().describe('Null: it can be sent again'),
  attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.base64() })),
})
export type EmailDetails = z.infer<typeof emailDetails>

export const emailPage = namedObject('EmailPage', { emails: z.array(emailLine), next: nextCursor('before') })
export type EmailPage = z.infer<typeof emailPage>

export const emailQuery = z.object({
  query: z.string().trim().max(200).optional(),
  status: z.enum(EMAIL_STATUSES).optional(),
  before: z.string().max(100).optional(),
  limit: pageLimit(50),
})
export type EmailQuery = z.output<typeof emailQuery>

export const mailStatus = namedObject('MailStatus', {
  hasMailServer: z.boolean(),
  server: z
    .object({
      source: z.enum(['environment', 'settings']).describe('SMTP_URL takes precedence'),
      name: z.string().describe('Host and port'),
    })
    .nullable(),
  hasPassword: z.boolean().describe('A password is stored for the mail server of the settings'),
  needsPassword: z.boolean().describe('The mail server of the settings has a user, but no stored password'),
  testedAt: moment.nullable().describe('When the current mail server last accepted a test email'),
  lastError: z
    .object({ ...lastError.shape, at: moment })
    .nullable()
    .describe('Latest delivery error of an email that is not sent yet'),
  counts: z.record(z.enum(EMAIL_STATUSES), z.int()),
})
export type MailStatus = z.infer<typeof mailStatus>

export const sentUnsent = namedObject('SentUnsent', {
  queued: z.int(),
  expired: z.int().describe('No longer valid, so they are not sent'),
})

export const requeued = namedObject('Requeued', { queued: z.int() })
