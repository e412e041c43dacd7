import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { hasDemoUsers } from '#features/identity/server/users/user.repo.ts'
import * as journal from '#features/journal/server/journal.service.ts'
import { settingsErrors } from '#features/settings/model/settings.errors.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { type AppEnv, operationsFor } from '#platform/server/http.ts'

const operation = operationsFor('demo')
const demoCounts = z.object({
  posts: z.int(),
  comments: z.int().describe('On demo posts, also those of real users'),
  reviews: z.int(),
  appointments: z.int(),
  users: z.int(),
})
const demoStatus = namedObject('DemoStatus', {
  isPresent: z.boolean(),
  counts: demoCounts.describe('What the removal deletes, or has deleted'),
})

const NOTHING = { posts: 0, comments: 0, reviews: 0, appointments: 0, users: 0 }

export const demoRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get('/', operation('Count the demo content', demoStatus, 'Demo content status'), async (c) => {
    const { db } = c.var.ctx
    // A site without demo content does not load its texts.
    if (!(await hasDemoUsers(db))) return c.json({ isPresent: false, counts: NOTHING })
    const { countDemo } = await import('#demo/server/demo.service.ts')
    return c.json({ isPresent: true, counts: await countDemo(db) })
  })
  .delete('/', operation('Remove the demo content', demoStatus, 'Removed'), async (c) => {
    const { ctx, user } = c.var
    const { removeDemo } = await import('#demo/server/demo.service.ts')
    const counts = await removeDemo(ctx, (tx, details) =>
      journal.record(tx, { at: ctx.now(), actor: user, action: 'demo.removed', subject: 'demo', details }),
    )
    if (!counts) throw settingsErrors.NO_DEMO_CONTENT()
    return c.json({ isPresent: false, counts })
  })
