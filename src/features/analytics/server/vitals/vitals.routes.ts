import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import {
  elementsQuery,
  slowElements,
  vitalBreakdownQuery,
  vitalChanges,
  vitalsBreakdown,
  vitalsQuery,
  vitalsReport,
} from '../../model/vitals/vitals-report.schema.ts'
import { getBuildChanges, getSlowElements, getVitalBreakdown, getVitalsReport } from './vitals.service.ts'

const operation = operationsFor('analytics')

export const vitalsRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get(
    '/',
    operation('Web vitals of a period', vitalsReport, 'p75, ratings and series of each metric, and the deployments'),
    validate('query', vitalsQuery),
    async (c) => c.json(await getVitalsReport(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/breakdown',
    operation('One metric by route, device, language, browser or build', vitalsBreakdown, 'Most samples first'),
    validate('query', vitalBreakdownQuery),
    async (c) => c.json(await getVitalBreakdown(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/elements',
    operation('Slow elements and interactions of one metric', slowElements, 'Slowest first; the last 28 days at most'),
    validate('query', elementsQuery),
    async (c) => c.json(await getSlowElements(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/changes',
    operation(
      'Builds that made a route slower or faster',
      vitalChanges,
      'Newest build first; the last 90 days at most',
    ),
    validate('query', vitalsQuery),
    async (c) => c.json(await getBuildChanges(c.var.ctx, c.req.valid('query'))),
  )

export type VitalsRoutes = typeof vitalsRoutes
