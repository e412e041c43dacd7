import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { saveFile } from '#ui/save-file.ts'
import type { ChangeRequest, OwnAppointment } from '../../model/appointment.schema.ts'
import type { AppointmentLink, LinkConfirmation } from '../../model/guest/guest-request.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { bookingQueries } from '../booking.queries.ts'

/** The token is the authentication. */
const { link: linkApi } = apiClient<BookingRoutes>('/booking', { skipAuth: true })

export const clientLinkQuery = (token: string) =>
  queryOptions({
    queryKey: [...bookingQueries.all(), 'link', token],
    queryFn: () => unwrap(linkApi.$get({ query: { token } })),
    staleTime: 0,
    retry: false,
  })

export function useConfirmRequest(token: string) {
  const queryClient = useQueryClient()
  const { queryKey } = clientLinkQuery(token)
  return useMutation({
    mutationFn: (time: Omit<LinkConfirmation, 'token'>) => unwrap(linkApi.confirm.$post({ json: { token, ...time } })),
    onSuccess: (link: AppointmentLink) => queryClient.setQueryData(queryKey, link),
    // A conflict means that the time was taken: shows the alternatives.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useWithdrawByLink(token: string) {
  const queryClient = useQueryClient()
  const { queryKey } = clientLinkQuery(token)
  return useMutation({
    mutationFn: ({ version, of }: { version: number; of: 'appointment' | 'change' }) =>
      unwrap(linkApi.withdraw.$post({ json: { token, version, of } })),
    onSuccess: (link: AppointmentLink) => queryClient.setQueryData(queryKey, link),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export const changeSlotsQuery = (token: string, month: string) =>
  queryOptions({
    queryKey: [...bookingQueries.all(), 'link', token, month],
    queryFn: () => unwrap(linkApi.slots.$get({ query: { token, month } })),
    staleTime: 0,
  })

export function useRequestChange(token: string) {
  const queryClient = useQueryClient()
  const { queryKey } = clientLinkQuery(token)
  return useMutation({
    mutationFn: (change: ChangeRequest) => unwrap(linkApi.change.$post({ json: { token, ...change } })),
    onSuccess: (link: AppointmentLink) => queryClient.setQueryData(queryKey, link),
    // Also the free times: one of them was taken.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

export function useDownloadByLink(token: string, { date }: OwnAppointment) {
  return useMutation({
    mutationFn: async () => {
      const response = await apiFetch(`/api/booking/link/invite?token=${encodeURIComponent(token)}`, {}, true)
      if (!response.ok) throw new Error(`invite download failed with status ${response.status}`)
      saveFile(`${date}.ics`, await response.text(), 'text/calendar')
    },
  })
}
