import { Hono } from 'hono'
import { z } from 'zod'
import { requireAdmin } from '#platform/server/guards.ts'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import { listedUser, userChange, userQuery } from '../../model/identity.schema.ts'
import { changeUser, endUserSessions, listUsers } from './users.service.ts'

const operation = operationsFor('users')

export const usersRoutes = new Hono<AppEnv>()
  .use(requireAdmin)
  .get(
    '/',
    operation('Find users', z.object({ users: z.array(listedUser), next: z.string().nullable() }), 'A page of users'),
    validate('query', userQuery),
    async (c) => c.json(await listUsers(c.var.ctx, c.req.valid('query'))),
  )
  .patch(
    '/:id',
    operation('Change role, permissions and status of a user', doneSchema, 'Effective immediately'),
    validate('json', userChange),
    async (c) =>
      c.json(await done(changeUser(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'), requestInfo(c)))),
  )
  .delete('/:id/sessions', operation('End all sessions of a user', doneSchema, 'The sessions have ended'), async (c) =>
    c.json(await done(endUserSessions(c.var.ctx, c.var.user, c.req.param('id'), requestInfo(c)))),
  )

export type UsersRoutes = typeof usersRoutes
