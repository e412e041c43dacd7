import { useMutation } from '@tanstack/react-query'
import { usersQueries } from '#features/identity/ui/admin/users.queries.ts'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { freshQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { ClientEntryKind, ConsentChange, NotesChange, PhoneChange } from '../../model/client.schema.ts'
import type { ClientRoutes } from '../../server/client.routes.ts'

const api = apiClient<ClientRoutes>('/clients')

export const clientQueries = {
  card: (key: string) => freshQuery(['clients', key, 'card'], () => unwrap(api[':key'].$get({ param: { key } }))),
  callInfo: (email: string) =>
    freshQuery(['clients', 'call-info', email], () => unwrap(api['call-info'].$post({ json: { email } }))),
  entries: (key: string, kind: ClientEntryKind) =>
    adminListQuery(['clients', key, 'entries', kind], (before) =>
      unwrap(api[':key'].entries.$get({ param: { key }, query: { kind, before } })),
    ),
}

export function useSaveNotes(key: string) {
  return useCardMutation(key, (json: NotesChange) => unwrap(api[':key'].notes.$put({ param: { key }, json })))
}

export function useSavePhone(key: string) {
  return useCardMutation(key, (json: PhoneChange) => unwrap(api[':key'].phone.$put({ param: { key }, json })))
}

export function useSaveCallConsent(key: string) {
  return useCardMutation(key, (json: ConsentChange) =>
    unwrap(api[':key']['call-consent'].$put({ param: { key }, json })),
  )
}

export function useMarkClient(key: string) {
  return useCardMutation(key, (isClient: boolean) =>
    unwrap(api[':key'].mark.$put({ param: { key }, json: { isClient } })),
  )
}

/** After a refusal the card is fetched again too: another admin may have changed it. */
function useCardMutation<Input, Result>(key: string, mutationFn: (input: Input) => Promise<Result>) {
  const invalidate = useInvalidate(clientQueries.card(key).queryKey, usersQueries.all(), journalQueries.all())
  return useMutation({ mutationFn, onSettled: invalidate })
}
