import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { checkIcon } from '#ui/icons.ts'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'
import { AppointmentLine, DetailsButton, RequestAge } from './appointment-line.tsx'
import { DecisionButtons } from './decision-buttons.tsx'

/** Pending requests, oldest first. The open dialog survives a failed refetch of the list. */
export function PendingList() {
  const search = useQuery({ ...timeslotsQueries.pending(), refetchInterval: 60_000 })
  const [openId, setOpenId] = useState<string>()
  const open = search.data?.appointments.find(({ id }) => id === openId)
  return (
    <>
      <Requests search={search} onOpen={setOpenId} />
      {open && <AppointmentDialog appointment={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

type RequestsProps = { search: UseQueryResult<{ appointments: AppointmentDetails[] }>; onOpen: (id: string) => void }

function Requests({ search, onOpen }: RequestsProps) {
  const t = useT(bookingAdminTexts)
  if (search.isError)
    return (
      <FailedNote retry={t('retry')} onRetry={search.refetch}>
        {t('failed')}
      </FailedNote>
    )
  if (!search.data)
    return (
      <Loading label={t('loading')}>
        <SkeletonText lines={5} />
      </Loading>
    )
  const { appointments } = search.data
  if (appointments.length === 0) return <EmptyState icon={checkIcon}>{t('pending.none')}</EmptyState>
  return (
    <ul aria-label={t('pending.list')} className="-mt-2">
      {appointments.map((appointment) => (
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
              <DetailsButton appointment={appointment} onOpen={onOpen} />
              <DecisionButtons appointment={appointment} />
            </>
          }
        />
      ))}
    </ul>
  )
}
