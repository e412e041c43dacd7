import { Hono } from 'hono'
import type { AuthenticatedEnv } from '#platform/server/guards.ts'
import { done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { tipDismissal, tipList } from '../../model/tip.schema.ts'
import { dismissTip, listTips, restoreTip, type TipSource } from './tip.service.ts'

const operation = operationsFor('audit')

export const tipRoutes = (sources: readonly TipSource[]) =>
  new Hono<AuthenticatedEnv>()
    .get('/', operation('List tips by effect', tipList, 'Tips and dismissed tips'), async (c) =>
      c.json(await listTips(c.var.ctx, sources)),
    )
    .post(
      '/dismissals',
      operation('Dismiss a tip until its effect grows', doneSchema, 'Dismissed'),
      validate('json', tipDismissal),
      async (c) => c.json(await done(dismissTip(c.var.ctx, c.var.user, c.req.valid('json'), sources))),
    )
    .delete('/dismissals/:key', operation('Show a dismissed tip again', doneSchema, 'Shown again'), async (c) =>
      c.json(await done(restoreTip(c.var.ctx, c.var.user, c.req.param('key')))),
    )

export type TipRoutes = ReturnType<typeof tipRoutes>
