import { z } from 'zod'
import { normalizeMultiline } from '#kernel/normalize-text.ts'
import { namedObject, nextCursor, pageLimit, requiredText } from '#kernel/schema-parts.ts'
import { SUSPICIONS, TEXT_STATES, VERDICTS } from './text-state.ts'

const dateTime = z.iso.datetime()

/** Identifies a text: its kind (defined by the slice that owns it) and its id there. */
export const textKey = z.object({ kind: z.string().max(40), id: z.string().max(100) })
export type TextKey = z.infer<typeof textKey>

export const REPORT_REASONS = ['spam', 'insult', 'unlawful', 'untrue', 'other'] as const

/** Described by the slice that owns the kind. */
const textSubject = namedObject('TextSubject', {
  rating: z.int().nullable().describe('Stars of a review'),
  title: z.string().nullable().describe('Title of the article that a comment is on'),
  path: z.string(),
})
export type TextSubject = z.infer<typeof textSubject>

/** A text in the queue. Plain text, never markup. */
const queuedText = namedObject('QueuedText', {
  ...textKey.shape,
  text: z.string(),
  path: z.string().describe('The path of the page that shows it'),
  state: z.enum(TEXT_STATES),
  suspicion: z.enum(SUSPICIONS).nullable().describe('The rule that held it back'),
  reason: z.string().nullable().describe('The reason for hiding it'),
  author: z.object({ id: z.string(), name: z.string(), email: z.string(), isMuted: z.boolean() }).nullable(),
  reports: z.array(z.object({ reason: z.enum(REPORT_REASONS), comment: z.string(), at: dateTime })),
  writtenAt: dateTime,
  decidedAt: dateTime.nullable(),
  decidedBy: z.string().nullable(),
  about: textSubject.nullable().describe('What the text is about; null if it is gone'),
})
export type QueuedText = z.infer<typeof queuedText>

export const QUEUE_VIEWS = ['waiting', 'reported', 'spam', 'decided'] as const
export type QueueView = (typeof QUEUE_VIEWS)[number]

export const queuePage = namedObject('QueuePage', { texts: z.array(queuedText), next: nextCursor('after') })
export type QueuePage = z.infer<typeof queuePage>

export const queueQuery = z.object({
  view: z.enum(QUEUE_VIEWS).default('waiting'),
  after: z.string().max(100).optional(),
  limit: pageLimit(25),
})
export type QueueQuery = z.output<typeof queueQuery>

export const queueCounts = namedObject('QueueCounts', {
  waiting: z.int(),
  reported: z.int(),
  spam: z.int().describe('Held back by the classifier, not decided yet'),
})
export type QueueCounts = z.infer<typeof queueCounts>

const reason = requiredText(500, { required: 'moderation:reason.required', long: 'moderation:reason.long' }, 3)

/** Only `hide` requires a reason. */
export const verdictRequest = z
  .object({ texts: z.array(textKey).min(1).max(100), verdict: z.enum(VERDICTS), reason: reason.optional() })
  .refine(({ verdict, reason }) => verdict !== 'hide' || reason, {
    path: ['reason'],
    error: 'moderation:reason.required',
  })
export type VerdictRequest = z.output<typeof verdictRequest>

export const verdictResponse = namedObject('VerdictResponse', {
  batch: z.string().describe('The id to undo the decisions with'),
  decided: z.int(),
})

export const reportRequest = textKey.extend({
  reason: z.enum(REPORT_REASONS, 'moderation:report.required'),
  comment: z.string().overwrite(normalizeMultiline).trim().max(500, 'moderation:report.long').default(''),
})
export type ReportRequest = z.output<typeof reportRequest>

export const muteRequest = z.object({ reason })

export const mutedUser = namedObject('MutedUser', {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  reason: z.string(),
  at: dateTime,
})
export type MutedUser = z.infer<typeof mutedUser>

export const muteStatus = namedObject('Voice', { muted: z.object({ reason: z.string(), at: dateTime }).nullable() })
