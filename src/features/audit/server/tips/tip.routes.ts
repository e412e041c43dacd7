import { Hono } from 'hono'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, DONE, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { tipDismissal, tipList } from '../../model/tip.schema.ts'
import { dismissTip, listTips, restoreTip, type TipSource } from './tip.service.ts'

const operation = operationsFor('audit')

export const tipRoutes = (sources: readonly TipSource[]) =>
  new Hono<AppEnv>()
    .get('/', operation('List tips by effect', tipList, 'Tips and dismissed tips'), requireAdmin, async (c) =>
      c.json(await listTips(c.var.ctx, sources)),
    )
    .post(
      '/dismissals',
      operation('Dismiss a tip until its effect grows', doneSchema, 'Dismissed'),
      requireAdmin,
      validate('json', tipDismissal),
      async (c) => {
        await dismissTip(c.var.ctx, c.var.user, c.req.valid('json'), sources)
        return c.json(DONE)
      },
    )
    .delete(
      '/dismissals/:key',
      operation('Show a dismissed tip again', doneSchema, 'Shown again'),
      requireAdmin,
      async (c) => {
        await restoreTip(c.var.ctx, c.var.user, c.req.param('key'))
        return c.json(DONE)
      },
    )

export type TipRoutes = ReturnType<typeof tipRoutes>
