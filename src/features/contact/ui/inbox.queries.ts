import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { journalQueries } from '#features/journal/ui/journal.queries.ts'
import { mailQueries } from '#features/mail/ui/mail.queries.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { MessageStatus } from '../model/message.ts'
import type { InboxRoutes } from '../server/inbox.routes.ts'

const api = apiClient<InboxRoutes>('/contact/messages')

export const inboxQueries = {
  all: () => ['contact', 'messages'] as const,
  counts: () =>
    queryOptions({
      queryKey: [...inboxQueries.all(), 'counts'],
      queryFn: () => answer(api.counts.$get()),
      staleTime: 0,
    }),
  search: (query: string, status: MessageStatus | undefined) =>
    infiniteQueryOptions({
      queryKey: [...inboxQueries.all(), 'search', query, status],
      queryFn: ({ pageParam }) =>
        answer(
          api.index.$get({
            query: { ...(query && { query }), ...(status && { status }), ...(pageParam && { before: pageParam }) },
          }),
        ),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  message: (id: string) =>
    queryOptions({
      queryKey: [...inboxQueries.all(), 'message', id],
      queryFn: () => answer(api[':id'].$get({ param: { id } })),
      staleTime: 0,
    }),
}

export function useMarkRead() {
  return useChange((id: string) => answer(api[':id'].read.$post({ param: { id } })))
}

export function useArchive() {
  return useChange((id: string) => answer(api[':id'].archive.$post({ param: { id } })))
}

export function useRestore() {
  return useChange((id: string) => answer(api[':id'].restore.$post({ param: { id } })))
}

export function useAnswer(id: string) {
  return useChange((text: string) => answer(api[':id'].answer.$post({ param: { id }, json: { answer: text } })))
}

export function useDelete() {
  const queryClient = useQueryClient()
  return useChange(async (id: string) => {
    await answer(api[':id'].$delete({ param: { id } }))
    // What is gone is not asked for again while its pane closes.
    queryClient.removeQueries(inboxQueries.message(id))
  })
}

/** What was done shows in the inbox, in the journal, and among the letters. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      for (const queryKey of [inboxQueries.all(), journalQueries.all(), mailQueries.all()])
        queryClient.invalidateQueries({ queryKey })
    },
  })
}
