import { Hono } from 'hono'
import { AppError } from '#kernel/app-error.ts'
import type { Env } from '#platform/server/env.ts'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains, httpErrors, validate } from '#platform/server/http.ts'
import { settingChange, settingHistory, settingUndo, storedSetting } from '../model/setting.schema.ts'
import type { SignInSettings } from '../model/sign-in.ts'
import { isSubject, type Subject } from '../model/subjects.ts'
import { getStored, listChanges, saveSetting, undoSetting } from './setting.service.ts'

const explain = explains('settings')

export const settingsAdminRoutes = new Hono<AppEnv>()
  .get(
    '/:subject',
    explain('A setting, to change it', storedSetting, 'Its value and version'),
    requireAdmin,
    async (c) => c.json(await getStored(c.var.ctx, subjectOf(c.req.param('subject')))),
  )
  .put(
    '/:subject',
    explain('Change a setting', storedSetting, 'As it is now'),
    requireAdmin,
    validate('json', settingChange),
    async (c) => {
      const subject = subjectOf(c.req.param('subject'))
      const { value, startedFrom } = c.req.valid('json')
      if (subject === 'sign-in') requireWayIn(c.var.ctx.env, value)
      return c.json(await saveSetting(c.var.ctx, c.var.user, subject, value, startedFrom))
    },
  )
  .post(
    '/:subject/undo',
    explain('Put back what stood before a change', storedSetting, 'As it is now'),
    requireAdmin,
    validate('json', settingUndo),
    async (c) => {
      const subject = subjectOf(c.req.param('subject'))
      return c.json(await undoSetting(c.var.ctx, c.var.user, subject, c.req.valid('json')))
    },
  )
  .get(
    '/:subject/history',
    explain('Earlier changes of a setting', settingHistory, 'Newest first'),
    requireAdmin,
    async (c) => c.json(await listChanges(c.var.ctx, subjectOf(c.req.param('subject')))),
  )

export type SettingsAdminRoutes = typeof settingsAdminRoutes

/** Without a mail server no link by e-mail arrives: only the password is left. */
function requireWayIn({ SMTP_URL }: Env, value: unknown): void {
  const { password, emailLink } = { ...(value as Partial<SignInSettings>) }
  if (password === false && emailLink && !SMTP_URL)
    throw new AppError('INVALID_INPUT', 422, { password: 'settings-admin:password.neededWithoutMail' })
}

function subjectOf(name: string): Subject {
  if (!isSubject(name)) throw httpErrors.NOT_FOUND()
  return name
}
