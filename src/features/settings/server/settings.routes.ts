import { Hono } from 'hono'
import { type AppEnv, type Guard, operationsFor } from '#platform/server/http.ts'
import { company } from '../model/company.schema.ts'
import type { Setting } from '../model/define-setting.ts'
import { getCompany } from './company.service.ts'
import { settingsAdminRoutes } from './settings-admin.routes.ts'

const operation = operationsFor('settings')

/** `settings`: the definitions of all slices. */
export const settingsRoutes = (requireAdmin: Guard, settings: readonly Setting[]) =>
  new Hono<AppEnv>()
    .get(
      '/company',
      operation('Company details', company, 'Name, address, hours and links of the company'),
      async (c) => c.json(await getCompany(c.var.ctx)),
    )
    .route('/admin', settingsAdminRoutes(requireAdmin, settings))

export type SettingsRoutes = ReturnType<typeof settingsRoutes>
