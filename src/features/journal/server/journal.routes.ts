import { Hono } from 'hono'
import { type AppEnv, type Guard, operationsFor, validate } from '#platform/server/http.ts'
import { journalPage, journalQuery } from '../model/journal-entry.schema.ts'
import { listJournal } from './journal.service.ts'
import type { SubjectLookup } from './subject-lookup.service.ts'

const operation = operationsFor('journal')

/** `subjects`: names of the subjects of other slices, injected by the composition root. */
export const journalRoutes = (requireAdmin: Guard, subjects: readonly SubjectLookup[]) =>
  new Hono<AppEnv>().get(
    '/',
    operation('List journal entries, newest first', journalPage, 'A page of entries and the cursor of the next one'),
    requireAdmin,
    validate('query', journalQuery),
    async (c) => c.json(await listJournal(c.var.ctx, c.req.valid('query'), subjects)),
  )

export type JournalRoutes = ReturnType<typeof journalRoutes>
