import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import type { SetupRoutes } from '../../server/setup.routes.ts'

const api = apiClient<SetupRoutes>('/setup')

export const setupQueries = {
  steps: () => freshQuery(['setup'], () => unwrap(api.index.$get())),
}
