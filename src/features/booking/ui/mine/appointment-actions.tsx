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
import { dateInZone, formatDay, formatTime } from '../../model/format-date.ts'

type PendingChange = NonNullable<OwnAppointment['change']>

/** The result of a withdrawal. `isFromElsewhere`: the appointment was changed by another client or admin. */
export type WithdrawalResult = { id: string; text: string; isFromElsewhere?: boolean }

type WithdrawProps = {
  appointment: OwnAppointment
  onWithdraw: () => Promise<unknown>
  onResult: (result: WithdrawalResult) => void
}

type AppointmentActionsProps = WithdrawProps & {
  onWithdrawChange: (change: PendingChange) => Promise<unknown>
  onAskChange: () => void
  isOpeningChange?: boolean
  /** Of the calendar file. */
  download: { isPending: boolean; isError: boolean; mutate: () => void }
}

/** What a client can do with an appointment, signed in or by the link of an email. */
export function AppointmentActions(all: AppointmentActionsProps) {
  const { download, onWithdrawChange, onAskChange, isOpeningChange = false, ...props } = all
  const t = useT(bookingMineTexts)
  const { hasInvite, canWithdraw, canChange, change, changeUntil } = props.appointment
  if (!hasInvite) return null
  return (
    <>
      {change && <RequestedChange change={change} onWithdraw={() => onWithdrawChange(change)} />}
      {changeUntil && <ChangeLimit {...props.appointment} changeUntil={changeUntil} />}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="ghost" size="s" pending={download.isPending} onClick={() => download.mutate()}>
          <Icon path={calendarIcon} className="size-[18px]" /> {t('download')}
        </Button>
        {canChange && (
          <Button variant="ghost" size="s" pending={isOpeningChange} onClick={onAskChange}>
            {t('change.ask')}
          </Button>
        )}
        {canWithdraw && <Withdraw {...props} />}
        <ErrorNote className="w-full">{download.isError && t('download.failed')}</ErrorNote>
      </div>
    </>
  )
}

type RequestedChangeProps = { change: PendingChange; onWithdraw: () => Promise<unknown> }

/** The other time that the client asked for. The appointment keeps its time until it is approved. */
function RequestedChange({ change: { date, time }, onWithdraw }: RequestedChangeProps) {
  const t = useT(bookingMineTexts)
  const when = { day: formatDay(useLocale(), date), time }
  return (
    <Note tone="info" live className="mt-4" title={t('change.requested', when)}>
      <p>{t('change.waiting')}</p>
      <ConfirmButton
        variant="ghost"
        size="s"
        className="mt-3"
        question={t('change.withdraw.ask')}
        description={t('change.withdraw.text', when)}
        confirmLabel={t('change.withdraw')}
        cancelLabel={t('change.keep')}
        failed={t('withdraw.failed')}
        onConfirm={onWithdraw}
      >
        {t('change.withdraw')}
      </ConfirmButton>
    </Note>
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
