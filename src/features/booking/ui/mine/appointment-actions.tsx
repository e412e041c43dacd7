import { ApiError } from '#platform/client/api-client.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { calendarIcon } from '#ui/icon/lazy-icons.ts'
import { ConfirmButton } from '#ui/overlay/confirm.tsx'
import { bookingMineTexts } from '../../messages/mine/index.ts'
import type { OwnAppointment } from '../../model/appointment.schema.ts'
import { dateInZone, formatDay, formatTime } from '../../model/format-date.ts'

/** The result of a withdrawal. `isFromElsewhere`: the appointment was changed by another client or admin. */
export type WithdrawalResult = { id: string; text: string; isFromElsewhere?: boolean }

type WithdrawProps = {
  appointment: OwnAppointment
  onWithdraw: () => Promise<unknown>
  onResult: (result: WithdrawalResult) => void
}

type AppointmentActionsProps = WithdrawProps & {
  /** Of the calendar file. */
  download: { isPending: boolean; isError: boolean; mutate: () => void }
}

/** What a client can do with an appointment, signed in or by the link of an email. */
export function AppointmentActions({ download, ...props }: AppointmentActionsProps) {
  const t = useT(bookingMineTexts)
  const { hasInvite, canWithdraw, changeUntil } = props.appointment
  if (!hasInvite) return null
  return (
    <>
      {changeUntil && <ChangeLimit {...props.appointment} changeUntil={changeUntil} />}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="ghost" size="s" pending={download.isPending} onClick={() => download.mutate()}>
          <Icon path={calendarIcon} className="size-[18px]" /> {t('download')}
        </Button>
        {canWithdraw && <Withdraw {...props} />}
        <ErrorNote className="w-full">{download.isError && t('download.failed')}</ErrorNote>
      </div>
    </>
  )
}

/** Until when the owner lets the client change the appointment. */
function ChangeLimit({ canWithdraw, changeUntil, zone }: OwnAppointment & { changeUntil: string }) {
  const t = useT(bookingMineTexts)
  const locale = useLocale()
  const day = formatDay(locale, dateInZone(changeUntil, zone))
  const time = formatTime(locale, changeUntil, zone)
  return <p className="mt-4 text-ink-2">{canWithdraw ? t('change.until', { day, time }) : t('change.tooLate')}</p>
}

function Withdraw({ appointment, onWithdraw, onResult }: WithdrawProps) {
  const t = useT(bookingMineTexts)
  const { id, date, time, status } = appointment
  const when = { day: formatDay(useLocale(), date), time }

  async function withdraw() {
    try {
      await onWithdraw()
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
