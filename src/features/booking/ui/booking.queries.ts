import { queryOptions } from '@tanstack/react-query'
import type { RequestType } from '#features/settings/model/booking.ts'
import { answer, apiClient } from '#platform/client/api-client.ts'
import { currentLocale } from '#platform/i18n/current-locale.ts'
import type { SlotChoice } from '../model/appointment.schema.ts'
import type { Outlook, OutlookQuery } from '../model/slot.schema.ts'
import type { BookingRoutes } from '../server/booking.routes.ts'

/** What anybody may ask; it is also asked while the page is rendered. */
const open = apiClient<BookingRoutes>('/booking', { skipAuth: true })
const api = apiClient<BookingRoutes>('/booking')

const MINUTE = 60_000

export const bookingQueries = {
  all: () => ['booking'] as const,
  requestTypes: () =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'request-types'],
      queryFn: () => answer(open['request-types'].$get()),
    }),
  /** Whoever is signed in is known to the server, so that the own hold is not somebody else's. */
  month: (month: string, type: RequestType, isSignedIn: boolean) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'slots', month, type, isSignedIn],
      queryFn: () => answer((isSignedIn ? api : open).slots.$get({ query: { month, type } })),
      staleTime: 0,
      // Times pass, and others book.
      refetchInterval: MINUTE,
    }),
}

/** What the page shows first. Without it the page still comes, and the browser asks by itself. */
export async function loadOutlook(search: OutlookQuery): Promise<Outlook | undefined> {
  const query = { ...search, lng: currentLocale() }
  return answer(open.outlook.$get({ query })).catch(() => undefined)
}

/** Nothing else changes by it: to everybody but us the slot is taken, to us it stays free. */
export function putHold(choice: SlotChoice): Promise<{ expiresAt: string }> {
  return answer(api.hold.$put({ json: choice }))
}

/** Only if it is this one: another tab may have another by now. */
export function dropHold({ date, time, requestType: type }: SlotChoice): Promise<unknown> {
  return answer(api.hold.$delete({ query: { date, time, type } }))
}
