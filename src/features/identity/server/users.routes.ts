import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, explains, validate } from '#platform/server/http.ts'
import { listedUser, userChange, userQuery } from '../model/identity.schema.ts'
import { callerOf } from './caller.ts'
import { changeUser, endUserSessions, listUsers } from './users.service.ts'

const explain = explains('users')
const done = z.object({ status: z.string() })
const DONE = { status: 'done' as const }

/** The admin's list of users. */
export const usersRoutes = new Hono<AppEnv>()
  .get(
    '/',
    explain('Find users', z.object({ users: z.array(listedUser), next: z.string().nullable() }), 'A page of users'),
    requireAdmin,
    validate('query', userQuery),
    async (c) => c.json(await listUsers(c.var.ctx, c.req.valid('query'))),
  )
  .patch(
    '/:id',
    explain('Change what a user may', done, 'Done'),
    requireAdmin,
    validate('json', userChange),
    async (c) => {
      await changeUser(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'), callerOf(c))
      return c.json(DONE)
    },
  )
  .delete('/:id/sessions', explain('Sign a user out everywhere', done, 'Done'), requireAdmin, async (c) => {
    await endUserSessions(c.var.ctx, c.var.user, c.req.param('id'), callerOf(c))
    return c.json(DONE)
  })

export type UsersRoutes = typeof usersRoutes
