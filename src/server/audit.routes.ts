import { Hono } from 'hono'
import { assistantRoutes } from '#features/audit/server/assistants.routes.ts'
import { driftRoutes } from '#features/audit/server/drift.routes.ts'
import { labRoutes } from '#features/audit/server/lab.routes.ts'
import { auditReportRoutes } from '#features/audit/server/report.routes.ts'
import { tipRoutes } from '#features/audit/server/tip.routes.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { LAB_FIELD } from './lab-field.ts'
import { readTextGroups } from './text-groups.ts'
import { TIP_SOURCES } from './tips.ts'

/** The audit, with what the other slices tell it. */
export const auditRoutes = new Hono<AppEnv>()
  .route('/', auditReportRoutes)
  .route('/answers', assistantRoutes)
  .route('/drift', driftRoutes(readTextGroups))
  .route('/lab', labRoutes(LAB_FIELD))
  .route('/tips', tipRoutes(TIP_SOURCES))
