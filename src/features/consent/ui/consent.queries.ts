import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { ConsentRoutes } from '../server/consent.routes.ts'

const api = apiClient<ConsentRoutes>('/consent')

export const consentQueries = {
  rates: () => queryOptions({ queryKey: ['consent', 'rates'], queryFn: () => unwrap(api.rates.$get()) }),
}
