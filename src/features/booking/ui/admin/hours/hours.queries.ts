import { useQueryClient } from '@tanstack/react-query'
import { settingsQueries } from '#features/settings/ui/settings.queries.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { freshQuery } from '#platform/client/refetch.ts'
import type { WeeklyHoursChange } from '../../../model/rules/weekly-hours.schema.ts'
import type { BookingAdminRoutes } from '../../../server/booking-admin.routes.ts'
import { timeslotsQueries, useBookingMutation } from '../timeslots.queries.ts'

const api = apiClient<BookingAdminRoutes>('/booking/admin').hours

export const hoursQueries = {
  week: () => freshQuery([...timeslotsQueries.all(), 'hours'], () => unwrap(api.$get())),
}

/** Appointments whose time the unsaved table closes. */
export async function findHoursHits(week: WeeklyHoursChange['week']) {
  return (await unwrap(api.preview.$post({ json: { week } }))).hits
}

export function useSaveHours() {
  const queryClient = useQueryClient()
  return useBookingMutation(async (change: WeeklyHoursChange) => {
    const saved = await unwrap(api.$put({ json: change }))
    queryClient.setQueryData(hoursQueries.week().queryKey, saved)
    // The opening hours of the company may have followed.
    if (change.link === 'same') await queryClient.invalidateQueries({ queryKey: settingsQueries.all() })
    return saved
  })
}
