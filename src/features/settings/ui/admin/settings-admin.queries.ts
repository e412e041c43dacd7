import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { StoredSetting } from '../../model/setting.schema.ts'
import type { Subject, ValueOf } from '../../model/subjects.ts'
import type { SettingsAdminRoutes } from '../../server/settings-admin.routes.ts'
import { settingsQueries } from '../settings.queries.ts'

const api = apiClient<SettingsAdminRoutes>('/settings/admin')
const call = api[':subject']

export const settingsAdminQueries = {
  of: (subject: Subject) => [...settingsQueries.all(), 'admin', subject] as const,
  /** Never served from the cache: a form must start with the current value. */
  stored: <Name extends Subject>(subject: Name) =>
    queryOptions({
      queryKey: [...settingsAdminQueries.of(subject), 'stored'],
      queryFn: async () => (await unwrap(call.$get({ param: { subject } }))) as StoredSetting<ValueOf<Name>>,
      staleTime: 0,
    }),
  history: (subject: Subject) =>
    queryOptions({
      queryKey: [...settingsAdminQueries.of(subject), 'history'],
      queryFn: () => unwrap(call.history.$get({ param: { subject } })),
      staleTime: 0,
    }),
}

type Save = { value: unknown; startedFrom: string | null }
type Undo = { startedFrom: string | null; change?: number }

export function useSaveSetting<Name extends Subject>(subject: Name) {
  return useMutation({
    mutationFn: async (json: Save) =>
      (await unwrap(call.$put({ param: { subject }, json }))) as StoredSetting<ValueOf<Name>>,
  })
}

export function useUndoSetting<Name extends Subject>(subject: Name) {
  return useMutation({
    mutationFn: async (json: Undo) =>
      (await unwrap(call.undo.$post({ param: { subject }, json }))) as StoredSetting<ValueOf<Name>>,
  })
}

/** Caches the saved value and invalidates the queries that may depend on it. */
export function useUpdateStoredSetting<Name extends Subject>(subject: Name) {
  const queryClient = useQueryClient()
  return (stored: StoredSetting<ValueOf<Name>>) => {
    queryClient.setQueryData(settingsAdminQueries.stored(subject).queryKey, stored)
    queryClient.removeQueries({ queryKey: settingsQueries.company().queryKey })
    queryClient.invalidateQueries({ queryKey: settingsAdminQueries.history(subject).queryKey })
    // Any query may depend on a setting: calendar, journal, public pages.
    const [settings] = settingsQueries.all()
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings })
  }
}

/** Save conflict: fetches the newer value. */
export function useRefetchSetting(subject: Subject) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: settingsAdminQueries.of(subject) })
}
