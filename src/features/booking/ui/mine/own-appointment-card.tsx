import { Note } from '#ui/note.tsx'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { AppointmentActions, type WithdrawalResult } from './appointment-actions.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { useDownloadInvite, useOpenLink, useWithdraw } from './own-appointments.queries.ts'

export type OwnAppointmentCardProps = {
  appointment: OwnAppointment
  /** Offline: actions are hidden. */
  isOfflineCopy?: boolean
  result?: WithdrawalResult | undefined
  onResult: (result: WithdrawalResult) => void
}

export function OwnAppointmentCard({ appointment, isOfflineCopy, result, onResult }: OwnAppointmentCardProps) {
  const notice = result?.id === appointment.id && result.isFromElsewhere && (
    <Note tone="warn" live className="mt-4">
      {result.text}
    </Note>
  )
  return (
    <AppointmentCard appointment={appointment} notice={notice}>
      {!isOfflineCopy && <Actions appointment={appointment} onResult={onResult} />}
    </AppointmentCard>
  )
}

function Actions({ appointment, onResult }: Pick<OwnAppointmentCardProps, 'appointment' | 'onResult'>) {
  const download = useDownloadInvite(appointment)
  const { mutateAsync } = useWithdraw()
  const open = useOpenLink(appointment)
  return (
    <AppointmentActions
      appointment={appointment}
      download={download}
      onWithdraw={() => mutateAsync(appointment)}
      onWithdrawChange={mutateAsync}
      onAskChange={() => open.mutate()}
      isOpeningChange={open.isPending}
      onResult={onResult}
    />
  )
}
