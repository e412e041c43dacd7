import { z } from 'zod'
import { POST_STATES } from '#features/blog/model/authoring.schema.ts'
import { APPOINTMENT_STATUSES } from '#features/booking/model/appointment.ts'
import { LOCALES } from '#kernel/locale.ts'
import { normalizeSingleLine } from '#kernel/normalize-text.ts'
import { namedObject } from '#kernel/schema-parts.ts'

export const searchQuery = z.object({
  q: z.string().overwrite(normalizeSingleLine).trim().min(1).max(100),
  lng: z.enum(LOCALES),
})
export type SearchQuery = z.infer<typeof searchQuery>

export const searchResults = namedObject('SearchResults', {
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
export type SearchResults = z.infer<typeof searchResults>
