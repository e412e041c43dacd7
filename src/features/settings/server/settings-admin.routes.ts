import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, httpErrors, operationsFor, validate } from '#platform/server/http.ts'
import { settingChange, settingHistory, settingUndo, storedSetting } from '../model/setting.schema.ts'
import { isSubject, type Subject } from '../model/subjects.ts'
import { getStoredSetting, listSettingChanges, saveSetting, undoSetting } from './setting.service.ts'

const operation = operationsFor('settings')

export const settingsAdminRoutes = new Hono<AppEnv>()
  .get(
    '/:subject',
    operation('Read a setting for editing', storedSetting, 'Value and version'),
    requireAdmin,
    async (c) => c.json(await getStoredSetting(c.var.ctx, subjectOf(c.req.param('subject')))),
  )
  .put(
    '/:subject',
    operation('Change a setting', storedSetting, 'Current value'),
    requireAdmin,
    validate('json', settingChange),
    async (c) => {
      const subject = subjectOf(c.req.param('subject'))
      const { value, startedFrom } = c.req.valid('json')
      return c.json(await saveSetting(c.var.ctx, c.var.user, subject, value, startedFrom))
    },
  )
  .post(
    '/:subject/undo',
    operation('Undo a change', storedSetting, 'Current value'),
    requireAdmin,
    validate('json', settingUndo),
    async (c) => {
      const subject = subjectOf(c.req.param('subject'))
      return c.json(await undoSetting(c.var.ctx, c.var.user, subject, c.req.valid('json')))
    },
  )
  .get(
    '/:subject/history',
    operation('List earlier changes of a setting', settingHistory, 'Newest first'),
    requireAdmin,
    async (c) => c.json(await listSettingChanges(c.var.ctx, subjectOf(c.req.param('subject')))),
  )

export type SettingsAdminRoutes = typeof settingsAdminRoutes

function subjectOf(name: string): Subject {
  if (!isSubject(name)) throw httpErrors.NOT_FOUND()
  return name
}
