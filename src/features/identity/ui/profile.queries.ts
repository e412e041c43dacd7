import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Provider } from '#features/settings/model/sign-in.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { passwordChange, profileChange } from '../model/identity.schema.ts'
import type { MeRoutes } from '../server/me.routes.ts'
import { renewNow } from './session.ts'

const api = apiClient<MeRoutes>('/identity/me')

export const profileQueries = {
  all: () => ['profile'] as const,
  me: () => queryOptions({ queryKey: [...profileQueries.all(), 'me'], queryFn: () => answer(api.index.$get()) }),
  sessions: () =>
    queryOptions({ queryKey: [...profileQueries.all(), 'sessions'], queryFn: () => answer(api.sessions.$get()) }),
}

/** What the server asks for before a sensitive change. */
export type Confirmed = { password?: string; code?: string }

/** What one does with one's own account. */
export const profileCalls = {
  change: (json: z.output<typeof profileChange>) => answer(api.index.$put({ json })),
  changePassword: (json: z.output<typeof passwordChange>) => answer(api.password.$put({ json })),
  savePhoto: (content: string) => answer(api.photo.$put({ json: { content } })),
  removePhoto: () => answer(api.photo.$delete()),
  endSession: (id: string) => answer(api.sessions[':id'].$delete({ param: { id } })),
  endOtherSessions: () => answer(api.sessions.$delete()),
  startTwoFactor: (json: Confirmed) => answer(api['two-factor'].$post({ json })),
  confirmTwoFactor: async (code: string) => {
    await answer(api['two-factor'].confirm.$post({ json: { code } }))
    await renewNow()
  },
  stopTwoFactor: async (json: Confirmed) => {
    await answer(api['two-factor'].$delete({ json }))
    await renewNow()
  },
  linkProvider: (provider: Provider, json: Confirmed) =>
    answer(api.providers[':provider'].$post({ param: { provider }, json })),
  unlinkProvider: (provider: Provider, json: Confirmed) =>
    answer(api.providers[':provider'].$delete({ param: { provider }, json })),
  readAll: () => answer(api.data.$get()),
  deleteAccount: (json: Confirmed) => answer(api.index.$delete({ json })),
}

/** After a write, what the page shows of the account is old. */
export function useRefreshProfile() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: profileQueries.all() })
}
