import type { z } from 'zod'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { cachedQuery, useInvalidate } from '#platform/client/refetch.ts'
import type { ownProfile, passwordChange, profileChange } from '../../model/identity.schema.ts'
import type { Provider } from '../../model/sign-in-settings.schema.ts'
import type { MeRoutes } from '../../server/account/me.routes.ts'
import { discardAndRenewAccessToken } from '../session.ts'

const api = apiClient<MeRoutes>('/identity/me')

export const profileQueries = {
  all: () => ['profile'] as const,
  me: () => cachedQuery([...profileQueries.all(), 'me'], () => unwrap(api.index.$get())),
  sessions: () => cachedQuery([...profileQueries.all(), 'sessions'], () => unwrap(api.sessions.$get())),
}

export type OwnProfile = z.infer<typeof ownProfile>

/** Proof for the reauthentication of a sensitive change. */
export type ReauthenticationInput = { password?: string; code?: string }

export const profileCalls = {
  change: (json: z.output<typeof profileChange>) => unwrap(api.index.$put({ json })),
  changePassword: (json: z.output<typeof passwordChange>) => unwrap(api.password.$put({ json })),
  savePhoto: (content: string) => unwrap(api.photo.$put({ json: { content } })),
  removePhoto: () => unwrap(api.photo.$delete()),
  endSession: (id: string) => unwrap(api.sessions[':id'].$delete({ param: { id } })),
  endOtherSessions: () => unwrap(api.sessions.$delete()),
  startTwoFactor: (json: ReauthenticationInput) => unwrap(api['two-factor'].$post({ json })),
  confirmTwoFactor: async (code: string) => {
    await unwrap(api['two-factor'].confirm.$post({ json: { code } }))
    await discardAndRenewAccessToken()
  },
  disableTwoFactor: async (json: ReauthenticationInput) => {
    await unwrap(api['two-factor'].$delete({ json }))
    await discardAndRenewAccessToken()
  },
  linkProvider: (provider: Provider, json: ReauthenticationInput) =>
    unwrap(api.providers[':provider'].$post({ param: { provider }, json })),
  unlinkProvider: (provider: Provider, json: ReauthenticationInput) =>
    unwrap(api.providers[':provider'].$delete({ param: { provider }, json })),
  exportData: () => unwrap(api.data.$get()),
  deleteAccount: (json: ReauthenticationInput) => unwrap(api.index.$delete({ json })),
}

export function useInvalidateProfile() {
  return useInvalidate(profileQueries.all())
}
