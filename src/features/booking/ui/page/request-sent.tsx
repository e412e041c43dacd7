import { Link } from '@tanstack/react-router'
import { colon } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import { Note } from '#ui/note.tsx'
import { bookingPageTexts } from '../../messages/page/index.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { formatDay, formatZone } from '../../model/format-date.ts'
import { useDownloadInvite } from '../mine/own-appointments.queries.ts'
import { PlaceText } from '../place-text.tsx'
import { subjectNameOf } from '../subject-name.ts'
import { SentFrame } from './sent-frame.tsx'

/** Replaces the form after the request. */
export type RequestSent = (props: { onAgain: () => void }) => React.ReactNode

export const requestSentOf =
  (appointment: OwnAppointment): RequestSent =>
  (props) => <SentAppointment appointment={appointment} {...props} />

function SentAppointment({ appointment, onAgain }: { appointment: OwnAppointment; onAgain: () => void }) {
  const t = useT(bookingPageTexts)
  const locale = useLocale()
  const { date, time, zone } = appointment
  const place = appointment.place?.[locale]
  const { mutate, isPending, isError } = useDownloadInvite(appointment)
  return (
    <SentFrame>
      <Note tone="ok" title={t('sent.heading')} className="w-full">
        <p className="mt-2 font-semibold first-letter:uppercase">
          {t('sent.when', { day: formatDay(locale, date, 'long'), time })} ({formatZone(locale, zone)})
        </p>
        <p>{subjectNameOf(appointment, locale)}</p>
        {place && (
          <p>
            {t('place')}
            {colon(locale)} <PlaceText place={place} />
          </p>
        )}
        <p className="mt-2 text-ink-2">{t('sent.text')}</p>
      </Note>
      <div className="flex flex-wrap gap-3">
        <Link to="/my-appointments" className={buttonStyles()}>
          {t('sent.mine')}
        </Link>
        {appointment.hasInvite && (
          <Button variant="ghost" pending={isPending} onClick={() => mutate()}>
            <Icon path={calendarIcon} className="size-[18px]" /> {t('sent.calendar')}
          </Button>
        )}
        <Button variant="ghost" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
      {isError && (
        <Note tone="danger" live className="w-full">
          {t('sent.calendarFailed')}
        </Note>
      )}
    </SentFrame>
  )
}
