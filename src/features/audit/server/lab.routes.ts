import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains } from '#platform/server/http.ts'
import { labReport } from '../model/lab.ts'
import { type FieldData, getLabReport } from './lab.service.ts'

const explain = explains('audit')

export const labRoutes = (field: FieldData) =>
  new Hono<AppEnv>().get(
    '/',
    explain('The last lab run beside the measurements of visitors', labReport, 'Medians of Lighthouse per page'),
    requireAdmin,
    async (c) => c.json(await getLabReport(c.var.ctx, field)),
  )

export type LabRoutes = ReturnType<typeof labRoutes>
