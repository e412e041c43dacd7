import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { journalQueries } from '#features/journal/ui/journal.queries.ts'
import type { StoredSetting } from '#features/settings/model/setting.schema.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import type { EmailStatus } from '../model/email.ts'
import type { MailServer, MailServerChange } from '../model/mail-server.schema.ts'
import type { MailRoutes } from '../server/mail.routes.ts'

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
        state.data?.pages.some(({ letters }) => letters.some(({ status }) => status === 'queued'))
          ? POLL_INTERVAL_MS
          : false,
    }),
  email: (id: string) =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'letter', id],
      queryFn: () => unwrap(api[':id'].$get({ param: { id } })),
      staleTime: 0,
    }),
}

export function useResendEmail() {
  const afterwards = useInvalidateMail()
  return useMutation({
    mutationFn: (id: string) => unwrap(api[':id'].resend.$post({ param: { id } })),
    onSettled: afterwards,
  })
}

export function useMarkArrived() {
  const afterwards = useInvalidateMail()
  return useMutation({
    mutationFn: (id: string) => unwrap(api[':id'].arrived.$post({ param: { id } })),
    onSettled: afterwards,
  })
}

export function useRetryFailed() {
  const afterwards = useInvalidateMail()
  return useMutation({ mutationFn: () => unwrap(api['retry-failed'].$post()), onSettled: afterwards })
}

export function useSendUnsent() {
  const afterwards = useInvalidateMail()
  return useMutation({ mutationFn: () => unwrap(api['send-unsent'].$post()), onSettled: afterwards })
}

export function useTestMailServer() {
  const afterwards = useInvalidateMail()
  return useMutation({ mutationFn: () => unwrap(api.server.test.$post()), onSettled: afterwards })
}

/** Saves the setting together with its password. */
export function useSaveMailServer() {
  const afterwards = useInvalidateMail()
  return async (json: MailServerChange) => {
    const stored = (await unwrap(api.server.$put({ json }))) as StoredSetting<MailServer>
    await afterwards()
    return stored
  }
}

function useInvalidateMail() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
      queryClient.invalidateQueries({ queryKey: journalQueries.all() }),
    ])
}
