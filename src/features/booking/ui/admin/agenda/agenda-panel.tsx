import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { cn } from '#ui/cn.ts'
import { Panel, panelActionStyles } from '#ui/data/panel.tsx'
import { linkStyles } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { bookingAgendaTexts } from '../../../messages/agenda/index.ts'
import type { Agenda } from '../../../model/agenda.schema.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatHours } from '../../format-hours.ts'
import { subjectNameOf } from '../../subject-name.ts'
import { useClientName } from '../appointments/client-name.tsx'
import { formatAdminDay } from '../format-admin-day.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'

type Day = Agenda['days'][number]

/** Today and the days after it, for the admin overview. Side by side where the panel is wide. */
export function AgendaPanel({ className }: { className?: string }) {
  const t = useT(bookingAgendaTexts)
  const locale = useLocale()
  const query = useQuery(timeslotsQueries.agenda())
  const [today, ...coming] = query.data?.days ?? []
  return (
    <Panel
      title={
        <>
          <span className="mr-2.5">{t('today')}</span>
          {today && (
            <span className="whitespace-nowrap font-normal font-text text-[15px] text-ink-2 tracking-normal">
              {formatAdminDay(locale, today.date)}
            </span>
          )}
        </>
      }
      action={
        <Link to="/admin/timeslots" hash="calendar" className={panelActionStyles}>
          {t('calendar')}
        </Link>
      }
      className={cn('@container', className)}
    >
      <Loaded query={query} t={t} skeleton={<Skeleton shape="block" className="skeleton-rows h-52 w-full" />}>
        {() => (
          <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
            <div className="min-w-0">
              {today && <Today appointments={today.appointments} next={coming.flatMap((day) => day.appointments)[0]} />}
            </div>
            <ComingDays days={firstAppointments(coming)} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

/** The others are in the calendar. */
const MAX_COMING = 2

function firstAppointments(days: Day[]): Day[] {
  let left = MAX_COMING
  return days.flatMap((day) => {
    const appointments = day.appointments.slice(0, left)
    left -= appointments.length
    return appointments.length > 0 ? [{ ...day, appointments }] : []
  })
}

function Today({ appointments, next }: { appointments: AppointmentDetails[]; next: AppointmentDetails | undefined }) {
  const t = useT(bookingAgendaTexts)
  const locale = useLocale()
  const nameOf = useClientName()
  const isOver = appointments.length > 0 && appointments.every(({ hasPassed }) => hasPassed)
  return (
    <>
      <AgendaAppointments appointments={appointments} />
      {(appointments.length === 0 || isOver) && (
        <p className={appointments.length > 0 ? 'mt-3 text-ink-2' : 'text-ink-2'}>
          {t(isOver ? 'doneToday' : 'noneToday')}{' '}
          {next && t('next', { day: formatAdminDay(locale, next.date), time: next.time, name: nameOf(next.client) })}
        </p>
      )}
    </>
  )
}

function ComingDays({ days }: { days: Day[] }) {
  const t = useT(bookingAgendaTexts)
  const locale = useLocale()
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 border-line @3xl:border-t-0 border-t @3xl:border-l @3xl:pt-0 pt-3.5 @3xl:pl-8"
    >
      <h3 id={id} className="mb-2 text-[1rem]">
        {t('coming')}
      </h3>
      {days.length === 0 ? (
        <p className="text-ink-2">{t('noneComing')}</p>
      ) : (
        <ol>
          {days.map(({ date, appointments }) => (
            <li
              key={date}
              className="grid gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0 first:pt-0 last:pb-0 @sm:grid-cols-[5.5rem_minmax(0,1fr)]"
            >
              <h4 className="pt-0.5 font-semibold font-text text-[15px] tracking-normal first-letter:uppercase">
                {formatAdminDay(locale, date, 'short')}
              </h4>
              <AgendaAppointments appointments={appointments} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function AgendaAppointments({ appointments }: { appointments: AppointmentDetails[] }) {
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
  const { id, date, time, client, comments, status, hasPassed, startsAt } = appointment
  const name = useClientName()(client)
  const { start, end } = formatHours(locale, appointment)
  const type = subjectNameOf(appointment, locale)
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
        <p dir="auto" className="line-clamp-1 break-words text-ink-2">
          {comments ? booking('type.said', { type, comments }) : type}
        </p>
      </div>
    </li>
  )
}
