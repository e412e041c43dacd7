import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { checkSession } from '#features/identity/ui/session.ts'
import { journalQueries } from '#features/journal/ui/journal.queries.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { ReportRequest, VerdictRequest, View } from '../model/moderation.schema.ts'
import type { ModerationRoutes } from '../server/moderation.routes.ts'

const api = apiClient<ModerationRoutes>('/moderation')

export const moderationQueries = {
  all: () => ['moderation'] as const,
  counts: () =>
    queryOptions({
      queryKey: [...moderationQueries.all(), 'counts'],
      queryFn: () => answer(api.counts.$get()),
      staleTime: 0,
    }),
  queue: (view: View) =>
    infiniteQueryOptions({
      queryKey: [...moderationQueries.all(), 'queue', view],
      queryFn: ({ pageParam }) => answer(api.index.$get({ query: { view, ...(pageParam && { after: pageParam }) } })),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      staleTime: 0,
    }),
  mutes: () =>
    queryOptions({
      queryKey: [...moderationQueries.all(), 'mutes'],
      queryFn: () => answer(api.mutes.$get()),
      staleTime: 0,
    }),
  /** Whether one may write; a visitor is not muted. */
  voice: () =>
    queryOptions({
      queryKey: [...moderationQueries.all(), 'voice'],
      queryFn: async () => ((await checkSession()) ? answer(api.voice.$get()) : { muted: null }),
      staleTime: 0,
    }),
}

export function useDecide() {
  return useChange((json: VerdictRequest) => answer(api.decisions.$post({ json })))
}

export function useUndoDecision() {
  return useChange((batch: string) => answer(api.decisions[':batch'].undo.$post({ param: { batch } })))
}

export function useMute() {
  return useChange(({ userId, reason }: { userId: string; reason: string }) =>
    answer(api.mutes[':userId'].$put({ param: { userId }, json: { reason } })),
  )
}

export function useUnmute() {
  return useChange((userId: string) => answer(api.mutes[':userId'].$delete({ param: { userId } })))
}

export function useReport() {
  return useMutation({ mutationFn: (json: ReportRequest) => answer(api.reports.$post({ json })) })
}

function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: moderationQueries.all() }),
        queryClient.invalidateQueries({ queryKey: journalQueries.all() }),
      ]),
  })
}
