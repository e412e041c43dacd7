import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { requestLocale } from '#platform/server/request-info.ts'
import { figuresQuery } from '../../model/figure-source.ts'
import { periodQuery } from '../../model/period.ts'
import {
  breakdown,
  crawlerReport,
  funnel,
  liveVisitors,
  visitBreakdownQuery,
  visitorsQuery,
  visitorsReport,
} from '../../model/visitors-report.schema.ts'
import {
  type CountGoals,
  getCrawlerReport,
  getFunnel,
  getLiveVisitors,
  getVisitBreakdown,
  getVisitorsReport,
} from './visitors.service.ts'
import { exportVisitors } from './visitors-export.service.ts'

const operation = operationsFor('analytics')
const CSV = 'text/csv; charset=utf-8'

export function visitorsRoutes(countGoals: CountGoals) {
  return new Hono<AppEnv>()
    .use(requireAdmin)
    .get(
      '/',
      operation('Visits of a period and of the previous period', visitorsReport, 'Totals, series and goals'),
      validate('query', visitorsQuery),
      async (c) => c.json(await getVisitorsReport(c.var.ctx, c.req.valid('query'), countGoals)),
    )
    .get(
      '/funnel',
      operation('Conversion funnel up to an appointment request', funnel, 'Visits that reached each step'),
      validate('query', visitorsQuery),
      async (c) => c.json(await getFunnel(c.var.ctx, c.req.valid('query'))),
    )
    .get(
      '/breakdown',
      operation('Visits by page, referrer, campaign, language, device or browser', breakdown, 'Most frequent first'),
      validate('query', visitBreakdownQuery),
      async (c) => c.json(await getVisitBreakdown(c.var.ctx, c.req.valid('query'))),
    )
    .get('/live', operation('Visitors of the last five minutes', liveVisitors, 'Grouped by last page'), async (c) =>
      c.json(await getLiveVisitors(c.var.ctx)),
    )
    .get(
      '/export',
      describeRoute({
        tags: ['analytics'],
        summary: 'CSV export of the series and every breakdown',
        responses: { 200: { description: 'CSV', content: { 'text/csv': { schema: { type: 'string' } } } } },
      }),
      validate('query', visitorsQuery),
      async (c) => {
        const { ctx } = c.var
        const query = c.req.valid('query')
        c.header('content-disposition', `attachment; filename="visitors-${query.from}-${query.to}.csv"`)
        return c.body(await exportVisitors(ctx, query, requestLocale(c), countGoals), 200, {
          'content-type': CSV,
        })
      },
    )
}

export type VisitorsRoutes = ReturnType<typeof visitorsRoutes>

export const crawlerRoutes = new Hono<AppEnv>().get(
  '/',
  operation('Bots and AI crawlers, and the pages they requested', crawlerReport, 'Most requests first'),
  requireAdmin,
  validate('query', periodQuery.safeExtend(figuresQuery)),
  async (c) => c.json(await getCrawlerReport(c.var.ctx, c.req.valid('query'))),
)

export type CrawlerRoutes = typeof crawlerRoutes
