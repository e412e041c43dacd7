import { queryOptions, useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { localizedPath } from '#kernel/locale.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import { apiFetch } from '#platform/client/api-fetch.ts'
import { removeLocal, setLocal, storedUserId } from '#platform/client/browser-storage.ts'
import { useInvalidate } from '#platform/client/refetch.ts'
import { readLocal } from '#platform/client/stored-fields.ts'
import { useLocale } from '#platform/i18n/provider.tsx'
import { saveFile } from '#ui/save-file.ts'
import { type OwnAppointment, ownAppointments } from '../../model/appointment.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { bookingQueries } from '../booking.queries.ts'

const api = apiClient<BookingRoutes>('/booking')

/** `copiedAt`: set if the server was unreachable and this is the offline copy of that time. */
export type OwnAppointments = { appointments: OwnAppointment[]; copiedAt?: string }

export const ownAppointmentsQuery = queryOptions({
  queryKey: [...bookingQueries.all(), 'mine'],
  queryFn: fetchOwnAppointments,
  staleTime: 0,
  // Offline, the query function returns the copy instead of being paused.
  networkMode: 'always',
  refetchOnReconnect: 'always',
})

async function fetchOwnAppointments(): Promise<OwnAppointments> {
  try {
    const { appointments } = await unwrap(api.appointments.$get())
    saveOfflineCopy(appointments)
    return { appointments }
  } catch (error) {
    const copy = error instanceof ApiError ? undefined : readOfflineCopy()
    if (!copy) throw error
    return { appointments: copy.appointments, copiedAt: copy.copiedAt }
  }
}

export function useWithdraw() {
  return useMutation({
    mutationFn: ({ id, version }: Pick<OwnAppointment, 'id' | 'version'>) =>
      unwrap(api.appointments[':id'].withdraw.$post({ param: { id }, json: { version } })),
    onSettled: useInvalidate(bookingQueries.all()),
  })
}

/** Another time is asked for on the page behind the link in the emails. */
export function useOpenLink({ id }: Pick<OwnAppointment, 'id'>) {
  const locale = useLocale()
  return useMutation({
    mutationFn: async () => {
      const { token } = await unwrap(api.appointments[':id'].link.$get({ param: { id } }))
      // A page load: it removes the token from the address.
      location.assign(`${localizedPath(locale, '/booking/appointment')}?token=${token}`)
    },
  })
}

export function useDownloadInvite({ id, date }: OwnAppointment) {
  return useMutation({
    mutationFn: async () => {
      const response = await apiFetch(`/api/booking/appointments/${id}/invite.ics`)
      if (!response.ok) throw new Error(`invite download failed with status ${response.status}`)
      saveFile(`${date}.ics`, await response.text(), 'text/calendar')
    },
  })
}

const COPY_KEY = 'own-appointments'

const offlineCopy = ownAppointments.extend({ userId: z.string(), copiedAt: z.string() })
type OfflineCopy = z.infer<typeof offlineCopy>

/** Approved appointments for reading offline. `auth.store.ts` removes the copy when the user changes. */
function saveOfflineCopy(appointments: OwnAppointment[]): void {
  const userId = storedUserId()
  const approved = appointments.filter(({ status }) => status === 'APPROVED')
  const copiedAt = new Date().toISOString()
  if (userId) setLocal(COPY_KEY, { userId, copiedAt, appointments: approved } satisfies OfflineCopy)
}

/** Removes a copy of another user. */
function readOfflineCopy(): OfflineCopy | undefined {
  const { data: copy } = offlineCopy.safeParse(readLocal(COPY_KEY))
  if (copy?.userId === storedUserId()) return copy
  removeLocal(COPY_KEY)
  return
}
