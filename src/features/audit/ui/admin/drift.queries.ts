import { useMutation } from '@tanstack/react-query'
import type { Locale } from '#kernel/locale.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { DriftConfirmation } from '../../model/drift/drift-report.schema.ts'
import type { DriftRoutes } from '../../server/drift/drift.routes.ts'

const api = apiClient<DriftRoutes>('/audit/drift')

export const driftQueries = {
  all: () => ['audit', 'drift'] as const,
  /** Never cached: texts change on other screens. */
  report: (lng: Locale) => freshQuery([...driftQueries.all(), lng], () => unwrap(api.index.$get({ query: { lng } }))),
}

export function useConfirmDrift() {
  return useMutation({
    mutationFn: (json: DriftConfirmation) => unwrap(api.confirmations.$put({ json })),
    onSettled: useInvalidate(driftQueries.all()),
  })
}
