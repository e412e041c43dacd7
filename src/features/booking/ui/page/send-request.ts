import type { QueryClient } from '@tanstack/react-query'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import { firstIssues } from '#platform/client/use-zod-form.ts'
import type { T } from '#platform/i18n/texts.ts'
import { type AppointmentRequest, appointmentRequest, type OwnAppointment } from '../../model/appointment.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { bookingQueries } from '../booking.queries.ts'
import { type RequestSent, requestSentOf } from './request-sent.tsx'

const api = apiClient<BookingRoutes>('/booking')
/** The messages of the schema, in the catalogue `booking-errors`. */
const REQUEST_ERRORS = [
  'requestType.required',
  'date.required',
  'date.invalid',
  'time.required',
  'time.invalid',
  'comments.required',
  'comments.long',
] as const
type RequestError = (typeof REQUEST_ERRORS)[number]

/** The success screen, or errors by field. Loaded lazily, because it imports zod and the schema. */
export async function sendRequest(
  queryClient: QueryClient,
  request: Record<string, unknown>,
  tErrors: T<{ [Key in RequestError]: string }>,
): Promise<RequestSent | Record<string, string>> {
  const parsed = appointmentRequest.safeParse(request)
  if (!parsed.success)
    return firstIssues(parsed.error, (message) =>
      tErrors(REQUEST_ERRORS.find((key) => message.endsWith(`:${key}`)) ?? 'time.invalid'),
    )
  const send = () => unwrap(api.appointments.$post({ json: parsed.data }))
  try {
    // One retry without a response: if the first attempt arrived, the server returns ALREADY_REQUESTED.
    const sent = await send().catch((error) => {
      if (error instanceof ApiError) throw error
      return send()
    })
    return requestSentOf(sent)
  } catch (error) {
    const existing = findSameRequest(error, parsed.data)
    if (!existing) throw error
    return requestSentOf(existing)
  } finally {
    // A conflict also means that the slots changed.
    void queryClient.invalidateQueries({ queryKey: bookingQueries.all() })
  }
}

/** The existing appointment, if it is this request: the same slot and the same comments. */
function findSameRequest(error: unknown, { comments }: AppointmentRequest): OwnAppointment | undefined {
  if (!(error instanceof ApiError && error.code === 'ALREADY_REQUESTED')) return
  const { appointment } = error.details as { appointment: OwnAppointment }
  return appointment.comments === comments ? appointment : undefined
}
