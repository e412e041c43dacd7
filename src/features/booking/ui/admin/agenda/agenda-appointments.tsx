import { Link } from '@tanstack/react-router'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { cn } from '#ui/cn.ts'
import { linkStyles } from '#ui/link.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { bookingAgendaTexts } from '../../../messages/agenda/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatHours } from '../../format-hours.ts'
import { useClientName } from '../appointments/appointment-line.tsx'
import { formatAdminDay } from '../format-admin-day.ts'

/** The appointments of one day, each with a link to it. */
export function AgendaAppointments({ appointments }: { appointments: AppointmentDetails[] }) {
  if (appointments.length === 0) return null
  return (
    <ul className="flex flex-col gap-3">
      {appointments.map((appointment) => (
        <AgendaAppointment key={appointment.id} appointment={appointment} />
      ))}
    </ul>
  )
}

function AgendaAppointment({ appointment }: { appointment: AppointmentDetails }) {
  const t = useT(bookingAgendaTexts)
  const booking = useT(bookingAdminTexts)
  const locale = useLocale()
  const { id, date, time, client, requestType, comments, status, hasPassed, startsAt } = appointment
  const name = useClientName()(client)
  const { start, end } = formatHours(locale, appointment)
  const type = booking(`type.${requestType}`)
  return (
    <li className="grid grid-cols-[6.2rem_minmax(0,1fr)] gap-x-3">
      <time dateTime={startsAt} className={cn('measure pt-1', hasPassed ? 'text-ink-3' : 'text-brand-strong')}>
        {start}–{end}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Link
            to="/admin/timeslots"
            search={{ appointment: id, date }}
            hash="calendar"
            aria-label={t('open', { name, day: formatAdminDay(locale, date), time })}
            className={cn(linkStyles(), 'break-words font-semibold')}
          >
            <bdi>{name}</bdi>
          </Link>
          {status === 'PENDING' && <Badge tone="warn">{t('request')}</Badge>}
          {status === 'APPROVED' && hasPassed && <Badge tone="neutral">{t('now')}</Badge>}
        </p>
        <p dir="auto" className="line-clamp-2 break-words text-ink-2">
          {comments ? booking('type.said', { type, comments }) : type}
        </p>
      </div>
    </li>
  )
}
