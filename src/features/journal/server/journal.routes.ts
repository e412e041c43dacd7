import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, jsonResponse, validate } from '#platform/server/http.ts'
import { journalPage, journalQuery } from '../model/journal-entry.schema.ts'
import { listJournal } from './journal.service.ts'

const describeJournal = describeRoute({
  tags: ['journal'],
  summary: 'Who changed what, newest first',
  responses: { 200: jsonResponse(journalPage, 'One page of the journal, and where the next one begins') },
})

export const journalRoutes = new Hono<AppEnv>().get(
  '/',
  describeJournal,
  requireAdmin,
  validate('query', journalQuery),
  async (c) => {
    return c.json(await listJournal(c.var.ctx, c.req.valid('query')))
  },
)

export type JournalRoutes = typeof journalRoutes
