import type { QueryClient } from '@tanstack/react-query'
import { answer, apiClient } from '#platform/client/api-client.ts'
import { appointmentRequest } from '../model/appointment.schema.ts'
import type { BookingRoutes } from '../server/booking.routes.ts'
import { bookingQueries } from './booking.queries.ts'

const api = apiClient<BookingRoutes>('/booking')

/** What is wrong, as text keys by field; nothing when it was sent. The schema and its library come with this file. */
export async function sendRequest(
  queryClient: QueryClient,
  request: Record<string, unknown>,
): Promise<Record<string, string> | undefined> {
  const parsed = appointmentRequest.safeParse(request)
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(({ path, message }) => [path[0], message.split(':')[1]])
    return Object.fromEntries(complaints.reverse())
  }
  try {
    await answer(api.appointments.$post({ json: parsed.data }))
  } finally {
    // A refusal tells as much about the slots as a success.
    void queryClient.invalidateQueries({ queryKey: bookingQueries.all() })
  }
}
