import { queryOptions, useMutation } from '@tanstack/react-query'
import { journalQueries } from '#features/journal/ui/journal.queries.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { useInvalidate } from '#platform/client/refetch.ts'
import type { TipRoutes } from '../server/tips/tip.routes.ts'

const api = apiClient<TipRoutes>('/audit/tips')

export const tipQueries = {
  list: () => queryOptions({ queryKey: ['audit', 'tips'], queryFn: () => unwrap(api.index.$get()), staleTime: 60_000 }),
}

export function useDismissTip() {
  return useTipChange((json: { key: string; reason: string }) => unwrap(api.dismissals.$post({ json })))
}

export function useRestoreTip() {
  return useTipChange((key: string) => unwrap(api.dismissals[':key'].$delete({ param: { key } })))
}

function useTipChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  return useMutation({ mutationFn, onSuccess: useInvalidate(tipQueries.list().queryKey, journalQueries.all()) })
}
