import { Hono } from 'hono'
import { assistantRoutes } from '#features/audit/server/answers/assistants.routes.ts'
import { driftRoutes } from '#features/audit/server/drift/drift.routes.ts'
import { labRoutes } from '#features/audit/server/lab/lab.routes.ts'
import { auditReportRoutes } from '#features/audit/server/report/report.routes.ts'
import { tipRoutes } from '#features/audit/server/tips/tip.routes.ts'
import { requireAdmin } from '#platform/server/guards.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { FIELD_DATA } from './field-data.ts'
import { readTextGroups } from './text-groups.ts'
import { TIP_SOURCES } from './tips.ts'

/** The audit routes, with the data of the other slices. */
export const auditRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .route('/', auditReportRoutes)
  .route('/answers', assistantRoutes)
  .route('/drift', driftRoutes(readTextGroups))
  .route('/lab', labRoutes(FIELD_DATA))
  .route('/tips', tipRoutes(TIP_SOURCES))
