import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import type { StoredSetting } from '#features/settings/model/setting.schema.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { EmailStatus } from '../../model/email.ts'
import type { MailServer, MailServerChange } from '../../model/mail-server.schema.ts'
import type { MailRoutes } from '../../server/mail.routes.ts'

const api = apiClient<MailRoutes>('/mail')

/** Polls while emails are queued. */
const POLL_INTERVAL_MS = 5000

export const mailQueries = {
  all: () => ['mail'] as const,
  status: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'status'],
      queryFn: () => unwrap(api.status.$get()),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.counts.queued ? POLL_INTERVAL_MS : false),
    }),
  search: (query: string, status: EmailStatus | undefined) =>
    infiniteQueryOptions({
      ...adminListQuery([...mailQueries.all(), 'search', query, status], (before) =>
        unwrap(api.index.$get({ query: { query: query || undefined, status, before } })),
      ),
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ emails }) => emails.some(({ status }) => status === 'queued'))
          ? POLL_INTERVAL_MS
          : false,
    }),
  email: (id: string) =>
    freshQuery([...mailQueries.all(), 'email', id], () => unwrap(api[':id'].$get({ param: { id } }))),
}

export function useEmailAction(action: 'resend' | 'arrived') {
  return useMailMutation((id: string) => unwrap(api[':id'][action].$post({ param: { id } })))
}

export function useRetryFailed() {
  return useMailMutation(() => unwrap(api['retry-failed'].$post()))
}

export function useSendUnsent() {
  return useMailMutation(() => unwrap(api['send-unsent'].$post()))
}

export function useTestMailServer() {
  return useMailMutation(() => unwrap(api.server.test.$post()))
}

/** Saves the setting together with its password. */
export function useSaveMailServer() {
  const invalidate = useInvalidate(mailQueries.all(), journalQueries.all())
  return async (json: MailServerChange) => {
    const stored = (await unwrap(api.server.$put({ json }))) as StoredSetting<MailServer>
    await invalidate()
    return stored
  }
}

function useMailMutation<Input = void, Result = unknown>(mutationFn: (input: Input) => Promise<Result>) {
  return useMutation({ mutationFn, onSettled: useInvalidate(mailQueries.all(), journalQueries.all()) })
}
