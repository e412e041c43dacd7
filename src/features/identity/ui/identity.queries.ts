import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Provider } from '#features/settings/model/sign-in.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { address, credentials, newPassword, registration } from '../model/identity.schema.ts'
import type { SignInRoutes } from '../server/sign-in.routes.ts'

const api = apiClient<SignInRoutes>('/identity', { skipAuth: true })

export const identityQueries = {
  all: () => ['identity'] as const,
  methods: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'methods'],
      queryFn: () => answer(api['sign-in-methods'].$get()),
    }),
  passwordPolicy: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'passwordPolicy'],
      queryFn: () => answer(api['password-policy'].$get()),
    }),
}

/** Complaints and letters come in the language of this page, whatever the browser says of its user. */
function here() {
  return { query: { lng: currentLocale() } }
}

type Address = z.output<typeof address>

/** What a visitor may ask. None of it says who one is, so none of it waits for a token. */
export const identityCalls = {
  register: (json: z.output<typeof registration>) => answer(api.register.$post({ json, ...here() })),
  signIn: (json: z.output<typeof credentials>) => answer(api['sign-in'].$post({ json, ...here() })),
  finishSignIn: (json: { code: string; isRecoveryCode: boolean }) =>
    answer(api['sign-in']['second-step'].$post({ json, ...here() })),
  leaveFor: (json: { provider: Provider; next?: string; forceSelect: boolean }) =>
    answer(api['sign-in'].provider.$post({ json, ...here() })),
  askForEmailLink: (json: Address) => answer(api['email-link'].$post({ json, ...here() })),
  spendEmailLink: (token: string) => answer(api['email-link'].use.$post({ json: { token }, ...here() })),
  resendVerification: (json: Address) => answer(api.verification.$post({ json, ...here() })),
  verifyEmail: (token: string) => answer(api.verification.use.$post({ json: { token }, ...here() })),
  askForReset: (json: Address) => answer(api['password-reset'].$post({ json, ...here() })),
  resetPassword: (json: z.output<typeof newPassword>) => answer(api['password-reset'].use.$post({ json, ...here() })),
  challenge: () => answer(api.captcha.challenge.$get()),
}
