import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { journalQueries } from '#features/journal/ui/admin/journal.queries.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import { reportQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { listedUser, UserFilter, userChange } from '../../model/identity.schema.ts'
import type { UsersRoutes } from '../../server/users/users.routes.ts'

const api = apiClient<UsersRoutes>('/users')

export type ListedUser = z.infer<typeof listedUser>
export type UserChange = z.infer<typeof userChange>

export const usersQueries = {
  all: () => ['users'] as const,
  search: (q: string, filter: UserFilter = {}) =>
    adminListQuery([...usersQueries.all(), q, filter], (after) =>
      unwrap(api.index.$get({ query: { ...filter, q: q || undefined, after } })),
    ),
  count: (filter: UserFilter) =>
    reportQuery([...usersQueries.all(), 'count', filter], () => unwrap(api.count.$get({ query: filter }))),
}

export function useChangeUser(id: string) {
  return useUserMutation((change: UserChange) => unwrap(api[':id'].$patch({ param: { id }, json: change })))
}

export function useEndSessions(id: string) {
  return useUserMutation(() => unwrap(api[':id'].sessions.$delete({ param: { id } })))
}

function useUserMutation<Input = void, Result = unknown>(mutationFn: (input: Input) => Promise<Result>) {
  return useMutation({ mutationFn, onSuccess: useInvalidate(usersQueries.all(), journalQueries.all()) })
}

export function userErrorKey(failure: unknown): 'lastAdmin' | 'gone' | 'wentWrong' {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'LAST_ADMIN') return 'lastAdmin'
  return code === 'USER_NOT_FOUND' ? 'gone' : 'wentWrong'
}
