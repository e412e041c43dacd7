import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { crawlerReport } from '../../model/crawler-report.schema.ts'
import { periodQuery } from '../../model/period.ts'
import { getCrawlerReport } from './crawlers.service.ts'

const operation = operationsFor('analytics')

export const crawlerRoutes = new Hono<AppEnv>().get(
  '/',
  operation('Bots and AI crawlers, and the pages they requested', crawlerReport, 'Most requests first'),
  requireAdmin,
  validate('query', periodQuery),
  async (c) => c.json(await getCrawlerReport(c.var.ctx, c.req.valid('query'))),
)

export type CrawlerRoutes = typeof crawlerRoutes
