import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Paged, type PagedQuery } from '#ui/data/paged.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { bookingHistoryTexts } from '../../../messages/history/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { dateInZone } from '../../../model/format-date.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine, DetailsButton } from './appointment-line.tsx'

type AppointmentsByDayProps = {
  search: PagedQuery<{ appointments: AppointmentDetails[] }>
  empty: string
  /** Parts of a line; see `AppointmentLine`. */
  partsOf?: (appointment: AppointmentDetails) => { note: ReactNode; aside: ReactNode }
}

/** Pages of appointments with a heading per day, in the given order; each opens in a dialog. */
export function AppointmentsByDay({ search, empty, partsOf }: AppointmentsByDayProps) {
  const t = useT(bookingAdminTexts)
  const [openId, setOpenId] = useState<string>()
  const open = search.data?.pages.flatMap((page) => page.appointments).find(({ id }) => id === openId)
  return (
    <>
      <Paged search={search} itemsOf={(page) => page.appointments} t={t} empty={empty} more={t('approved.more')}>
        {(appointments) =>
          [...Map.groupBy(appointments, ({ date }) => date)].map(([date, ofDay]) => (
            <Day key={date} date={date} zone={ofDay[0]?.zone ?? ''}>
              {ofDay.map((appointment) => (
                <AppointmentLine
                  key={appointment.id}
                  appointment={appointment}
                  hasDay={false}
                  {...partsOf?.(appointment)}
                  actions={<DetailsButton appointment={appointment} onOpen={setOpenId} />}
                />
              ))}
            </Day>
          ))
        }
      </Paged>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

function Day({ date, zone, children }: { date: string; zone: string; children: ReactNode }) {
  const t = useT(bookingHistoryTexts)
  const day = formatAdminDay(useLocale(), date)
  const isToday = date === dateInZone(new Date().toISOString(), zone)
  return (
    <section className="mb-5">
      <h2 className="border-line-strong border-b pb-1.5 font-semibold text-[1.05rem] first-letter:uppercase">
        {isToday ? t('today', { day }) : day}
      </h2>
      <ul aria-label={day}>{children}</ul>
    </section>
  )
}
