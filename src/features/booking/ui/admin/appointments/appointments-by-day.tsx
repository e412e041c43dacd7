import type { ReactNode } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { dateInZone } from '../../../model/format-date.ts'
import { formatAdminDay } from '../format-admin-day.ts'

type AppointmentsByDayProps = {
  appointments: readonly AppointmentDetails[]
  children: (appointment: AppointmentDetails) => ReactNode
}

/** Lists of appointments with a heading per day, in the given order. */
export function AppointmentsByDay({ appointments, children }: AppointmentsByDayProps) {
  const t = useT(bookingHistoryTexts)
  const locale = useLocale()
  const now = new Date().toISOString()
  return [...Map.groupBy(appointments, ({ date }) => date)].map(([date, ofDay]) => {
    const day = formatAdminDay(locale, date)
    const isToday = date === dateInZone(now, ofDay[0]!.zone)
    return (
      <section key={date} className="mb-5">
        <h2 className="border-line-strong border-b pb-1.5 font-semibold text-[1.05rem] first-letter:uppercase">
          {isToday ? t('today', { day }) : day}
        </h2>
        <ul aria-label={day}>{ofDay.map(children)}</ul>
      </section>
    )
  })
}
