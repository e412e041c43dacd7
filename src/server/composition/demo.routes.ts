import { Hono } from 'hono'
import { z } from 'zod'
import { hasDemoUsers } from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'

const operation = operationsFor('demo')
const demoStatus = z.object({ isPresent: z.boolean() }).meta({ id: 'DemoStatus' })

export const demoRoutes = new Hono<AppEnv>()
  .get(
    '/',
    operation('Whether the site shows demo content', demoStatus, 'Demo content status'),
    requireAdmin,
    async (c) => c.json({ isPresent: await hasDemoUsers(c.var.ctx.db) }),
  )
  .delete('/', operation('Remove the demo content', demoStatus, 'Removed'), requireAdmin, async (c) => {
    const { ctx, user } = c.var
    const { removeDemo } = await import('#demo/server/demo.service.ts')
    await removeDemo(ctx, (tx) =>
      journal.record(tx, { at: ctx.now(), actor: user, action: 'demo.removed', subject: 'demo' }),
    )
    return c.json({ isPresent: false })
  })
