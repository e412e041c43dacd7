import { Hono } from 'hono'
import type { AuthenticatedEnv } from '#platform/server/guards.ts'
import { operationsFor, validate } from '#platform/server/http.ts'
import { driftConfirmation, driftQuery, driftReport } from '../../model/drift/drift-report.schema.ts'
import { confirmDrift, getDrift, type ReadTextGroups } from './drift.service.ts'

const operation = operationsFor('audit')

export function driftRoutes(readGroups: ReadTextGroups) {
  return new Hono<AuthenticatedEnv>()
    .get(
      '/',
      operation('Texts that changed in one language and not in the others', driftReport, 'With both texts'),
      validate('query', driftQuery),
      async (c) => c.json(await getDrift(c.var.ctx, readGroups, c.req.valid('query').lng)),
    )
    .put(
      '/confirmations',
      operation('Confirm a translation, or withdraw the confirmation', driftConfirmation, 'The stored confirmation'),
      validate('json', driftConfirmation),
      async (c) => {
        const confirmation = c.req.valid('json')
        await confirmDrift(c.var.ctx, c.var.user, confirmation)
        return c.json(confirmation)
      },
    )
}

export type DriftRoutes = ReturnType<typeof driftRoutes>
