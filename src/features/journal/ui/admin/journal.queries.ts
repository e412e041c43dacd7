import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import type { JournalKind } from '../../model/journal-entry.schema.ts'
import type { JournalRoutes } from '../../server/journal.routes.ts'

const api = apiClient<JournalRoutes>('/journal')

export const journalQueries = {
  all: () => ['journal'] as const,
  search: (query: string, kind: JournalKind | undefined) =>
    adminListQuery([...journalQueries.all(), 'search', query, kind], (before) =>
      unwrap(api.index.$get({ query: { query: query || undefined, kind, before } })),
    ),
}
