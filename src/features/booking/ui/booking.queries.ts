import { queryOptions } from '@tanstack/react-query'
import type { RequestType } from '#features/settings/model/booking-settings.schema.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { SlotChoice } from '../model/appointment.schema.ts'
import type { InitialMonth, InitialMonthQuery } from '../model/slot.schema.ts'
import type { BookingRoutes } from '../server/booking.routes.ts'

/** What anybody may ask; it is also asked while the page is rendered. */
const publicApi = apiClient<BookingRoutes>('/booking', { skipAuth: true })
const api = apiClient<BookingRoutes>('/booking')

const SLOT_REFETCH_MS = 60_000

export const bookingQueries = {
  all: () => ['booking'] as const,
  requestTypes: () =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'request-types'],
      queryFn: () => unwrap(publicApi['request-types'].$get()),
    }),
  /** Whoever is signed in is known to the server, so that the own hold is not somebody else's. */
  month: (month: string, type: RequestType, isSignedIn: boolean) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'slots', month, type, isSignedIn],
      queryFn: () => unwrap((isSignedIn ? api : publicApi).slots.$get({ query: { month, type } })),
      staleTime: 0,
      // Times pass, and others book.
      refetchInterval: SLOT_REFETCH_MS,
    }),
}

/** What the page shows first. Without it the page still comes, and the browser asks by itself. */
export async function loadInitialMonth(search: InitialMonthQuery): Promise<InitialMonth | undefined> {
  const query = { ...search, lng: currentLocale() }
  return unwrap(publicApi.outlook.$get({ query })).catch(() => undefined)
}

/** Nothing else changes by it: to everybody but us the slot is taken, to us it stays free. */
export function putHold(choice: SlotChoice): Promise<{ expiresAt: string }> {
  return unwrap(api.hold.$put({ json: choice }))
}

/** Only if it is this one: another tab may have another by now. */
export function deleteHold({ date, time, requestType: type }: SlotChoice): Promise<unknown> {
  return unwrap(api.hold.$delete({ query: { date, time, type } }))
}
