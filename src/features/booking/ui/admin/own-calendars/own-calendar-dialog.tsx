import { useId } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { ownCalendarsTexts } from '../../../messages/calendars/index.ts'
import { calendarChange, calendarCreation, type OwnCalendar } from '../../../model/calendars/own-calendar.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { useSaveCalendar } from './own-calendars.queries.ts'

type OwnCalendarDialogProps = { calendar: OwnCalendar | undefined; onClose: () => void }

/** The address is never sent to the browser: an empty field keeps it. */
export function OwnCalendarDialog({ calendar, onClose }: OwnCalendarDialogProps) {
  const t = useT(ownCalendarsTexts)
  const { show } = useToast()
  const failureText = useFailureText()
  const formId = useId()
  const { mutateAsync } = useSaveCalendar(calendar?.id)
  const { form, error, isPending } = useZodForm({
    schema: calendar ? calendarChange : calendarCreation,
    toInput: ({ name, address, ...boxes }) => ({
      name,
      address: address || (calendar ? undefined : ''),
      blocksAllDay: 'blocksAllDay' in boxes,
      closesIfUnread: 'closesIfUnread' in boxes,
    }),
    send: mutateAsync,
    onDone({ name }) {
      show({ title: t(calendar ? 'changed' : 'added', { name }), tone: 'ok' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(calendar ? 'form.change' : 'form.new')}
      closeLabel={t('close')}
      actions={
        <>
          <DialogClose render={<Button variant="ghost">{t('cancel')}</Button>} />
          <Button type="submit" form={formId} pending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} recoverAs={null}>
        <Field name="name" label={t('name')} help={t('name.help')}>
          <Input required maxLength={60} defaultValue={calendar?.name} />
        </Field>
        <Field
          name="address"
          label={t('address')}
          help={calendar ? t('address.keep', { host: calendar.host }) : t('address.help')}
        >
          <Input inputMode="url" autoComplete="off" spellCheck={false} className="font-mono" required={!calendar} />
        </Field>
        <Checkbox
          name="blocksAllDay"
          label={t('blocksAllDay')}
          help={t('blocksAllDay.help')}
          defaultChecked={calendar?.blocksAllDay ?? true}
        />
        <Checkbox
          name="closesIfUnread"
          label={t('closesIfUnread')}
          help={t('closesIfUnread.help')}
          defaultChecked={calendar?.closesIfUnread ?? false}
        />
        <ErrorNote>{failureText(error, t('save.failed'))}</ErrorNote>
      </Form>
    </Dialog>
  )
}
