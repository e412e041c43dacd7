import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { type AppEnv, jsonResponse } from '#platform/server/http.ts'
import { company } from '../model/company.schema.ts'
import { site } from '../model/site.schema.ts'
import { getCompany, getSite } from './company.service.ts'
import { settingsAdminRoutes } from './settings-admin.routes.ts'

const describeCompany = describeRoute({
  tags: ['settings'],
  summary: 'Company details',
  responses: { 200: jsonResponse(company, 'Name, address, hours and links of the company') },
})

const describeSite = describeRoute({
  tags: ['settings'],
  summary: 'Data of the page frame',
  responses: { 200: jsonResponse(site, 'Name, links and address of the site') },
})

export const settingsRoutes = new Hono<AppEnv>()
  .get('/company', describeCompany, async (c) => {
    return c.json(await getCompany(c.var.ctx))
  })
  .get('/site', describeSite, async (c) => {
    return c.json(await getSite(c.var.ctx))
  })
  .route('/admin', settingsAdminRoutes)

export type SettingsRoutes = typeof settingsRoutes
