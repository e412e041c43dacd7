import { queryOptions } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { LabRoutes } from '../server/lab.routes.ts'

const api = apiClient<LabRoutes>('/audit/lab')

export const labQueries = {
  last: () => queryOptions({ queryKey: ['audit', 'lab'], queryFn: () => answer(api.index.$get()), staleTime: 300_000 }),
}
