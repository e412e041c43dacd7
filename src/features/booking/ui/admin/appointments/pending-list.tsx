import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { checkIcon } from '#ui/icons.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine, RequestAge } from './appointment-line.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { DetailsButton } from './details-button.tsx'
import { PendingAppointments } from './pending-appointments.tsx'

/** What waits for a decision, longest first. */
export function PendingList() {
  const t = useT(bookingAdminTexts)
  const search = useQuery({ ...timeslotsQueries.pending(), refetchInterval: 60_000 })
  const [openId, setOpenId] = useState<string>()
  const open = search.data?.appointments.find(({ id }) => id === openId)
  return (
    <>
      <PendingAppointments
        label={t('pending.list')}
        search={search}
        empty={<EmptyState icon={checkIcon}>{t('pending.none')}</EmptyState>}
      >
        {(appointment) => (
          <AppointmentLine
            key={appointment.id}
            appointment={appointment}
            aside={
              appointment.hasPassed ? (
                <Badge tone="danger">{t('pending.passed')}</Badge>
              ) : (
                <RequestAge hours={appointment.ageHours} />
              )
            }
            actions={
              <>
                <DetailsButton appointment={appointment} onOpen={setOpenId} />
                <DecisionButtons appointment={appointment} />
              </>
            }
          />
        )}
      </PendingAppointments>
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}
