import { useQuery } from '@tanstack/react-query'
import { useT } from '#platform/i18n/provider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icons.ts'
import { bookingAdminTexts } from '../../messages/admin/index.ts'
import { Age, AppointmentLine } from './appointment-line.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { Decide } from './decide.tsx'
import { timeslotsQueries } from './timeslots.queries.ts'

/** What waits for a decision, longest first. */
export function PendingList() {
  const t = useT(bookingAdminTexts)
  const search = useQuery({ ...timeslotsQueries.pending(), refetchInterval: 60_000 })
  return (
    <AppointmentList
      label={t('pending.list')}
      search={search}
      empty={<EmptyState icon={checkIcon}>{t('pending.none')}</EmptyState>}
    >
      {(appointment) => (
        <AppointmentLine
          key={appointment.id}
          appointment={appointment}
          aside={<Age hours={appointment.ageHours} />}
          actions={<Decide appointment={appointment} />}
        />
      )}
    </AppointmentList>
  )
}
