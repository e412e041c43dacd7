import { Link } from '@tanstack/react-router'
import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Note } from '#ui/note.tsx'
import { bookingErrorsTexts } from '../../messages/errors/index.ts'
import { bookingLinkTexts } from '../../messages/link/index.ts'
import { formatShortDay, formatTime } from '../../model/format-date.ts'
import type { AppointmentLink } from '../../model/guest/guest-request.schema.ts'
import { AppointmentCard } from '../mine/appointment-card.tsx'
import { useConfirmRequest } from './client-link.queries.ts'

/** Shows the request; only the button confirms it. If the time is gone, the nearest free times do. */
export function UnconfirmedRequest({ link, token }: { link: AppointmentLink; token: string }) {
  const t = useT(bookingLinkTexts)
  const locale = useLocale()
  const { mutate, isPending, error } = useConfirmRequest(token)
  const { appointment, name, email, isFree, heldUntil, alternatives } = link
  const failure = useFailure(error)
  const heldText = heldUntil && t('unconfirmed.held', { time: formatTime(locale, heldUntil, appointment.zone) })
  return (
    <div className="flex flex-col items-start gap-6">
      {isFree ? (
        <Note tone="info" title={t('unconfirmed.title')} className="w-full">
          <p>{t('unconfirmed.text')}</p>
          <p className="mt-2">{heldText ?? t('unconfirmed.free')}</p>
        </Note>
      ) : (
        <Note tone="warn" live title={t('gone.title')} className="w-full">
          <p>{t(alternatives.length > 0 ? 'gone.text' : 'gone.none')}</p>
          <p className="mt-3 flex flex-wrap gap-2">
            {alternatives.map(({ startsAt, date, time }) => (
              <Button
                key={startsAt}
                variant="ghost"
                size="s"
                className="bg-sheet"
                pending={isPending}
                onClick={() => mutate({ date, time })}
              >
                {t('gone.at', { day: formatShortDay(locale, date), time })}
              </Button>
            ))}
          </p>
        </Note>
      )}
      <div className="w-full">
        <AppointmentCard isAlone appointment={appointment} status={t('unconfirmed.status')}>
          <p className="wrap-anywhere mt-4 text-ink-2">{t('for', { name, email })}</p>
        </AppointmentCard>
      </div>
      <ErrorNote className="w-full">{failure}</ErrorNote>
      {isFree ? (
        <Button pending={isPending} onClick={() => mutate({})}>
          {t('confirm')}
        </Button>
      ) : (
        <Link to="/booking" className={buttonStyles({ variant: alternatives.length > 0 ? 'ghost' : 'primary' })}>
          {t('book')}
        </Link>
      )}
    </div>
  )
}

/** A time that was taken is shown with the alternatives. */
function useFailure(error: Error | null): string | undefined {
  const t = useT(bookingLinkTexts)
  const tErrors = useT(bookingErrorsTexts)
  if (!error) return
  if (!(error instanceof ApiError)) return t('confirm.failed')
  if (error.code === 'SLOT_TAKEN' || error.code === 'SLOT_UNAVAILABLE') return
  const [field] = Object.values(error.fields)
  const key = `error.${error.code as 'ADDRESS_REFUSED'}` as const
  const text = tErrors(key)
  return field ?? (text === key ? t('confirm.failed') : text)
}
