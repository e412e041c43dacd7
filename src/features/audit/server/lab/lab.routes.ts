import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { labReport } from '../../model/lab.schema.ts'
import { type FieldData, getLabReport } from './lab.service.ts'

const operation = operationsFor('audit')

export const labRoutes = (field: FieldData) =>
  new Hono<AppEnv>().get(
    '/',
    operation('Last lab run with the field data of visitors', labReport, 'Medians of Lighthouse per page'),
    requireAdmin,
    async (c) => c.json(await getLabReport(c.var.ctx, field)),
  )

export type LabRoutes = ReturnType<typeof labRoutes>
