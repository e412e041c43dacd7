import { z } from 'zod'
import { LOCALES } from '#kernel/locale.ts'
import { LETTER_STATUSES, LETTER_TROUBLES } from './letter.ts'

const moment = z.iso.datetime()

const lastError = z
  .object({
    trouble: z.enum(LETTER_TROUBLES),
    words: z.string().describe('What the mail server itself said, in its own language'),
  })
  .meta({ id: 'LastMailError' })
export type LastError = z.infer<typeof lastError>

/** A letter as a line of the log. */
export const letterLine = z
  .object({
    id: z.string(),
    kind: z.string(),
    locale: z.enum(LOCALES),
    toAddress: z.string(),
    toName: z.string(),
    subject: z.string(),
    about: z.string().nullable(),
    status: z.enum(LETTER_STATUSES),
    attempts: z.int().describe('Since it was written, or last put back'),
    unanswered: z.int().describe('How often it went out whole without an answer: it may have arrived'),
    lastError: lastError.nullable(),
    createdAt: moment,
    dueAt: moment.describe('When the next attempt may begin, while it is queued'),
    sentAt: moment.nullable(),
  })
  .meta({ id: 'LetterLine' })
export type LetterLine = z.infer<typeof letterLine>

/** A letter to read. What people typed is in its HTML: show it in a frame without scripts. */
export const letterDetails = letterLine
  .extend({
    replyTo: z.string().nullable(),
    html: z.string(),
    text: z.string(),
    lastAttemptAt: moment.nullable(),
    attachments: z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.base64() })),
  })
  .meta({ id: 'LetterDetails' })
export type LetterDetails = z.infer<typeof letterDetails>

export const letterPage = z
  .object({
    letters: z.array(letterLine),
    next: z.string().nullable().describe('Ask with it as `before` for what is older; null at the end'),
  })
  .meta({ id: 'LetterPage' })
export type LetterPage = z.infer<typeof letterPage>

export const letterQuery = z.object({
  query: z.string().trim().max(200).optional(),
  status: z.enum(LETTER_STATUSES).optional(),
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type LetterQuery = z.output<typeof letterQuery>

export const mailStatus = z
  .object({
    hasMailServer: z.boolean(),
    lastError: z
      .object({ ...lastError.shape, at: moment })
      .nullable()
      .describe('The newest trouble of a letter that has not been sent since'),
    counts: z.record(z.enum(LETTER_STATUSES), z.int()),
  })
  .meta({ id: 'MailStatus' })
export type MailStatus = z.infer<typeof mailStatus>

export const requeued = z.object({ queued: z.int() }).meta({ id: 'Requeued' })
