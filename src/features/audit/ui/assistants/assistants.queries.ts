import { queryOptions } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { AssistantRoutes } from '../../server/assistants.routes.ts'

const api = apiClient<AssistantRoutes>('/audit/answers')

export const assistantQueries = {
  report: () => queryOptions({ queryKey: ['audit', 'answers'], queryFn: () => answer(api.index.$get()) }),
}
