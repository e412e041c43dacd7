import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { nextCursor, pageLimit } from '#kernel/pagination.schema.ts'
import { EMAIL_ERROR_CODES, EMAIL_STATUSES } from './email.ts'

const moment = z.iso.datetime()

const lastError = z
  .object({
    trouble: z.enum(EMAIL_ERROR_CODES),
    words: z.string().describe('Reply of the mail server'),
  })
  .meta({ id: 'LastMailError' })
export type LastMailError = z.infer<typeof lastError>

/** An email in the mail log. */
export const emailLine = z
  .object({
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
  .meta({ id: 'LetterLine' })
export type EmailLine = z.infer<typeof emailLine>

/** A single email. Its HTML contains user input: show it in a sandboxed frame. */
export const emailDetails = emailLine
  .extend({
    replyTo: z.string().nullable(),
    html: z.string(),
    text: z.string(),
    lastAttemptAt: moment.nullable(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.base64() })),
  })
  .meta({ id: 'LetterDetails' })
export type EmailDetails = z.infer<typeof emailDetails>

export const emailPage = z
  .object({
    letters: z.array(emailLine),
    next: nextCursor('before'),
  })
  .meta({ id: 'LetterPage' })
export type EmailPage = z.infer<typeof emailPage>

export const emailQuery = z.object({
  query: z.string().trim().max(200).optional(),
  status: z.enum(EMAIL_STATUSES).optional(),
  before: z.string().max(100).optional(),
  limit: pageLimit(50),
})
export type EmailQuery = z.output<typeof emailQuery>

export const mailStatus = z
  .object({
    hasMailServer: z.boolean(),
    lastError: z
      .object({ ...lastError.shape, at: moment })
      .nullable()
      .describe('Latest delivery error of an email that is not sent yet'),
    counts: z.record(z.enum(EMAIL_STATUSES), z.int()),
  })
  .meta({ id: 'MailStatus' })
export type MailStatus = z.infer<typeof mailStatus>

export const requeued = z.object({ queued: z.int() }).meta({ id: 'Requeued' })
