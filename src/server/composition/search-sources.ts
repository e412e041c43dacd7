import { searchPostTitles } from '#features/blog/server/authoring/authoring.service.ts'
import { searchAppointments } from '#features/booking/server/appointments/appointments.service.ts'
import type { SearchSources } from '#features/search/server/search.routes.ts'

/** What the search of the admin area finds besides users. */
export const SEARCH_SOURCES: SearchSources = {
  appointments: (ctx, { q, limit }) => searchAppointments(ctx, q, limit),
  posts: (ctx, { q, lng, limit }) => searchPostTitles(ctx, { q, locale: lng, limit }),
}
