import type { z } from 'zod'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { adminListQuery } from '#platform/client/paged-query.ts'
import type { pastAppointment } from '../../../model/appointment.schema.ts'
import type { BookingAdminRoutes } from '../../../server/booking-admin.routes.ts'
import { timeslotsQueries, useBookingMutation } from '../timeslots.queries.ts'
import { type HistoryFilters, toAppointmentQuery } from './history-filters.ts'

const api = apiClient<BookingAdminRoutes>('/booking/admin')

export function appointmentHistoryQuery(filters: HistoryFilters) {
  const query = toAppointmentQuery(filters)
  return adminListQuery([...timeslotsQueries.all(), 'history', query], (after) =>
    unwrap(api.appointments.$get({ query: { ...query, limit: '50', after } })),
  )
}

export function useRecordPastAppointment() {
  return useBookingMutation((past: z.input<typeof pastAppointment>) =>
    unwrap(api.appointments.past.$post({ json: past })),
  )
}
