import { z } from 'zod'

export const journalEntry = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actorId: z.string().nullable().describe('Null when the product itself did it'),
    actorName: z.string().describe('As it was at that moment'),
    action: z.string().describe('What happened, such as user.disabled'),
    subject: z.string().describe('What it happened to: an id or a key'),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'JournalEntry' })
export type JournalEntry = z.infer<typeof journalEntry>

export const journalPage = z
  .object({
    entries: z.array(journalEntry),
    next: z.int().nullable().describe('Ask with it as `before` for what is older; null at the end'),
  })
  .meta({ id: 'JournalPage' })
export type JournalPage = z.infer<typeof journalPage>

export const journalQuery = z.object({
  before: z.coerce.number().int().positive().optional(),
  query: z.string().trim().max(200).optional(),
  kind: z
    .enum(['security', 'changes'])
    .optional()
    .describe('security: sign-ins, failures and changes of accounts; changes: all but sign-ins and failures'),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type JournalQuery = z.output<typeof journalQuery>
