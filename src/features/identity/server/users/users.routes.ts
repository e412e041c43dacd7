import { Hono } from 'hono'
import { z } from 'zod'
import { type AppEnv, done, doneSchema, operationsFor, validate } from '#platform/server/http.ts'
import { requestInfo } from '#platform/server/request-info.ts'
import { listedUser, userChange, userCount, userFilter, userQuery } from '../../model/identity.schema.ts'
import { requireAdmin } from '../guards.ts'
import type { UserCondition } from './user.repo.ts'
import { changeUser, countUsers, endUserSessions, listUsers } from './users.service.ts'

const operation = operationsFor('users')

export const usersRoutes = (isMuted: UserCondition) =>
  new Hono<AppEnv>()
    .use(requireAdmin)
    .get(
      '/',
      operation(
        'Find users, by name',
        z.object({ users: z.array(listedUser), next: z.string().nullable() }),
        'A page of users',
      ),
      validate('query', userQuery),
      async (c) => c.json(await listUsers(c.var.ctx, c.req.valid('query'), isMuted, c.var.user.examples)),
    )
    .get(
      '/count',
      operation('Number of users', userCount, 'Those that match the filter'),
      validate('query', userFilter),
      async (c) => c.json(await countUsers(c.var.ctx, c.req.valid('query'), isMuted, c.var.user.examples)),
    )
    .patch(
      '/:id',
      operation('Change role, permissions and status of a user', doneSchema, 'Effective immediately'),
      validate('json', userChange),
      async (c) =>
        c.json(await done(changeUser(c.var.ctx, c.var.user, c.req.param('id'), c.req.valid('json'), requestInfo(c)))),
    )
    .delete(
      '/:id/sessions',
      operation('End all sessions of a user', doneSchema, 'The sessions have ended'),
      async (c) => c.json(await done(endUserSessions(c.var.ctx, c.var.user, c.req.param('id'), requestInfo(c)))),
    )

export type UsersRoutes = ReturnType<typeof usersRoutes>
