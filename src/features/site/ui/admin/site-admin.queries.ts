import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import type { ContentRoutes } from '../../server/content.routes.ts'

const api = apiClient<ContentRoutes>('/site', { skipAuth: true })

export const siteAdminQueries = {
  /** Standard texts and prices, without the owner's changes. Not cached: they name the company and service prices. */
  standardPackages: () => ({
    ...freshQuery(['site', 'standard-packages'], () => unwrap(api.packages.$get())),
    gcTime: 0,
  }),
}
