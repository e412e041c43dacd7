import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { figuresQuery } from '../../model/figure-source.ts'
import {
  elementsQuery,
  slowElements,
  vitalBreakdownQuery,
  vitalChanges,
  vitalsBreakdown,
  vitalsQuery,
  vitalsReport,
} from '../../model/vitals/vitals-report.schema.ts'
import { chooseSource } from '../figures/figure-source.service.ts'
import { getBuildChanges, getSlowElements, getVitalBreakdown, getVitalsReport } from './vitals.service.ts'

const operation = operationsFor('analytics')

export const vitalsRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get(
    '/',
    operation('Web vitals of a period', vitalsReport, 'p75, ratings and series of each metric, and the deployments'),
    validate('query', vitalsQuery.and(z.object(figuresQuery))),
    async (c) => {
      const { figures, ...query } = c.req.valid('query')
      return c.json(await getVitalsReport(c.var.ctx, await chooseSource(c.var.ctx, { figures }), query))
    },
  )
  .get(
    '/breakdown',
    operation('One metric by route, device, language, browser or build', vitalsBreakdown, 'Most samples first'),
    validate('query', vitalBreakdownQuery.and(z.object(figuresQuery))),
    async (c) => {
      const { figures, ...query } = c.req.valid('query')
      return c.json(await getVitalBreakdown(c.var.ctx, await chooseSource(c.var.ctx, { figures }), query))
    },
  )
  .get(
    '/elements',
    operation('Slow elements and interactions of one metric', slowElements, 'Slowest first; the last 28 days at most'),
    validate('query', elementsQuery.and(z.object(figuresQuery))),
    async (c) => {
      const { figures, ...query } = c.req.valid('query')
      return c.json(await getSlowElements(c.var.ctx, await chooseSource(c.var.ctx, { figures }), query))
    },
  )
  .get(
    '/changes',
    operation(
      'Builds that made a route slower or faster',
      vitalChanges,
      'Newest build first; the last 90 days at most',
    ),
    validate('query', vitalsQuery.and(z.object(figuresQuery))),
    async (c) => {
      const { figures, ...query } = c.req.valid('query')
      return c.json(await getBuildChanges(c.var.ctx, await chooseSource(c.var.ctx, { figures }), query))
    },
  )

export type VitalsRoutes = typeof vitalsRoutes
