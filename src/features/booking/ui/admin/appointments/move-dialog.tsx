import { type SubmitEvent, useId, useState } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import type { FieldErrors } from '#ui/form/form-errors.ts'
import { Note } from '#ui/note.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { bookingAdminTexts } from '../../../messages/admin/index.ts'
import { type AppointmentDetails, appointmentMove } from '../../../model/appointment.schema.ts'
import { serverFieldErrors, useBookingErrorMessage, useConflictToast, useZodErrors } from '../error-messages.ts'
import { formatAdminDay } from '../format-admin-day.ts'
import { useMove } from '../timeslots.queries.ts'
import { useClientName } from './appointment-line.tsx'
import { type DateTimeDraft, DateTimeFields } from './date-time-fields.tsx'

const NONE: FieldErrors = {}

/** By appointment: a move refused as outdated closes the dialog, and its input is there again when it is reopened. */
const refusedMoves = new Map<string, DateTimeDraft>()

export function MoveDialog({ appointment, onClose }: { appointment: AppointmentDetails; onClose: () => void }) {
  const t = useT(bookingAdminTexts)
  const locale = useLocale()
  const { show } = useToast()
  const toFieldErrors = useZodErrors()
  const showConflict = useConflictToast()
  const reason = useBookingErrorMessage()
  const formId = useId()
  const { id, date } = appointment
  const [draft, setDraft] = useState<DateTimeDraft>(refusedMoves.get(id) ?? { date, time: '', evenIfClosed: false })
  const [errors, setErrors] = useState(NONE)
  const { mutate, isPending, error } = useMove(id)
  const name = useClientName()(appointment.client)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const parsed = appointmentMove.safeParse({ ...draft, version: appointment.version })
    if (!parsed.success) return setErrors(toFieldErrors(parsed.error))
    setErrors(NONE)
    mutate(parsed.data, {
      onSuccess: ({ date, time }) => {
        show({ title: t('move.done', { name, day: formatAdminDay(locale, date), time }), tone: 'ok' })
        close()
      },
      onError(failure) {
        if (!showConflict(failure)) return setErrors(serverFieldErrors(failure))
        refusedMoves.set(id, draft)
        onClose()
      },
    })
  }

  function close() {
    refusedMoves.delete(id)
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('move.title', { name })}
      description={t('move.text', { name })}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{t('cancel')}</Button>} />
          <Button type="submit" form={formId} pending={isPending}>
            {t('move.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={errors} onSubmit={submit} method="dialog">
        <DateTimeFields type={appointment.requestType} moving={appointment} value={draft} onChange={setDraft} />
        {error && Object.keys(errors).length === 0 && (
          <Note tone="danger" live>
            {[t('move.failed'), reason(error)].filter(Boolean).join('. ')}
          </Note>
        )}
      </Form>
    </Dialog>
  )
}
