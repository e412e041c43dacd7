import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { AssistantRoutes } from '../../server/answers/assistants.routes.ts'

const api = apiClient<AssistantRoutes>('/audit/answers')

export const assistantQueries = {
  report: () => queryOptions({ queryKey: ['audit', 'answers'], queryFn: () => unwrap(api.index.$get()) }),
}
