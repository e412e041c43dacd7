import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import type { OwnAppointment } from '../model/appointment.schema.ts'
import type { BookingRoutes } from '../server/booking.routes.ts'
import { bookingQueries } from './booking.queries.ts'

const api = apiClient<BookingRoutes>('/booking')

export function useWithdraw() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: Pick<OwnAppointment, 'id' | 'version'>) =>
      answer(api.appointments[':id'].withdraw.$post({ param: { id }, json: { version } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingQueries.all() }),
  })
}

/** The invite as a file for a calendar. */
export async function readInvite(id: string): Promise<string> {
  const response = await apiFetch(`/api/booking/appointments/${id}/invite.ics`)
  if (!response.ok) throw new Error(`the invite answered ${response.status}`)
  return response.text()
}
