import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/client/api-client.ts'
import { identityQueries } from './identity.queries.ts'

/** A password that met the rules we knew and was refused all the same: the rules may have changed. */
export function invalidatePolicyAfterRefusal(error: Error, queryClient: QueryClient): void {
  if (error instanceof ApiError && ['PASSWORD_NOT_ALLOWED', 'PASSWORD_TOO_WEAK'].includes(error.code))
    void queryClient.invalidateQueries(identityQueries.passwordPolicy())
}
