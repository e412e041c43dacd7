import type { QueryClient } from '@tanstack/react-query'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import { firstIssues } from '#platform/client/use-zod-form.ts'
import { type AppointmentRequest, appointmentRequest, type OwnAppointment } from '../../model/appointment.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { bookingQueries } from '../booking.queries.ts'

export { RequestSent } from './request-sent.tsx'

const api = apiClient<BookingRoutes>('/booking')

/** Errors by field; undefined if sent. Loaded lazily, because it imports zod and the schema. */
export async function sendRequest(
  queryClient: QueryClient,
  request: Record<string, unknown>,
  tErrors: (key: 'comments.required') => string,
): Promise<Record<string, string> | undefined> {
  const parsed = appointmentRequest.safeParse(request)
  if (!parsed.success)
    return firstIssues(parsed.error, (message) => tErrors(message.split(':')[1] as 'comments.required'))
  const send = () => unwrap(api.appointments.$post({ json: parsed.data }))
  try {
    // One retry without a response: if the first attempt arrived, the server answers ALREADY_REQUESTED.
    await send().catch((error) => {
      if (error instanceof ApiError) throw error
      return send()
    })
  } catch (error) {
    if (!isSameRequest(error, parsed.data)) throw error
  } finally {
    // A conflict also means that the slots changed.
    void queryClient.invalidateQueries({ queryKey: bookingQueries.all() })
  }
}

/** True if the existing appointment is this request: the same slot and the same comments. */
function isSameRequest(error: unknown, { comments }: AppointmentRequest): boolean {
  if (!(error instanceof ApiError && error.code === 'ALREADY_REQUESTED')) return false
  return (error.details as { appointment: OwnAppointment }).appointment.comments === comments
}
