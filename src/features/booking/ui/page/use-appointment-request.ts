import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '#platform/client/api-client.ts'
import { useForm } from '#platform/client/use-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { OfferedSlot } from '../../model/slot.schema.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { RequestSent } from './request-sent.tsx'

/** Sends the request. The input stays in the form, whatever the response. */
export function useAppointmentRequest(draft: BookingDraft, onSent: (shown: RequestSent) => void) {
  const t = useT(bookingPageTexts)
  const tErrors = useT(bookingErrorsTexts)
  const queryClient = useQueryClient()
  const request = useForm<RequestSent>({
    submit: async (form) =>
      // The success screen is loaded with the sender: nothing is sent if its result could not be shown.
      (await import('./send-request.ts')).sendRequest(queryClient, form, draft, { t, tErrors }),
    onDone: onSent,
  })
  // Errors other than an ApiError have neither code nor details.
  const error = request.error as Partial<ApiError> | null
  const { alternatives } = (error?.details ?? {}) as { alternatives?: OfferedSlot[] }
  const { date = '', time = '' } = draft

  function failureText(code: string | undefined): string {
    if (!code) return t(navigator.onLine ? 'submit.failed' : 'submit.offline')
    const key = `error.${code as 'SLOT_TAKEN'}` as const
    const reason = tErrors(key)
    // A missing text is returned as its key.
    return reason === key ? t('submit.failed') : reason
  }

  return {
    ...request,
    taken: alternatives && { date, time, alternatives, isClosed: error?.code !== 'SLOT_TAKEN' },
    failure: error && !alternatives && failureText(error.code),
  }
}
