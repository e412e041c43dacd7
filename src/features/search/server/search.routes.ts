import { Hono } from 'hono'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { listUsers } from '#features/identity/server/users/users.service.ts'
import { isMuted } from '#features/moderation/server/moderation-decision.repo.ts'
import type { Context } from '#platform/server/context.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'
import { type SearchQuery, type SearchResults, searchQuery, searchResults } from '../model/search.schema.ts'

const ROWS_PER_KIND = 5

const operation = operationsFor('search')

/** Searches of slices that this one cannot import. */
export type SearchSources = {
  [Kind in 'appointments' | 'posts']: (
    ctx: Context,
    query: SearchQuery & { limit: number },
  ) => Promise<SearchResults[Kind]>
}

export const searchRoutes = (sources: SearchSources) =>
  new Hono<AppEnv>().get(
    '/',
    operation('Find users, appointments and posts', searchResults, 'A few of each'),
    requireAdmin,
    validate('query', searchQuery),
    async (c) => {
      const { ctx, user } = c.var
      const query = { ...c.req.valid('query'), limit: ROWS_PER_KIND }
      const [{ users }, appointments, posts] = await Promise.all([
        listUsers(ctx, { q: query.q }, isMuted, user.examples),
        sources.appointments(ctx, query),
        sources.posts(ctx, query),
      ])
      const people = users.slice(0, ROWS_PER_KIND).map(({ id, firstName, lastName, emailAddress }) => ({
        id,
        name: `${firstName} ${lastName}`.trim(),
        email: emailAddress,
      }))
      return c.json({ users: people, appointments, posts })
    },
  )

export type SearchRoutes = ReturnType<typeof searchRoutes>
