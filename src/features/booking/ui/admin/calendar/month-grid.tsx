import { dayNumber } from '#kernel/calendar.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { cn } from '#ui/cn.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { formatDay, formatMonth, formatShortWeekday } from '../../../model/format-date.ts'
import { useClientName } from '../appointments/client-name.tsx'
import { MonthRows } from '../month-rows.tsx'
import { calendarStyles } from './calendar-legend.tsx'

type MonthGridProps = {
  month: string
  today: string
  appointments: readonly AppointmentDetails[]
  /** Why no time is open on a day; undefined for other days. */
  closureOn: (date: string) => string | undefined
  onOpen: (id: string) => void
  onWeek: (date: string) => void
}

const MAX_PER_DAY = 3

/** A click on a day opens its week. */
export function MonthGrid({ month, today, appointments, closureOn, onOpen, onWeek }: MonthGridProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <table className="w-full table-fixed border-collapse text-[13px]">
        <caption className="sr-only">{formatMonth(locale, month)}</caption>
        <MonthRows
          month={month}
          weekday={(day) => formatShortWeekday(locale, day)}
          weekdayClassName="measure h-9 px-1 text-center text-ink-2"
        >
          {(date) => (
            <td
              key={date}
              className={cn(
                'h-14 border-line border-t border-l p-1 align-top first:border-l-0 md:h-24',
                !date.startsWith(month) && 'bg-wash/60',
                closureOn(date) && calendarStyles.closed,
              )}
            >
              <button
                type="button"
                aria-label={t('month.open', { day: formatDay(locale, date) })}
                onClick={() => onWeek(date)}
                className={cn(
                  'measure flex size-7 cursor-pointer items-center justify-center rounded-full hover:bg-wash focus-visible:outline-offset-0',
                  date === today ? 'bg-brand text-on-brand' : 'text-ink-2',
                )}
              >
                {dayNumber(date)}
              </button>
              <Closure text={closureOn(date)} />
              <DayAppointments
                appointments={appointments.filter((appointment) => appointment.date === date)}
                onOpen={onOpen}
                onMore={() => onWeek(date)}
              />
            </td>
          )}
        </MonthRows>
      </table>
    </div>
  )
}

function Closure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p
      title={text}
      className="truncate text-[10.5px] text-ink-2 leading-5 max-md:tracking-tighter md:px-1 md:text-[12px]"
    >
      {text}
    </p>
  )
}

type DayAppointmentsProps = Pick<MonthGridProps, 'appointments' | 'onOpen'> & { onMore: () => void }

function DayAppointments({ appointments, onOpen, onMore }: DayAppointmentsProps) {
  const t = useT(bookingAdminTexts)
  const nameOf = useClientName()
  const rest = appointments.length - MAX_PER_DAY
  return (
    <ul className="mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {appointments.slice(0, MAX_PER_DAY).map(({ id, time, client, status }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className={cn(
              // Positioned, so that it clips the text for screen readers, which would widen the page.
              'relative block w-full cursor-pointer truncate rounded-[3px] px-px text-left leading-6 max-md:text-clip md:px-1 hover:brightness-95 focus-visible:outline-offset-0',
              status === 'PENDING' ? calendarStyles.pending : calendarStyles.approved,
            )}
          >
            <span className="font-mono text-[10.5px] max-md:tracking-tighter md:text-[11.5px]">{time}</span>
            <span className="max-md:sr-only"> {nameOf(client)}</span>
            <span className="sr-only">, {t(`status.${status}`)}</span>
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button
            type="button"
            onClick={onMore}
            className="relative block w-full cursor-pointer truncate rounded-[3px] text-left text-ink-2 leading-6 underline underline-offset-2 hover:text-ink focus-visible:outline-offset-0 md:px-1"
          >
            {/* On small screens a day is only as wide as a time. */}
            <span aria-hidden="true" className="font-mono text-[11.5px] md:hidden">
              +{rest}
            </span>
            <span className="max-md:sr-only">{t('month.more', { count: rest })}</span>
          </button>
        </li>
      )}
    </ul>
  )
}
