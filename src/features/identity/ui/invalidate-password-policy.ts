import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { identityQueries } from './identity.queries.ts'

/** The server rejected a password that met the cached policy: the policy may have changed. */
export function invalidatePolicyAfterRefusal(error: Error, queryClient: QueryClient): void {
  if (error instanceof ApiError && ['PASSWORD_NOT_ALLOWED', 'PASSWORD_TOO_WEAK'].includes(error.code))
    void queryClient.invalidateQueries(identityQueries.passwordPolicy())
}
