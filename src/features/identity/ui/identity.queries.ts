import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type {
  CompletedRegistration,
  credentials,
  emailRequest,
  newPassword,
  registration,
} from '../model/identity.schema.ts'
import type { Provider } from '../model/sign-in-settings.schema.ts'
import type { SignInRoutes } from '../server/sign-in/sign-in.routes.ts'

const api = apiClient<SignInRoutes>('/identity', { skipAuth: true })

export const identityQueries = {
  all: () => ['identity'] as const,
  methods: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'methods'],
      queryFn: () => unwrap(api['sign-in-methods'].$get()),
    }),
  passwordPolicy: () =>
    queryOptions({
      queryKey: [...identityQueries.all(), 'passwordPolicy'],
      queryFn: () => unwrap(api['password-policy'].$get()),
    }),
}

type Address = z.output<typeof emailRequest>

/** Requests of an email with a link, by the prefix of their texts. */
export const linkRequests = {
  emailLink: (json: Address) => unwrap(api['email-link'].$post({ json })),
  resend: (json: Address) => unwrap(api.verification.$post({ json })),
  forgot: (json: Address) => unwrap(api['password-reset'].$post({ json })),
}
export type LinkKind = keyof typeof linkRequests

/** Public calls, which do not wait for an access token. */
export const identityCalls = {
  register: (json: z.output<typeof registration>) => unwrap(api.register.$post({ json })),
  signIn: (json: z.output<typeof credentials>) => unwrap(api['sign-in'].$post({ json })),
  verifyTwoFactor: (json: { code: string; isRecoveryCode: boolean }) =>
    unwrap(api['sign-in']['two-factor'].$post({ json })),
  startProviderSignIn: (json: { provider: Provider; next?: string; forceSelect: boolean }) =>
    unwrap(api['sign-in'].provider.$post({ json })),
  signInWithEmailLink: (token: string) => unwrap(api['email-link'].use.$post({ json: { token } })),
  verifyEmail: (token: string) => unwrap(api.verification.use.$post({ json: { token } })),
  completeRegistration: (json: CompletedRegistration) => unwrap(api.verification.complete.$post({ json })),
  resetPassword: (json: z.output<typeof newPassword>) => unwrap(api['password-reset'].use.$post({ json })),
  captchaChallenge: () => unwrap(api.captcha.challenge.$get()),
}
