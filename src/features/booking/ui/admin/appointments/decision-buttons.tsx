import { useState } from 'react'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { DENIAL_REASONS } from '../../../content/denial-reasons.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { useConflictToast, useFailureText } from '../error-messages.ts'
import { useApprove } from '../timeslots.queries.ts'
import { AppointmentReasonDialog } from './appointment-reason-dialog.tsx'
import { useAppointmentValues } from './client-name.tsx'
import { MoveDialog } from './move-dialog.tsx'

type DecisionProps = { appointment: AppointmentDetails }

/** Approve, also at another time, and deny, each with a confirmation. A time that has passed cannot be approved. */
export function DecisionButtons({ appointment }: DecisionProps) {
  const t = useT(bookingAdminTexts)
  const [asking, setAsking] = useState<'approve' | 'approveAt' | 'deny'>()
  const which = useAppointmentValues(appointment)
  const close = () => setAsking(undefined)
  return (
    <>
      {!appointment.hasPassed && (
        <Button size="s" aria-label={t('approve.of', which)} onClick={() => setAsking('approve')}>
          {t('approve')}
        </Button>
      )}
      <Button size="s" variant="ghost" aria-label={t('approveAt.of', which)} onClick={() => setAsking('approveAt')}>
        {t('approveAt')}
      </Button>
      <Button size="s" variant="danger" aria-label={t('deny.of', which)} onClick={() => setAsking('deny')}>
        {t('deny')}
      </Button>
      <Approve appointment={appointment} isAsking={asking === 'approve'} onClose={close} />
      {asking === 'approveAt' && <MoveDialog appointment={appointment} onClose={close} />}
      {asking === 'deny' && <Deny appointment={appointment} onClose={close} />}
    </>
  )
}

function Approve({ appointment, isAsking, onClose }: DecisionProps & { isAsking: boolean; onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const showConflict = useConflictToast()
  const failureText = useFailureText()
  const { id, version, isOpen } = appointment
  const { mutate, isPending, error, reset } = useApprove(id)
  const values = useAppointmentValues(appointment)

  function close() {
    reset()
    onClose()
  }

  return (
    <Confirm
      open={isAsking}
      title={t('approve.ask', values)}
      description={t('approve.text', values)}
      confirmLabel={t('approve')}
      cancelLabel={t('cancel')}
      pending={isPending}
      error={failureText(error, t('approve.failed'))}
      onConfirm={() =>
        mutate(
          { evenIfClosed: !isOpen, version },
          {
            onSuccess: () => {
              show({ title: t('approve.done', values), tone: 'ok' })
              close()
            },
            onError: (failure) => showConflict(failure) && close(),
          },
        )
      }
      onCancel={close}
    >
      {!isOpen && <Note tone="warn">{t('approve.closed')}</Note>}
    </Confirm>
  )
}

function Deny({ appointment, onClose }: DecisionProps & { onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const { email, locale } = appointment.client
  const { name } = useAppointmentValues(appointment)
  return (
    <AppointmentReasonDialog
      appointment={appointment}
      action="deny"
      title={t('deny.title', { name })}
      description={email ? t('deny.text', { name, language: t(`language.${locale}`) }) : t('deny.textGone')}
      templates={DENIAL_REASONS[locale]}
      confirmLabel={t('deny')}
      done={email ? t('deny.done', { name }) : t('deny.doneGone')}
      onDecided={onClose}
      onClose={onClose}
    />
  )
}
