import type { QueryClient } from '@tanstack/react-query'
import { answersOf } from '#features/form-questions/model/answer-field.ts'
import { ApiError, apiClient, unwrap } from '#platform/client/api-client.ts'
import type { FormResult } from '#platform/client/use-form.ts'
import { firstIssues } from '#platform/client/use-zod-form.ts'
import type { T } from '#platform/i18n/texts.ts'
import type { nl } from '../../messages/errors/nl.ts'
import { type AppointmentRequest, appointmentRequest, type OwnAppointment } from '../../model/appointment.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { bookingQueries } from '../booking.queries.ts'
import type { BookingDraft } from './booking-draft.ts'
import { type RequestSent, requestSentOf } from './request-sent.tsx'

const api = apiClient<BookingRoutes>('/booking')

/** Done: the success screen. Loaded lazily, because it imports zod and the schema. */
export async function sendRequest(
  queryClient: QueryClient,
  form: HTMLFormElement,
  { type: requestType, date: onDate, time: atTime }: BookingDraft,
  { t, tErrors }: { t: (key: 'slot.choose') => string; tErrors: T<typeof nl> },
): Promise<FormResult<RequestSent>> {
  const fields = new FormData(form)
  const [comments, answers] = [fields.get('comments'), answersOf(fields)]
  const parsed = appointmentRequest.safeParse({ requestType, date: onDate, time: atTime, comments, answers })
  if (!parsed.success) {
    // The messages of the schema are keys of this catalogue.
    const { date, time, ...errors } = firstIssues(parsed.error, (message) =>
      tErrors(message.replace('booking-errors:', '') as 'time.invalid'),
    )
    return { status: 'invalid', errors: { ...errors, time: (date ?? time) && t('slot.choose') } }
  }
  const send = () => unwrap(api.appointments.$post({ json: parsed.data }))
  try {
    // One retry without a response: if the first attempt arrived, the server returns ALREADY_REQUESTED.
    const sent = await send().catch((error) => {
      if (error instanceof ApiError) throw error
      return send()
    })
    return { status: 'done', value: requestSentOf(sent) }
  } catch (error) {
    const existing = findSameRequest(error, parsed.data)
    if (existing) return { status: 'done', value: requestSentOf(existing) }
    return refusalOf(error as Error)
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

/** The form shows errors of the date at the times. */
function refusalOf(error: Error): FormResult<never> {
  if (!(error instanceof ApiError && error.code === 'INVALID_INPUT')) return { status: 'failed', error }
  const { date, ...fields } = error.fields
  return { status: 'invalid', errors: { ...fields, time: fields.time ?? date } }
}
