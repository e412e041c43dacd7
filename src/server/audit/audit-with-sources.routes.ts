import { Hono } from 'hono'
import { createAuditRoutes } from '#features/audit/server/audit.routes.ts'
import { requireAdmin } from '#features/identity/server/guards.ts'
import type { AppEnv } from '#platform/server/http.ts'
import { auditSource } from './audit-source.ts'
import { FIELD_DATA } from './field-data.ts'
import { readTextGroups } from './text-groups.ts'
import { TIP_SOURCES } from './tips.ts'

/** The audit routes, with the data of the other slices. */
export const auditRoutes = new Hono<AppEnv>().use(requireAdmin).route(
  '/',
  createAuditRoutes({
    readGroups: readTextGroups,
    field: FIELD_DATA,
    tips: TIP_SOURCES,
    listPages: auditSource.listPages,
  }),
)
