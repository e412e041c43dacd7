import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import {
  breakdownQuery,
  elementsQuery,
  slowElements,
  vitalChanges,
  vitalsBreakdown,
  vitalsQuery,
  vitalsReport,
} from '../model/vitals-report.ts'
import { getBreakdown, getChanges, getSlowElements, getVitalsReport } from './vitals.service.ts'

const explain = explains('analytics')

/** Web vitals for the admin. */
export const vitalsRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Web vitals of a period', vitalsReport, 'p75, ratings and course of each metric, and the deployments'),
    requireAdmin,
    validate('query', vitalsQuery),
    async (c) => c.json(await getVitalsReport(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/breakdown',
    explain('One metric by route, device, language, browser or build', vitalsBreakdown, 'Most samples first'),
    requireAdmin,
    validate('query', breakdownQuery),
    async (c) => c.json(await getBreakdown(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/elements',
    explain('Slow elements and interactions of one metric', slowElements, 'Slowest first; the last 28 days at most'),
    requireAdmin,
    validate('query', elementsQuery),
    async (c) => c.json(await getSlowElements(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/changes',
    explain('Builds that made a route slower or faster', vitalChanges, 'Newest build first; the last 90 days at most'),
    requireAdmin,
    validate('query', vitalsQuery),
    async (c) => c.json(await getChanges(c.var.ctx, c.req.valid('query'))),
  )

export type VitalsRoutes = typeof vitalsRoutes
