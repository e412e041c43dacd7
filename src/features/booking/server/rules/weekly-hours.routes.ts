import { Hono } from 'hono'
import type { AuthenticatedEnv } from '#platform/server/guards.ts'
import { operationsFor, validate } from '#platform/server/http.ts'
import {
  weeklyHours,
  weeklyHoursChange,
  weeklyHoursPreview,
  weeklyHoursPreviewRequest,
} from '../../model/weekly-hours.schema.ts'
import { getWeeklyHours, previewWeeklyHours, saveWeeklyHours } from './weekly-hours.service.ts'

const operation = operationsFor('booking')

/** Mounted behind the guard of the admin routes. */
export const weeklyHoursRoutes = new Hono<AuthenticatedEnv>()
  .get(
    '/',
    operation('Get the weekly hours', weeklyHours, 'The table, and how it relates to the opening hours'),
    async (c) => c.json(await getWeeklyHours(c.var.ctx)),
  )
  .put(
    '/',
    operation('Change the weekly hours', weeklyHours, 'The updated table; rules that it cannot show are unchanged'),
    validate('json', weeklyHoursChange),
    async (c) => c.json(await saveWeeklyHours(c.var.ctx, c.var.user, c.req.valid('json'))),
  )
  .post(
    '/preview',
    operation('Preview a change of the weekly hours', weeklyHoursPreview, 'Affected appointments; nothing is saved'),
    validate('json', weeklyHoursPreviewRequest),
    async (c) => c.json(await previewWeeklyHours(c.var.ctx, c.req.valid('json').week)),
  )
