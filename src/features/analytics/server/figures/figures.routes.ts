import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { figureStatus } from '../../model/figure-source.ts'
import { hasExampleFigures } from './figure-source.service.ts'

const operation = operationsFor('analytics')

export const figureRoutes = new Hono<AppEnv>().get(
  '/',
  operation('Whether the demo has example figures', figureStatus, 'Reports show them unless `figures=own`'),
  requireAdmin,
  async (c) => c.json({ hasExamples: await hasExampleFigures(c.var.ctx) }),
)

export type FigureRoutes = typeof figureRoutes
