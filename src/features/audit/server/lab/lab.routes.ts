import { Hono } from 'hono'
import type { AuthenticatedEnv } from '#platform/server/guards.ts'
import { operationsFor } from '#platform/server/http.ts'
import { labReport } from '../../model/lab.schema.ts'
import { type FieldData, getLabReport } from './lab.service.ts'

const operation = operationsFor('audit')

export const labRoutes = (field: FieldData) =>
  new Hono<AuthenticatedEnv>().get(
    '/',
    operation('Last lab run with the field data of visitors', labReport, 'Medians of Lighthouse per page'),
    async (c) => c.json(await getLabReport(c.var.ctx, field)),
  )

export type LabRoutes = ReturnType<typeof labRoutes>
