import { useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { DENIAL_REASONS } from '../../../content/denial-reasons.ts'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import type { AppointmentDetails } from '../../../model/appointment.schema.ts'
import { useConflictToast, useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useApprove, useDeny } from '../timeslots.queries.ts'
import { AppointmentReasonDialog } from './appointment-reason-dialog.tsx'
import { useClientName } from './client-name.tsx'
import { MoveDialog } from './move-dialog.tsx'

type DecisionProps = { appointment: AppointmentDetails }

/** Approve, also at another time, and deny, each with a confirmation. A time that has passed cannot be approved. */
export function DecisionButtons({ appointment }: DecisionProps) {
  const t = useT(bookingAdminTexts)
  const [asking, setAsking] = useState<'approve' | 'approveAt' | 'deny'>()
  const { client, date, time } = appointment
  const which = { name: useClientName()(client), day: formatAdminDay(useLocale(), date), time }
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
      <Approve appointment={appointment} isOpen={asking === 'approve'} onClose={close} />
      {asking === 'approveAt' && <MoveDialog appointment={appointment} onClose={close} />}
      {asking === 'deny' && <Deny appointment={appointment} onClose={close} />}
    </>
  )
}

function Approve({ appointment, isOpen, onClose }: DecisionProps & { isOpen: boolean; onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const showConflict = useConflictToast()
  const failureText = useFailureText()
  const { mutate, isPending, error, reset } = useApprove(appointment)
  const name = useClientName()(appointment.client)
  const when = { day: formatAdminDay(useLocale(), appointment.date), time: appointment.time }

  function close() {
    reset()
    onClose()
  }

  return (
    <Confirm
      open={isOpen}
      title={t('approve.ask', { name, ...when })}
      description={t('approve.text', { name })}
      confirmLabel={t('approve')}
      cancelLabel={t('cancel')}
      pending={isPending}
      error={failureText(error, t('approve.failed'))}
      onConfirm={() =>
        mutate(undefined, {
          onSuccess: () => {
            show({ title: t('approve.done', { name }), tone: 'ok' })
            close()
          },
          onError: (failure) => showConflict(failure) && close(),
        })
      }
      onCancel={close}
    >
      {!appointment.isOpen && <Note tone="warn">{t('approve.closed')}</Note>}
    </Confirm>
  )
}

function Deny({ appointment, onClose }: DecisionProps & { onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const { show } = useToast()
  const showConflict = useConflictToast()
  const { mutateAsync } = useDeny(appointment)
  const { email, locale } = appointment.client
  const name = useClientName()(appointment.client)

  return (
    <AppointmentReasonDialog
      appointment={appointment}
      title={t('deny.title', { name })}
      description={email ? t('deny.text', { name, language: t(`language.${locale}`) }) : t('deny.textGone')}
      label={t('deny.reason')}
      lang={locale}
      templates={DENIAL_REASONS[locale]}
      confirmLabel={t('deny')}
      failed={t('deny.failed')}
      send={mutateAsync}
      onDone={() => {
        show({ title: email ? t('deny.done', { name }) : t('deny.doneGone'), tone: 'ok' })
        onClose()
      }}
      onRefused={(failure) => showConflict(failure) && onClose()}
      onClose={onClose}
    />
  )
}
