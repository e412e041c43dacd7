import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { GuestReceipt } from '../../model/guest/guest-request.schema.ts'
import { type BookingDraft, saveBookingDraft } from '../page/booking-draft.ts'
import type { RequestSent } from '../page/request-sent.tsx'
import { SentFrame } from '../page/sent-frame.tsx'

export const guestRequestSent =
  (receipt: GuestReceipt, draft: BookingDraft): RequestSent =>
  ({ onAgain }) => {
    function correct() {
      // The form cleared it when it was sent.
      saveBookingDraft(draft)
      onAgain()
    }
    return <SentToGuest {...receipt} onCorrect={correct} />
  }

/** Replaces the form: the request counts after the confirmation. */
function SentToGuest({ email, minutes, onCorrect }: GuestReceipt & { onCorrect: () => void }) {
  const t = useT(bookingPageTexts)
  return (
    <SentFrame>
      <Note tone="info" title={t('guest.sent.heading')} className="w-full">
        <p className="wrap-anywhere mt-2">{t('guest.sent.text', { email })}</p>
        <p className="mt-2 font-semibold">
          {minutes > 0 ? t('guest.sent.held', { minutes }) : t('guest.sent.notHeld')}
        </p>
        <p className="mt-2 text-ink-2">{t('guest.sent.spam')}</p>
      </Note>
      <Button variant="ghost" onClick={onCorrect}>
        {t('guest.sent.again')}
      </Button>
    </SentFrame>
  )
}
