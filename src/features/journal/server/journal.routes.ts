import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, jsonResponse, validate } from '#platform/server/http.ts'
import { journalPage, journalQuery } from '../model/journal-entry.schema.ts'
import { listJournal } from './journal.service.ts'
import type { SubjectLookup } from './subject-lookup.service.ts'

const describeJournal = describeRoute({
  tags: ['journal'],
  summary: 'List journal entries, newest first',
  responses: { 200: jsonResponse(journalPage, 'A page of entries and the cursor of the next one') },
})

/** `subjects`: names of the subjects of other slices, injected by the composition root. */
export const journalRoutes = (subjects: readonly SubjectLookup[]) =>
  new Hono<AppEnv>().get('/', describeJournal, requireAdmin, validate('query', journalQuery), async (c) =>
    c.json(await listJournal(c.var.ctx, c.req.valid('query'), subjects)),
  )

export type JournalRoutes = ReturnType<typeof journalRoutes>
