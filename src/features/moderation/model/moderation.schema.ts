import { z } from 'zod'
import { normalizeMultiline } from '#kernel/normalize-text.ts'
import { SUSPICIONS, TEXT_STATES, VERDICTS } from './text-state.ts'

const dateTime = z.iso.datetime()

/** Which text is meant: its kind, as the slice it belongs to calls it, and its id there. */
export const textKey = z.object({ kind: z.string().max(40), id: z.string().max(100) })
export type TextKey = z.infer<typeof textKey>

export const REPORT_REASONS = ['spam', 'insult', 'unlawful', 'untrue', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** A text in the queue. People typed it: it is text, never markup. */
export const queuedText = textKey
  .extend({
    text: z.string(),
    path: z.string().describe('Where on the site it stands'),
    state: z.enum(TEXT_STATES),
    suspicion: z.enum(SUSPICIONS).nullable().describe('Why it did not appear at once'),
    reason: z.string().nullable().describe('Why it was hidden'),
    author: z.object({ id: z.string(), name: z.string(), email: z.string(), isMuted: z.boolean() }).nullable(),
    reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), comment: z.string(), at: dateTime })),
    writtenAt: dateTime,
    decidedAt: dateTime.nullable(),
    decidedBy: z.string().nullable(),
  })
  .meta({ id: 'QueuedText' })
export type QueuedText = z.infer<typeof queuedText>

export const QUEUE_VIEWS = ['waiting', 'reported', 'spam', 'decided'] as const
export type QueueView = (typeof QUEUE_VIEWS)[number]

export const queuePage = z
  .object({
    texts: z.array(queuedText),
    next: z.string().nullable().describe('Ask with it as `after` for what follows; null at the end'),
  })
  .meta({ id: 'QueuePage' })
export type QueuePage = z.infer<typeof queuePage>

export const queueQuery = z.object({
  view: z.enum(QUEUE_VIEWS).default('waiting'),
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
})
export type QueueQuery = z.output<typeof queueQuery>

export const queueCounts = z
  .object({ waiting: z.int(), reported: z.int(), spam: z.int().describe('What the classifier holds for a person') })
  .meta({ id: 'QueueCounts' })
export type QueueCounts = z.infer<typeof queueCounts>

const reason = z
  .string('moderation:reason.required')
  .overwrite(normalizeMultiline)
  .trim()
  .min(3, 'moderation:reason.required')
  .max(500, 'moderation:reason.long')

/** Hiding says why; the other verdicts speak for themselves. */
export const verdictRequest = z
  .object({ texts: z.array(textKey).min(1).max(100), verdict: z.enum(VERDICTS), reason: reason.optional() })
  .refine(({ verdict, reason }) => verdict !== 'hide' || reason, {
    path: ['reason'],
    error: 'moderation:reason.required',
  })
export type VerdictRequest = z.output<typeof verdictRequest>

export const verdictResponse = z
  .object({ batch: z.string().describe('What to undo it by'), decided: z.int() })
  .meta({ id: 'VerdictAnswer' })

export const reportRequest = textKey.extend({
  reason: z.enum(REPORT_REASONS, 'moderation:report.required'),
  comment: z.string().overwrite(normalizeMultiline).trim().max(500, 'moderation:report.long').default(''),
})
export type ReportRequest = z.output<typeof reportRequest>

export const muteRequest = z.object({ reason })

export const mutedUser = z
  .object({ id: z.string(), name: z.string(), email: z.string(), reason: z.string(), at: dateTime })
  .meta({ id: 'MutedUser' })
export type MutedUser = z.infer<typeof mutedUser>

export const muteStatus = z
  .object({ muted: z.object({ reason: z.string(), at: dateTime }).nullable() })
  .meta({ id: 'Voice' })
