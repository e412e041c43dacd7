import type { QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
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

export type SendTexts = { t: (key: 'slot.choose') => string; tErrors: T<typeof nl> }

/** Done: the success screen. Loaded lazily, because it imports zod and the schema. */
export async function sendRequest(
  queryClient: QueryClient,
  form: HTMLFormElement,
  draft: BookingDraft,
  texts: SendTexts,
): Promise<FormResult<RequestSent>> {
  try {
    // The fields of a person without an account.
    if (!form.elements.namedItem('email')) return await sendOwnRequest(form, draft, texts)
    return await (await import('../guest/send-guest-request.ts')).sendGuestRequest(form, draft, texts)
  } catch (error) {
    return refusalOf(error as Error)
  } finally {
    // A conflict also means that the slots changed.
    void queryClient.invalidateQueries({ queryKey: bookingQueries.all() })
  }
}

async function sendOwnRequest(form: HTMLFormElement, draft: BookingDraft, texts: SendTexts) {
  const parsed = parseRequest(appointmentRequest, form, draft, texts)
  if ('status' in parsed) return parsed
  const send = () => unwrap(api.appointments.$post({ json: parsed.request }))
  try {
    // One retry without a response: if the first attempt arrived, the server returns ALREADY_REQUESTED.
    const sent = await send().catch((error) => {
      if (error instanceof ApiError) throw error
      return send()
    })
    return { status: 'done', value: requestSentOf(sent) } as const
  } catch (error) {
    const existing = findSameRequest(error, parsed.request)
    if (existing) return { status: 'done', value: requestSentOf(existing) } as const
    throw error
  }
}

/** The request, or the messages by field. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  form: HTMLFormElement,
  { type: requestType, date: onDate, time: atTime }: BookingDraft,
  { t, tErrors }: SendTexts,
): { request: z.output<Schema> } | Extract<FormResult<never>, { status: 'invalid' }> {
  const fields = new FormData(form)
  const parsed = schema.safeParse({
    ...Object.fromEntries(fields),
    ...{ requestType, date: onDate, time: atTime, answers: answersOf(fields) },
  })
  if (parsed.success) return { request: parsed.data }
  // The messages of the schema are keys of this catalogue.
  const { date, time, ...errors } = firstIssues(parsed.error, (message) =>
    tErrors(message.replace('booking-errors:', '') as 'time.invalid'),
  )
  return { status: 'invalid', errors: { ...errors, time: (date ?? time) && t('slot.choose') } }
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
