import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { journalQueries } from '#features/journal/ui/journal.queries.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { LetterStatus } from '../model/letter.ts'
import type { MailRoutes } from '../server/mail.routes.ts'

const api = apiClient<MailRoutes>('/mail')

/** While letters are on their way, the screen follows them. */
const SOON = 5000

export const mailQueries = {
  all: () => ['mail'] as const,
  status: () =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'status'],
      queryFn: () => answer(api.status.$get()),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.counts.queued ? SOON : false),
    }),
  search: (query: string, status: LetterStatus | undefined) =>
    infiniteQueryOptions({
      queryKey: [...mailQueries.all(), 'search', query, status],
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
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ letters }) => letters.some(({ status }) => status === 'queued')) ? SOON : false,
    }),
  letter: (id: string) =>
    queryOptions({
      queryKey: [...mailQueries.all(), 'letter', id],
      queryFn: () => answer(api[':id'].$get({ param: { id } })),
      staleTime: 0,
    }),
}

export function useResendLetter() {
  const afterwards = useMailChanged()
  return useMutation({
    mutationFn: (id: string) => answer(api[':id'].resend.$post({ param: { id } })),
    onSettled: afterwards,
  })
}

export function useMarkArrived() {
  const afterwards = useMailChanged()
  return useMutation({
    mutationFn: (id: string) => answer(api[':id'].arrived.$post({ param: { id } })),
    onSettled: afterwards,
  })
}

export function useRetryFailed() {
  const afterwards = useMailChanged()
  return useMutation({ mutationFn: () => answer(api['retry-failed'].$post()), onSettled: afterwards })
}

function useMailChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: mailQueries.all() }),
      queryClient.invalidateQueries({ queryKey: journalQueries.all() }),
    ])
}
