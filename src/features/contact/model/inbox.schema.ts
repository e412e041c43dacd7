import { z } from 'zod'
import { answer } from '#features/form-questions/model/question.schema.ts'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeMultiline } from '#kernel/normalize-text.ts'
import { namedObject, nextCursor, pageLimit, requiredText } from '#kernel/schema-parts.ts'
import { MESSAGE_STATUSES } from './message.ts'

const moment = z.iso.datetime()

export const messageLine = namedObject('MessageLine', {
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  email: z.string(),
  locale: z.enum(LOCALES),
  status: z.enum(MESSAGE_STATUSES),
  createdAt: moment,
})
export type MessageLine = z.infer<typeof messageLine>

/** A single message. `message` is untrusted plain text, never markup. */
export const messageDetails = namedObject('MessageDetails', {
  ...messageLine.shape,
  message: z.string(),
  name: z.string().describe('Empty if not given'),
  phone: z.string().describe('Empty if not given'),
  trade: z.string().describe('Empty if not given'),
  wantedDate: z.string().describe('Empty if not given'),
  formAnswers: z.array(answer).describe('To the questions of the owner'),
  answers: z.array(z.object({ id: z.string(), text: z.string(), sentAt: moment })).describe('Oldest first'),
})
export type MessageDetails = z.infer<typeof messageDetails>

export const messagePage = namedObject('MessagePage', { messages: z.array(messageLine), next: nextCursor('before') })
export type MessagePage = z.infer<typeof messagePage>

export const messageQuery = z.object({
  query: z.string().overwrite(normalizeMultiline).trim().max(200).optional(),
  status: z.enum(MESSAGE_STATUSES).optional().describe('Omitted: all messages that are not archived'),
  before: z.string().max(100).optional(),
  limit: pageLimit(25),
})
export type MessageQuery = z.output<typeof messageQuery>

export const messageCounts = z.record(z.enum(MESSAGE_STATUSES), z.int()).meta({ id: 'MessageCounts' })
export type MessageCounts = z.infer<typeof messageCounts>

export const messageAnswer = z.object({
  answer: requiredText(10_000, { required: 'contact-admin:answer.required', long: 'contact-admin:answer.long' }),
})

/** `answers`: how many the admin saw, so that two admins do not send the same answer. */
export const messageAnswerRequest = messageAnswer.extend({ answers: z.int().min(0) })
export type MessageAnswerRequest = z.output<typeof messageAnswerRequest>
