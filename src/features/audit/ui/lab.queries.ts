import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { LabRoutes } from '../server/lab/lab.routes.ts'

const api = apiClient<LabRoutes>('/audit/lab')

export const labQueries = {
  last: () => queryOptions({ queryKey: ['audit', 'lab'], queryFn: () => unwrap(api.index.$get()), staleTime: 300_000 }),
}
