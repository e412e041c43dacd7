import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { DriftConfirmation } from '../../model/drift/drift-report.schema.ts'
import type { DriftRoutes } from '../../server/drift/drift.routes.ts'

const api = apiClient<DriftRoutes>('/audit/drift')

export const driftQueries = {
  all: () => ['audit', 'drift'] as const,
  /** Never cached: texts change on other screens. */
  report: (lng: Locale) =>
    queryOptions({
      queryKey: [...driftQueries.all(), lng],
      queryFn: () => unwrap(api.index.$get({ query: { lng } })),
      staleTime: 0,
    }),
}

export function useConfirmDrift() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (json: DriftConfirmation) => unwrap(api.confirmations.$put({ json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: driftQueries.all() }),
  })
}
