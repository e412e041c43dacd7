import { withCaptcha } from '#features/identity/ui/prepared-captcha.ts'
import { apiClient, unwrap } from '#platform/client/api-client.ts'
import type { FormResult } from '#platform/client/use-form.ts'
import { guestRequest } from '../../model/guest/guest-request.schema.ts'
import type { BookingRoutes } from '../../server/booking.routes.ts'
import { type BookingDraft, readBookingDraft } from '../page/booking-draft.ts'
import type { RequestSent } from '../page/request-sent.tsx'
import { parseRequest, type SendTexts } from '../page/send-request.ts'
import { guestRequestSent } from './guest-request-sent.tsx'

const api = apiClient<BookingRoutes>('/booking', { skipAuth: true })

/** The last request of this page: a corrected one replaces it. */
let lastId: string | undefined

/** Without an account. Done: the screen that says where the link was sent. */
export async function sendGuestRequest(
  form: HTMLFormElement,
  draft: BookingDraft,
  texts: SendTexts,
): Promise<FormResult<RequestSent>> {
  const parsed = parseRequest(guestRequest, form, draft, texts)
  if ('status' in parsed) return parsed
  const receipt = await withCaptcha((captcha) =>
    unwrap(api['guest-requests'].$post({ json: { ...parsed.request, captcha, replaces: lastId } })),
  )
  lastId = receipt.id
  return { status: 'done', value: guestRequestSent(receipt, readBookingDraft()) }
}
