import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, answer, apiClient } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import type { OwnAppointment } from '../model/appointment.schema.ts'
import type { BookingRoutes } from '../server/booking.routes.ts'
import { bookingQueries } from './booking.queries.ts'
import { readCopy, saveCopy } from './own-appointments-copy.ts'

const api = apiClient<BookingRoutes>('/booking')

/** `copiedAt`: the server could not be reached, and these are the approved appointments of that time. */
export type OwnAppointments = { appointments: OwnAppointment[]; copiedAt?: string }

export const ownAppointmentsQuery = queryOptions({
  queryKey: [...bookingQueries.all(), 'mine'],
  queryFn: readOwnAppointments,
  staleTime: 0,
  // Without a connection it is answered from the copy, instead of waiting for one.
  networkMode: 'always',
  refetchOnReconnect: 'always',
})

async function readOwnAppointments(): Promise<OwnAppointments> {
  try {
    const { appointments } = await answer(api.appointments.$get())
    saveCopy(appointments)
    return { appointments }
  } catch (error) {
    const copy = error instanceof ApiError ? undefined : readCopy()
    if (!copy) throw error
    return { appointments: copy.appointments, copiedAt: copy.copiedAt }
  }
}

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
