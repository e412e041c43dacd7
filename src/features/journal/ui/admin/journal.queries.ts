import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import type { JournalKind } from '../../model/journal-entry.schema.ts'
import type { JournalRoutes } from '../../server/journal.routes.ts'

const api = apiClient<JournalRoutes>('/journal')

export const journalQueries = {
  all: () => ['journal'] as const,
  /** Without sign-ins, which would push changes off the overview. */
  newest: (limit: number) =>
    freshQuery([...journalQueries.all(), 'newest', limit], () =>
      unwrap(api.index.$get({ query: { limit: String(limit), kind: 'changes' } })),
    ),
  search: (query: string, kind: JournalKind | undefined) =>
    adminListQuery([...journalQueries.all(), 'search', query, kind], (before) =>
      unwrap(api.index.$get({ query: { query: query || undefined, kind, before } })),
    ),
}
