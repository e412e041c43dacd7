import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import type { ContentRoutes } from '../../server/content.routes.ts'
import type { PageTextsRoutes } from '../../server/page-texts.routes.ts'

const api = apiClient<ContentRoutes>('/site', { skipAuth: true })
const pageTextsApi = apiClient<PageTextsRoutes>('/site/page-texts')

export const siteAdminQueries = {
  /** The site's own texts and the placeholder values, which depend on the settings. */
  pageTexts: () => queryOptions({ queryKey: ['site', 'page-texts'], queryFn: () => unwrap(pageTextsApi.index.$get()) }),
  /** Standard texts and prices, without the owner's changes. Not cached: they name the company and service prices. */
  standardPackages: () => ({
    ...freshQuery(['site', 'standard-packages'], () => unwrap(api.packages.$get())),
    gcTime: 0,
  }),
}
