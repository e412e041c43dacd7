import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { tipDismissal, tipList } from '../../model/tip.schema.ts'
import { dismissTip, listTips, restoreTip, type TipSource } from './tip.service.ts'

const operation = operationsFor('audit')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

export const tipRoutes = (sources: readonly TipSource[]) =>
  new Hono<AppEnv>()
    .get('/', operation('List tips by effect', tipList, 'Tips and dismissed tips'), requireAdmin, async (c) =>
      c.json(await listTips(c.var.ctx, sources)),
    )
    .post(
      '/dismissals',
      operation('Dismiss a tip until its effect grows', done, 'Dismissed'),
      requireAdmin,
      validate('json', tipDismissal),
      async (c) => {
        await dismissTip(c.var.ctx, c.var.user, c.req.valid('json'), sources)
        return c.json(DONE)
      },
    )
    .delete(
      '/dismissals/:key',
      operation('Show a dismissed tip again', done, 'Shown again'),
      requireAdmin,
      async (c) => {
        await restoreTip(c.var.ctx, c.var.user, c.req.param('key'))
        return c.json(DONE)
      },
    )

export type TipRoutes = ReturnType<typeof tipRoutes>
