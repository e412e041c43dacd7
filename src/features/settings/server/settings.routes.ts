import { Hono } from 'hono'
import { type AppEnv, type Guard, httpErrors, operationsFor, validate } from '#platform/server/http.ts'
import { company } from '../model/company.schema.ts'
import type { Setting } from '../model/define-setting.ts'
import { settingChange, settingHistory, settingUndo, storedSetting } from '../model/setting.schema.ts'
import { getCompany } from './company.service.ts'
import { getStoredSetting, listSettingChanges, saveSetting, undoSetting } from './setting.service.ts'

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

/** For the forms of the admin area. */
function settingsAdminRoutes(requireAdmin: Guard, settings: readonly Setting[]) {
  /** Other rows of the table, such as generated keys, cannot be read or changed by the API. */
  function settingOf(key: string): Setting {
    const setting = settings.find((one) => one.key === key)
    if (!setting) throw httpErrors.NOT_FOUND()
    return setting
  }

  return new Hono<AppEnv>()
    .use(requireAdmin)
    .get('/:subject', operation('Read a setting for editing', storedSetting, 'Value and version'), async (c) =>
      c.json(await getStoredSetting(c.var.ctx, settingOf(c.req.param('subject')))),
    )
    .put(
      '/:subject',
      operation('Change a setting', storedSetting, 'Current value'),
      validate('json', settingChange),
      async (c) => {
        const { value, startedFrom } = c.req.valid('json')
        return c.json(await saveSetting(c.var.ctx, c.var.user, settingOf(c.req.param('subject')), value, startedFrom))
      },
    )
    .post(
      '/:subject/undo',
      operation('Undo a change', storedSetting, 'Current value'),
      validate('json', settingUndo),
      async (c) =>
        c.json(await undoSetting(c.var.ctx, c.var.user, settingOf(c.req.param('subject')), c.req.valid('json'))),
    )
    .get(
      '/:subject/history',
      operation('List earlier changes of a setting', settingHistory, 'Newest first'),
      async (c) => c.json(await listSettingChanges(c.var.ctx, settingOf(c.req.param('subject')))),
    )
}

export type SettingsAdminRoutes = ReturnType<typeof settingsAdminRoutes>
