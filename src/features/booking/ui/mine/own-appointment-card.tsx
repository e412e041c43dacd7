import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import { Note } from '#ui/note.tsx'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { bookingMineTexts } from '../../messages/mine/index.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { formatDay } from '../../model/format-date.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { useDownloadInvite, useWithdraw } from './own-appointments.queries.ts'

/** The result of a withdrawal. `isFromElsewhere`: the appointment was changed by another client or admin. */
export type WithdrawalResult = { id: string; text: string; isFromElsewhere?: boolean }

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

function Actions({ appointment, onResult }: OwnAppointmentCardProps) {
  const t = useT(bookingMineTexts)
  const { hasInvite, canWithdraw } = appointment
  const download = useDownloadInvite(appointment)
  if (!hasInvite && !canWithdraw) return null
  return (
    <div className="mt-5 flex flex-wrap gap-2.5">
      {hasInvite && (
        <Button variant="ghost" size="s" pending={download.isPending} onClick={() => download.mutate()}>
          <Icon path={calendarIcon} className="size-[18px]" /> {t('download')}
        </Button>
      )}
      {canWithdraw && <Withdraw appointment={appointment} onResult={onResult} />}
      <ErrorNote className="w-full">{download.isError && t('download.failed')}</ErrorNote>
    </div>
  )
}

function Withdraw({ appointment, onResult }: OwnAppointmentCardProps) {
  const t = useT(bookingMineTexts)
  const { id, date, time, status } = appointment
  const when = { day: formatDay(useLocale(), date), time }
  const { mutateAsync } = useWithdraw()

  async function withdraw() {
    try {
      await mutateAsync(appointment)
      onResult({ id, text: t('withdraw.done', when) })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
      onResult({ id, text: t('withdraw.elsewhere'), isFromElsewhere: true })
    }
  }

  return (
    <ConfirmButton
      variant="danger"
      size="s"
      aria-label={t('withdraw.of', when)}
      question={t('withdraw.ask', when)}
      description={t(status === 'APPROVED' ? 'withdraw.approved' : 'withdraw.pending')}
      confirmLabel={t('withdraw.confirm')}
      cancelLabel={t('keep')}
      failed={t('withdraw.failed')}
      onConfirm={withdraw}
    >
      {t('withdraw')}
    </ConfirmButton>
  )
}
