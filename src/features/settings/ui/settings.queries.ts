import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { SettingsRoutes } from '../server/settings.routes.ts'

const api = apiClient<SettingsRoutes>('/settings', { skipAuth: true })

export const settingsQueries = {
  all: () => ['settings'] as const,
  company: () =>
    queryOptions({ queryKey: [...settingsQueries.all(), 'company'], queryFn: () => unwrap(api.company.$get()) }),
}
