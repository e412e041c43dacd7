import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import type { DemoRoutes } from '../../server/demo.routes.ts'

const api = apiClient<DemoRoutes>('/demo')

export const demoQueries = {
  status: () => queryOptions({ queryKey: ['demo'], queryFn: () => unwrap(api.index.$get()) }),
}

export function useRemoveDemo() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: remove,
    // Appointments, users, reviews and posts change: any cached query may be affected.
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Refused with 409 when another administrator removed it already: that is what was asked for. */
async function remove() {
  try {
    await unwrap(api.index.$delete())
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
  }
}
