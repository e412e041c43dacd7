import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { FailedNote } from '#ui/failed-note.tsx'
import { Loading, SkeletonText } from '#ui/skeleton.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'

type PendingAppointmentsProps = {
  label: string
  search: UseQueryResult<{ appointments: AppointmentDetails[] }>
  empty: ReactNode
  children: (appointment: AppointmentDetails) => ReactNode
}

/** A list that is loading, failed, empty, or there. */
export function PendingAppointments({ label, search, empty, children }: PendingAppointmentsProps) {
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
  if (appointments.length === 0) return empty
  return (
    <ul aria-label={label} className="-mt-2">
      {appointments.map(children)}
    </ul>
  )
}
