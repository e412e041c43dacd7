import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { PageTextsRoutes } from '../../server/page-texts.routes.ts'

const api = apiClient<PageTextsRoutes>('/site/page-texts')

export const pageTextQueries = {
  /** The site's own texts and the placeholder values, which depend on the settings. */
  sources: () => queryOptions({ queryKey: ['site', 'page-texts'], queryFn: () => unwrap(api.index.$get()) }),
}
