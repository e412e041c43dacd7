import { Hono } from 'hono'
import { z } from 'zod'
import { hasDemoPeople } from '#features/identity/server/demo-people.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains } from '#platform/server/http.ts'
import { removeDemo } from './demo.ts'

const explain = explains('demo')
const demoStatus = z.object({ isPresent: z.boolean() }).meta({ id: 'DemoStatus' })

export const demoRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Whether the site shows demo content', demoStatus, 'Demo content status'),
    requireAdmin,
    async (c) => c.json({ isPresent: await hasDemoPeople(c.var.ctx.db) }),
  )
  .delete('/', explain('Remove the demo content', demoStatus, 'Removed'), requireAdmin, async (c) => {
    const { ctx, user } = c.var
    await removeDemo(ctx, (tx) =>
      journal.record(tx, { at: ctx.now(), actor: user, action: 'demo.removed', subject: 'demo' }),
    )
    return c.json({ isPresent: false })
  })
