import { useMutation } from '@tanstack/react-query'
import { checkSession } from '#features/identity/ui/session.ts'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { QueueView, ReportRequest, VerdictRequest } from '../model/moderation.schema.ts'
import type { ModerationRoutes } from '../server/moderation.routes.ts'

const api = apiClient<ModerationRoutes>('/moderation')

export const moderationQueries = {
  all: () => ['moderation'] as const,
  counts: () => freshQuery([...moderationQueries.all(), 'counts'], () => unwrap(api.counts.$get())),
  queue: (view: QueueView) =>
    adminListQuery([...moderationQueries.all(), 'queue', view], (after) =>
      unwrap(api.index.$get({ query: { view, after } })),
    ),
  mutes: () => freshQuery([...moderationQueries.all(), 'mutes'], () => unwrap(api.mutes.$get())),
  /** Visitors are never muted. */
  muteStatus: () =>
    freshQuery([...moderationQueries.all(), 'voice'], async () =>
      (await checkSession()) ? unwrap(api.voice.$get()) : { muted: null },
    ),
}

export function useDecide() {
  return useModerationMutation((json: VerdictRequest) => unwrap(api.decisions.$post({ json })))
}

export function useUndoDecision() {
  return useModerationMutation((batch: string) => unwrap(api.decisions[':batch'].undo.$post({ param: { batch } })))
}

export function useMute() {
  return useModerationMutation(({ userId, reason }: { userId: string; reason: string }) =>
    unwrap(api.mutes[':userId'].$put({ param: { userId }, json: { reason } })),
  )
}

export function useUnmute() {
  return useModerationMutation((userId: string) => unwrap(api.mutes[':userId'].$delete({ param: { userId } })))
}

export function sendReport(json: ReportRequest) {
  return unwrap(api.reports.$post({ json }))
}

function useModerationMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  return useMutation({ mutationFn, onSuccess: useInvalidate(moderationQueries.all(), journalQueries.all()) })
}
