import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Paged } from '#ui/data/paged.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine, DetailsButton } from './appointment-line.tsx'
import { AppointmentsByDay } from './appointments-by-day.tsx'

/** Upcoming approved appointments, soonest first. */
export function ApprovedList() {
  const t = useT(bookingAdminTexts)
  const [openId, setOpenId] = useState<string>()
  const search = useInfiniteQuery(timeslotsQueries.approved())
  const open = search.data?.pages.flatMap((page) => page.appointments).find(({ id }) => id === openId)
  return (
    <>
      <Paged
        search={search}
        itemsOf={(page) => page.appointments}
        t={t}
        empty={t('approved.none')}
        more={t('approved.more')}
      >
        {(appointments) => (
          <AppointmentsByDay appointments={appointments}>
            {(appointment) => (
              <AppointmentLine
                key={appointment.id}
                appointment={appointment}
                hasDay={false}
                actions={<DetailsButton appointment={appointment} onOpen={setOpenId} />}
              />
            )}
          </AppointmentsByDay>
        )}
      </Paged>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
