import { useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { type AppointmentDetails, appointmentMove } from '../../../model/appointment.schema.ts'
import { formatHours } from '../../format-hours.ts'
import { useConflictToast, useFailureText } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useApprove, useMove } from '../timeslots.queries.ts'
import { useClientName } from './client-name.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'

/** By appointment: a move refused as outdated closes the dialog, and its input is there again when it is reopened. */
const refusedMoves = new Map<string, DateTimeDraft & { note: string }>()

type MoveDialogProps = {
  appointment: AppointmentDetails
  /** The time that the appointment was dragged to. */
  to?: DateTimeDraft | undefined
  onClose: () => void
}

/** Moves an approved appointment, or approves a request at another time. */
export function MoveDialog({ appointment, to, onClose }: MoveDialogProps) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const showConflict = useConflictToast()
  const failureText = useFailureText()
  // A refetch must not replace the version that this dialog shows.
  const [{ id, date, status, version, client, requestType, startsAt, ...shown }] = useState(appointment)
  const initial = refusedMoves.get(id) ?? { date, time: '', evenIfClosed: false, note: '' }
  const [draft, setDraft] = useState({ ...initial, ...to })
  const name = useClientName()(client)
  const mode = status === 'PENDING' ? 'approveAt' : 'move'
  const [{ mutateAsync: moveTo }, { mutateAsync: approveAt }] = [useMove(id), useApprove(id)]

  const { form, error, isPending } = useZodForm({
    schema: appointmentMove,
    toInput: () => ({ ...draft, version }),
    send: mode === 'move' ? moveTo : approveAt,
    onDone: (moved) => {
      const when = { day: formatAdminDay(locale, moved.date), time: moved.time }
      show({ title: t(`${mode}.done`, { name, ...when }), tone: 'ok' })
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

  const hours = t('between', formatHours(locale, { ...shown, startsAt }))
  return (
    <FormDialog
      recoverAs={`move ${id}`}
      form={form}
      title={t(`${mode}.title`, { name })}
      description={t(`${mode}.text`, { name })}
      confirmLabel={t(`${mode}.save`)}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      pending={isPending}
      error={failureText(error, t(`${mode}.failed`))}
      onClose={close}
    >
      <p>
        <span className="text-ink-2">{t(`${mode}.current`)}</span> {formatAdminDay(locale, date)}, {hours}
      </p>
      <DateTimeFields
        type={requestType}
        moving={{ id, startsAt }}
        value={draft}
        onChange={(when) => setDraft({ ...draft, ...when })}
      />
      {client.email && (
        <Field
          name="note"
          label={t('move.note')}
          hint={t('optional')}
          help={t('move.noteHelp', { language: t(`language.${client.locale}`) })}
        >
          <Textarea
            size="s"
            rows={3}
            lang={client.locale}
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          />
        </Field>
      )}
    </FormDialog>
  )
}
