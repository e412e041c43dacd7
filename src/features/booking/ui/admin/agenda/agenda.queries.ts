import { queryOptions } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { BookingAdminRoutes } from '../../../server/booking-admin.routes.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

const api = apiClient<BookingAdminRoutes>('/booking/admin')

export const agendaQueries = {
  /** Below the key of all bookings, so that every decision invalidates it. */
  days: () =>
    queryOptions({
      queryKey: [...timeslotsQueries.all(), 'agenda'],
      queryFn: () => unwrap(api.agenda.$get()),
      staleTime: 0,
    }),
}
