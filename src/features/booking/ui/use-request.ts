import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form-errors.ts'
import { bookingErrorsTexts } from '../messages/errors/index.ts'
import { bookingPageTexts } from '../messages/page/index.ts'
import { bookingErrors } from '../model/booking.errors.ts'
import type { OfferedSlot } from '../model/slot.schema.ts'
import { useRequestAppointment } from './booking.queries.ts'
import type { Draft } from './draft.ts'
import type { Taken } from './taken-note.tsx'

const NONE: FieldErrors = {}

/** Sends the request. Whatever the answer, what was typed stays. */
export function useRequest(draft: Draft, onSent: () => void) {
  const t = useT(bookingPageTexts)
  const told = useT(bookingErrorsTexts)
  const { mutateAsync, isPending } = useRequestAppointment()
  const [errors, setErrors] = useState(NONE)
  const [failure, setFailure] = useState<string>()
  const [taken, setTaken] = useState<Taken>()

  function refused(error: unknown) {
    const { date = '', time = '' } = draft
    setErrors(NONE)
    if (!(error instanceof ApiError)) return setFailure(t('submit.failed'))
    if (isAlternatives(error.details)) return setTaken({ date, time, alternatives: error.details.alternatives })
    const { date: ofDate, ...fields } = error.fields
    if (error.code === 'INVALID_INPUT') return setErrors({ ...fields, time: fields.time ?? ofDate })
    setFailure(error.code in bookingErrors ? told(`error.${error.code as 'SLOT_TAKEN'}`) : t('submit.failed'))
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const comments = new FormData(event.currentTarget).get('comments')
    // The schema and its library come when they are needed.
    const { appointmentRequest } = await import('../model/appointment.schema.ts')
    const parsed = appointmentRequest.safeParse({ ...draft, requestType: draft.type, comments })
    setFailure(undefined)
    setTaken(undefined)
    if (!parsed.success) {
      const complaints = parsed.error.issues.map(({ path, message }) => [path[0], message.split(':')[1]] as const)
      const byField = Object.fromEntries(
        complaints.map(([field, key]) => [field, told(key as 'comments.required')] as const).reverse(),
      )
      const needsSlot = 'date' in byField || 'time' in byField
      return setErrors({ ...byField, date: undefined, time: needsSlot ? t('slot.choose') : undefined })
    }
    try {
      await mutateAsync(parsed.data)
      onSent()
    } catch (error) {
      refused(error)
    }
  }

  return { submit, refused, errors, failure, taken, forgetTaken: () => setTaken(undefined), isPending }
}

function isAlternatives(data: unknown): data is { alternatives: OfferedSlot[] } {
  return typeof data === 'object' && data !== null && 'alternatives' in data
}
