import type { ReactNode } from 'react'
import { AnswerDetails } from '#features/form-questions/ui/answer-details.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { cn } from '#ui/cn.ts'
import { Note } from '#ui/note.tsx'
import { bookingMineTexts } from '../../messages/mine/index.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { dateInZone, formatDay } from '../../model/format-date.ts'
import { useBrowserTime } from '../browser-time.ts'
import { formatHours } from '../format-hours.ts'
import { PlaceText } from '../place-text.tsx'
import { subjectNameOf } from '../subject-name.ts'

export const headingId = (id: string) => `appointment-${id}`

const TONES = { PENDING: 'warn', APPROVED: 'ok', DENIED: 'danger', CANCELLED: 'neutral' } as const

type AppointmentCardProps = {
  appointment: OwnAppointment
  /** On a page of its own instead of in a list. */
  isAlone?: boolean
  /** Instead of that of the appointment. */
  status?: string
  /** Below the heading. */
  notice?: ReactNode
  /** At the end. */
  children?: ReactNode
}

export function AppointmentCard({
  appointment,
  isAlone = false,
  status: otherStatus,
  notice,
  children,
}: AppointmentCardProps) {
  const t = useT(bookingMineTexts)
  const locale = useLocale()
  const { id, status, date, denialReason, cancelReason, comments } = appointment
  const reason = denialReason ?? cancelReason
  const Heading = isAlone ? 'h2' : 'h3'
  return (
    <Card as={isAlone ? 'div' : 'li'}>
      <article aria-labelledby={headingId(id)}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div>
            {/* Focusable: receives the focus when the withdraw button disappears. */}
            <Heading
              id={headingId(id)}
              tabIndex={-1}
              className={cn('outline-none first-letter:uppercase', isAlone && 'text-[1.5rem]')}
            >
              {formatDay(locale, date, 'long')}
            </Heading>
            <p className="mt-1 text-ink-2">{subjectNameOf(appointment, locale)}</p>
          </div>
          <Badge tone={TONES[status]}>{otherStatus ?? t(`status.${status}`)}</Badge>
        </div>
        {notice}
        <Facts appointment={appointment} />
        {reason && (
          <Note tone={status === 'DENIED' ? 'danger' : 'info'} title={t('field.reason')} className="mt-4">
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {reason}
            </p>
          </Note>
        )}
        {appointment.answers?.length > 0 && (
          <dl className="mt-4 grid gap-x-6 gap-y-1 border-line border-t pt-4 sm:grid-cols-[max-content_1fr] [&_dt]:text-ink-3">
            <AnswerDetails answers={appointment.answers} />
          </dl>
        )}
        {comments && (
          <>
            <p className="sr-only">{t('field.comments')}</p>
            <p dir="auto" className="mt-4 whitespace-pre-wrap wrap-anywhere border-line border-t pt-4 text-ink-2">
              {comments}
            </p>
          </>
        )}
        {children}
      </article>
    </Card>
  )
}

function Facts({ appointment }: { appointment: OwnAppointment }) {
  const t = useT(bookingMineTexts)
  const locale = useLocale()
  const { time, endTime, minutes, createdAt, zone, startsAt, endsAt, status } = appointment
  const place = appointment.place?.[locale]
  const isExpected = status === 'PENDING' || status === 'APPROVED'
  const { start, end } = formatHours(locale, appointment)
  const created = formatDay(locale, dateInZone(createdAt, zone), 'date')
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4 [&_dd]:mt-1.5 [&_dt]:text-[0.9em] [&_dt]:text-ink-3 [&_dt]:leading-tight">
      <Moment label={t('field.start')} text={start} at={startsAt} time={time} zone={zone} />
      <Moment label={t('field.end')} text={end} at={endsAt} time={endTime} zone={zone} />
      <div>
        <dt>{t('field.duration')}</dt>
        <dd className="font-mono text-[15px]">{t('minutes', { count: minutes })}</dd>
      </div>
      <div>
        <dt>{t('field.created')}</dt>
        <dd className="text-[15px]">
          <time dateTime={createdAt}>{created}</time>
        </dd>
      </div>
      {isExpected && place && (
        <div className="col-span-full">
          <dt>{t('field.place')}</dt>
          <dd className="text-[15px]">
            <PlaceText place={place} />
          </dd>
        </div>
      )}
    </dl>
  )
}

type MomentProps = { label: string; text: string; at: string; time: string; zone: string }

function Moment({ label, text, at, time, zone }: MomentProps) {
  const t = useT(bookingMineTexts)
  const browserTime = useBrowserTime({ at, date: dateInZone(at, zone), time })
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-mono text-[15px]">
        <time dateTime={at}>{text}</time>
        {browserTime && <span className="measure mt-1.5 block text-ink-2">{t('own', { time: browserTime })}</span>}
      </dd>
    </div>
  )
}
