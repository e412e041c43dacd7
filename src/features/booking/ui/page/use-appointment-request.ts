import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#platform/client/api-client.ts'
import { useT } from '#platform/i18n/provider.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { OfferedSlot } from '../../model/slot.schema.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { RequestSent } from './request-sent.tsx'
import type { UnavailableSlot } from './unavailable-slot-note.tsx'

const NONE: FieldErrors = {}

/** Sends the request. The input stays in the form, whatever the response. */
export function useAppointmentRequest(draft: BookingDraft, onSent: (shown: RequestSent) => void) {
  const t = useT(bookingPageTexts)
  const tErrors = useT(bookingErrorsTexts)
  const queryClient = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState(NONE)
  const [failure, setFailure] = useState<string>()
  const [taken, setTaken] = useState<UnavailableSlot>()

  function handleError(error: unknown) {
    const { date = '', time = '' } = draft
    setErrors(NONE)
    if (!(error instanceof ApiError)) return setFailure(t(navigator.onLine ? 'submit.failed' : 'submit.offline'))
    if (hasAlternatives(error.details))
      return setTaken({ date, time, ...error.details, isClosed: error.code !== 'SLOT_TAKEN' })
    const { date: ofDate, ...fields } = error.fields
    if (error.code === 'INVALID_INPUT') return setErrors({ ...fields, time: fields.time ?? ofDate })
    const reason = tErrors(`error.${error.code as 'SLOT_TAKEN'}`)
    // A missing text is returned as its key.
    setFailure(reason.startsWith('error.') ? t('submit.failed') : reason)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const comments = new FormData(event.currentTarget).get('comments')
    setPending(true)
    clearFailure()
    try {
      // The success screen is loaded with the sender: nothing is sent if its result could not be shown.
      const { sendRequest } = await import('./send-request.ts')
      const result = await sendRequest(queryClient, { ...draft, requestType: draft.type, comments }, tErrors)
      if (typeof result === 'function') return onSent(result)
      const { date, time, ...others } = result
      setErrors({ ...others, time: (date ?? time) && t('slot.choose') })
    } catch (error) {
      handleError(error)
    } finally {
      setPending(false)
    }
  }

  function clearFailure() {
    setFailure(undefined)
    setTaken(undefined)
  }

  return { submit, refused: handleError, errors, failure, taken, clearFailure, isPending }
}

function hasAlternatives(data: unknown): data is { alternatives: OfferedSlot[] } {
  return Boolean((data as { alternatives?: unknown } | undefined)?.alternatives)
}
