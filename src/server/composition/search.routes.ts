import { Hono } from 'hono'
import { z } from 'zod'
import { POST_STATES } from '#features/blog/model/authoring.schema.ts'
import { searchPostTitles } from '#features/blog/server/authoring/authoring.service.ts'
import { APPOINTMENT_STATUSES } from '#features/booking/model/appointment.ts'
import { searchAppointments } from '#features/booking/server/appointments/appointments.service.ts'
import { requireAdmin } from '#features/identity/server/guards.ts'
import { listUsers } from '#features/identity/server/users/users.service.ts'
import { isMuted } from '#features/moderation/server/moderation-decision.repo.ts'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'
import { type AppEnv, operationsFor, validate } from '#platform/server/http.ts'

const ROWS_PER_KIND = 5

const operation = operationsFor('search')
const searchQuery = z.object({
  q: z.string().overwrite(normalizeSingleLine).trim().min(1).max(100),
  lng: z.enum(LOCALES),
})
const searchResults = namedObject('SearchResults', {
  users: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  appointments: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      status: z.enum(APPOINTMENT_STATUSES),
      date: z.string(),
      time: z.string(),
    }),
  ),
  posts: z.array(z.object({ id: z.int(), title: z.string(), slug: z.string(), state: z.enum(POST_STATES) })),
})

export const searchRoutes = new Hono<AppEnv>().get(
  '/',
  operation('Find users, appointments and posts', searchResults, 'A few of each'),
  requireAdmin,
  validate('query', searchQuery),
  async (c) => {
    const { ctx } = c.var
    const { q, lng } = c.req.valid('query')
    const [{ users }, appointments, posts] = await Promise.all([
      listUsers(ctx, { q }, isMuted),
      searchAppointments(ctx, q, ROWS_PER_KIND),
      searchPostTitles(ctx, { q, locale: lng, limit: ROWS_PER_KIND }),
    ])
    const people = users.slice(0, ROWS_PER_KIND).map(({ id, firstName, lastName, emailAddress }) => ({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email: emailAddress,
    }))
    return c.json({ users: people, appointments, posts })
  },
)
