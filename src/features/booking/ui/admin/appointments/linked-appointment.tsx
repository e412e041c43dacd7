import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { timeslotsQueries } from '../timeslots.queries.ts'
import { AppointmentDialog } from './appointment-dialog.tsx'

type LinkedAppointmentProps = { id: string; date: string; onClose: () => void }

/** Opens the appointment named in the URL. */
export function LinkedAppointment({ id, date, onClose }: LinkedAppointmentProps) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const { data, isError, isPlaceholderData } = useQuery(timeslotsQueries.appointments({ from: date, to: date }))
  const appointment = data?.appointments.find((candidate) => candidate.id === id)
  const isMissing = isError || (data !== undefined && !isPlaceholderData && !appointment)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, when it is known to be missing
  useEffect(() => {
    if (!isMissing) return
    show({ title: t('linked.missing'), tone: 'danger' })
    onClose()
  }, [isMissing])
  return appointment ? <AppointmentDialog appointment={appointment} onClose={onClose} /> : null
}
