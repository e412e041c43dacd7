import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'
import { demoErrors } from '../model/demo.errors.ts'
import { demoStatus, NO_DEMO_COUNTS } from '../model/demo.schema.ts'
import { hasDemoUsers } from './demo.repo.ts'
import { countDemo, type DemoPart, removeDemo } from './demo.service.ts'

const operation = operationsFor('demo')

/** `loadParts`: a site without demo content does not load its texts. */
export const demoRoutes = (loadParts: () => Promise<readonly DemoPart[]>) =>
  new Hono<AppEnv>()
    .use(requireAdmin)
    .get('/', operation('Count the demo content', demoStatus, 'Demo content status'), async (c) => {
      const { db } = c.var.ctx
      const isPresent = await hasDemoUsers(db)
      return c.json({ isPresent, counts: isPresent ? await countDemo(db, await loadParts()) : NO_DEMO_COUNTS })
    })
    .delete('/', operation('Remove the demo content', demoStatus, 'Removed'), async (c) => {
      const { ctx, user } = c.var
      const counts = await removeDemo(ctx, await loadParts(), (tx, details) =>
        journal.record(tx, { at: ctx.now(), actor: user, action: 'demo.removed', subject: 'demo', details }),
      )
      if (!counts) throw demoErrors.NO_DEMO_CONTENT()
      return c.json({ isPresent: false, counts })
    })

export type DemoRoutes = ReturnType<typeof demoRoutes>
