import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { InitialMonth, InitialMonthQuery } from '../model/slot.schema.ts'
import type { RequestType } from '../model/subjects/subject.schema.ts'
import type { BookingRoutes } from '../server/booking.routes.ts'

// Exported here, so that the bundler adds it to this chunk: one of its own would be larger.
export { unpackSlots } from '../model/slot-run.ts'

/** Public endpoints, also called during server-side rendering. */
const publicApi = apiClient<BookingRoutes>('/booking', { skipAuth: true })
const api = apiClient<BookingRoutes>('/booking')

const SLOT_REFETCH_MS = 60_000

export const bookingQueries = {
  all: () => ['booking'] as const,
  requestTypes: () =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'request-types'],
      queryFn: () => unwrap(publicApi['request-types'].$get()),
      refetchInterval: SLOT_REFETCH_MS,
    }),
  /** Authenticated if signed in, so that the server ignores the user's own hold. */
  month: (month: string, type: RequestType, isSignedIn: boolean) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'slots', month, type, isSignedIn],
      queryFn: () => unwrap((isSignedIn ? api : publicApi).slots.$get({ query: { month, type } })),
      staleTime: 0,
      refetchInterval: SLOT_REFETCH_MS,
    }),
}

/** For the loader. A failure does not fail the page: the browser then fetches the month. */
export async function loadInitialMonth(search: InitialMonthQuery): Promise<InitialMonth | undefined> {
  const query = { ...search, lng: currentLocale() }
  return unwrap(publicApi['initial-month'].$get({ query })).catch(() => undefined)
}
