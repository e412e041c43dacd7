import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { periodQuery } from '../../model/period.ts'
import {
  searchImport,
  searchPeriod,
  searchReport,
  searchReportQuery,
} from '../../model/search-console/search-console.schema.ts'
import { getSearchReport, importExport, removeImports } from './search-console.service.ts'

const operation = operationsFor('analytics')

export const searchConsoleRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get(
    '/',
    operation('Imported figures of Search Console', searchReport, 'Queries and pages of one period, most clicks first'),
    validate('query', searchReportQuery),
    async (c) => c.json(await getSearchReport(c.var.ctx, c.req.valid('query') as { from?: string; to?: string })),
  )
  .post(
    '/',
    operation('Import a CSV file of Search Console, sent as the body', searchImport, 'What was imported', 201),
    validate('query', searchPeriod),
    async (c) => {
      const file = new Uint8Array(await c.req.arrayBuffer())
      return c.json(await importExport(c.var.ctx, c.var.user, c.req.valid('query'), file), 201)
    },
  )
  .delete(
    '/',
    operation('Remove the imports of a period', doneSchema, 'Removed'),
    validate('query', periodQuery),
    async (c) => c.json(await done(removeImports(c.var.ctx, c.var.user, c.req.valid('query')))),
  )

export type SearchConsoleRoutes = typeof searchConsoleRoutes
