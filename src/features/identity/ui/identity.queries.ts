import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Provider } from '#features/settings/model/sign-in.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import type { address, credentials, newPassword, registration, verificationLink } from '../model/identity.schema.ts'
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

type Address = z.output<typeof address>

/** What a visitor may ask. None of it says who one is, so none of it waits for a token. */
export const identityCalls = {
  register: (json: z.output<typeof registration>) => answer(api.register.$post({ json })),
  signIn: (json: z.output<typeof credentials>) => answer(api['sign-in'].$post({ json })),
  finishSignIn: (json: { code: string; isRecoveryCode: boolean }) =>
    answer(api['sign-in']['second-step'].$post({ json })),
  leaveFor: (json: { provider: Provider; next?: string; forceSelect: boolean }) =>
    answer(api['sign-in'].provider.$post({ json })),
  askForEmailLink: (json: Address) => answer(api['email-link'].$post({ json })),
  spendEmailLink: (token: string) => answer(api['email-link'].use.$post({ json: { token } })),
  resendVerification: (json: Address) => answer(api.verification.$post({ json })),
  verifyEmail: (json: z.output<typeof verificationLink>) => answer(api.verification.use.$post({ json })),
  askForReset: (json: Address) => answer(api['password-reset'].$post({ json })),
  resetPassword: (json: z.output<typeof newPassword>) => answer(api['password-reset'].use.$post({ json })),
  challenge: () => answer(api.captcha.challenge.$get()),
}
