import { useMutation, useQueryClient } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import type { Setting } from '../../model/define-setting.ts'
import type { StoredSetting } from '../../model/setting.schema.ts'
import type { SettingsAdminRoutes } from '../../server/settings.routes.ts'
import { settingsQueries } from '../settings.queries.ts'

const call = apiClient<SettingsAdminRoutes>('/settings/admin')[':subject']

export const settingsAdminQueries = {
  of: ({ key }: Setting) => [...settingsQueries.all(), 'admin', key] as const,
  /** Never served from the cache: a form must start with the current value. */
  stored: <Value extends object>(setting: Setting<Value>) =>
    freshQuery(
      [...settingsAdminQueries.of(setting), 'stored'],
      async () => (await unwrap(call.$get({ param: { subject: setting.key } }))) as StoredSetting<Value>,
    ),
  history: (setting: Setting) =>
    freshQuery([...settingsAdminQueries.of(setting), 'history'], () =>
      unwrap(call.history.$get({ param: { subject: setting.key } })),
    ),
}

export type SettingSave = { value: unknown; startedFrom: string | null }
export type SettingUndo = { startedFrom: string | null; change?: number }

export function useSaveSetting<Value extends object>(
  setting: Setting<Value>,
  saveWith?: (change: SettingSave) => Promise<StoredSetting<Value>> | undefined,
) {
  return useMutation({
    mutationFn: async (json: SettingSave) =>
      saveWith?.(json) ??
      ((await unwrap(call.$put({ param: { subject: setting.key }, json }))) as StoredSetting<Value>),
  })
}

export function useUndoSetting<Value extends object>(setting: Setting<Value>) {
  return useMutation({
    mutationFn: async (json: SettingUndo) =>
      (await unwrap(call.undo.$post({ param: { subject: setting.key }, json }))) as StoredSetting<Value>,
  })
}

/** Caches the saved value and invalidates the queries that may depend on it. */
export function useUpdateStoredSetting<Value extends object>(setting: Setting<Value>) {
  const queryClient = useQueryClient()
  return (stored: StoredSetting<Value>) => {
    queryClient.setQueryData(settingsAdminQueries.stored(setting).queryKey, stored)
    queryClient.removeQueries({ queryKey: settingsQueries.company().queryKey })
    queryClient.invalidateQueries({ queryKey: settingsAdminQueries.history(setting).queryKey })
    // Any query may depend on a setting: calendar, journal, public pages.
    const [settings] = settingsQueries.all()
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== settings })
  }
}
