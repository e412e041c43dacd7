import { z } from 'zod'
import { namedObject, pageLimit } from '#kernel/schema-parts.ts'

/** Retention of security events: sign-ins, failures, password and session changes. */
export const SECURITY_EVENT_DAYS = 180
/** Retention of all other entries. */
export const JOURNAL_YEARS = 5

export const journalEntry = namedObject('JournalEntry', {
  id: z.int(),
  at: z.iso.datetime(),
  actorId: z.string().nullable().describe('Null for actions of the system, and of an owner without an account'),
  actorName: z.string().describe('The name at the time of the action'),
  action: z.string().describe('`subject.verb`, such as user.disabled'),
  subject: z.string().describe('The target of the action: an id or a key'),
  subjectName: z.string().nullable().describe('Current name of the client, sender or user, if there is one'),
  details: z.record(z.string(), z.unknown()),
})
export type JournalEntry = z.infer<typeof journalEntry>

export const journalPage = namedObject('JournalPage', {
  entries: z.array(journalEntry),
  next: z.int().nullable().describe('Cursor: pass it as `before` to get older entries; null on the last page'),
})
export type JournalPage = z.infer<typeof journalPage>

export const JOURNAL_KINDS = [
  'settings',
  'user',
  'security',
  'message',
  'appointment',
  'rule',
  'post',
  'email',
  'text',
] as const
export type JournalKind = (typeof JOURNAL_KINDS)[number]

export const journalQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  query: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Part of the name of the actor or of the subject: a client, a user, an article, a rule'),
  kind: z
    .enum([...JOURNAL_KINDS, 'changes'])
    .optional()
    .describe('security: security events and changes of accounts; changes: everything except security events'),
  limit: pageLimit(50),
})
export type JournalQuery = z.output<typeof journalQuery>
