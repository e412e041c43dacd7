import { useMutation, useQueryClient } from '@tanstack/react-query'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import { mailQueries } from '#features/mail/ui/admin/mail.queries.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { MessageAnswerRequest } from '../../model/inbox.schema.ts'
import type { MessageStatus } from '../../model/message.ts'
import type { InboxRoutes } from '../../server/inbox.routes.ts'

const api = apiClient<InboxRoutes>('/contact/messages')

export const inboxQueries = {
  all: () => ['contact', 'messages'] as const,
  counts: () => freshQuery([...inboxQueries.all(), 'counts'], () => unwrap(api.counts.$get())),
  search: (query: string, status: MessageStatus | undefined) =>
    adminListQuery([...inboxQueries.all(), 'search', query, status], (before) =>
      unwrap(api.index.$get({ query: { query: query || undefined, status, before } })),
    ),
  message: (id: string) =>
    freshQuery([...inboxQueries.all(), 'message', id], () => unwrap(api[':id'].$get({ param: { id } }))),
}

export function useMessageTransition(transition: 'read' | 'unread' | 'archive' | 'restore') {
  return useInboxMutation((id: string) => unwrap(api[':id'][transition].$post({ param: { id } })))
}

export function useAnswerMessage(id: string) {
  return useInboxMutation((json: MessageAnswerRequest) => unwrap(api[':id'].answer.$post({ param: { id }, json })))
}

export function useDeleteMessage() {
  const queryClient = useQueryClient()
  return useInboxMutation(async (id: string) => {
    await unwrap(api[':id'].$delete({ param: { id } }))
    // Prevents a refetch of the deleted message while its pane closes.
    queryClient.removeQueries(inboxQueries.message(id))
  })
}

/** Changes also show in the journal and in the mail log. After an error another admin may have changed the message. */
function useInboxMutation<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const invalidate = useInvalidate(inboxQueries.all(), journalQueries.all(), mailQueries.all())
  return useMutation({ mutationFn, onSettled: () => void invalidate() })
}
