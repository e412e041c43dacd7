import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { type AppointmentDetails, appointmentMove } from '../../../model/appointment.schema.ts'
import { useConflictToast, useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useMove } from '../timeslots.queries.ts'
import { useClientName } from './appointment-line.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'

/** By appointment: a move refused as outdated closes the dialog, and its input is there again when it is reopened. */
const refusedMoves = new Map<string, DateTimeDraft>()

export function MoveDialog({ appointment, onClose }: { appointment: AppointmentDetails; onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const showConflict = useConflictToast()
  const failureText = useFailureText()
  const { id, date } = appointment
  const [draft, setDraft] = useState<DateTimeDraft>(refusedMoves.get(id) ?? { date, time: '', evenIfClosed: false })
  const name = useClientName()(appointment.client)

  const { form, error, isPending } = useZodForm({
    schema: appointmentMove,
    toInput: () => ({ ...draft, version: appointment.version }),
    send: useMove(id).mutateAsync,
    onDone: (moved) => {
      show({ title: t('move.done', { name, day: formatAdminDay(locale, moved.date), time: moved.time }), tone: 'ok' })
      close()
    },
    onRefused(failure) {
      if (!showConflict(failure)) return
      refusedMoves.set(id, draft)
      onClose()
    },
  })

  function close() {
    refusedMoves.delete(id)
    onClose()
  }

  return (
    <FormDialog
      form={form}
      title={t('move.title', { name })}
      description={t('move.text', { name })}
      confirmLabel={t('move.save')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      pending={isPending}
      error={failureText(error, t('move.failed'))}
      onClose={close}
    >
      <DateTimeFields type={appointment.requestType} moving={appointment} value={draft} onChange={setDraft} />
    </FormDialog>
  )
}
