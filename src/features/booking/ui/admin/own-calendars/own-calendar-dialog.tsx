import { useId, useState } from 'react'
import { useZodForm } from '#platform/client/use-zod-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorNote } from '#ui/failed-note.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Input } from '#ui/form/input.tsx'
import { Radio, RadioGroup } from '#ui/form/radio-group.tsx'
import { Dialog, DialogClose } from '#ui/overlay/dialog.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { ownCalendarsTexts } from '../../../messages/calendars/index.ts'
import {
  type CalendarKind,
  calendarChange,
  calendarCreation,
  type OwnCalendar,
} from '../../../model/calendars/own-calendar.schema.ts'
import { useFailureText } from '../error-messages.ts'
import { CaldavFields } from './caldav-fields.tsx'
import { useSaveCalendar } from './own-calendars.queries.ts'
import { useCalendarSearch } from './use-calendar-search.ts'

type OwnCalendarDialogProps = { calendar: OwnCalendar | undefined; onClose: () => void }

/** Address and password are never sent to the browser: an empty field keeps them. */
export function OwnCalendarDialog({ calendar, onClose }: OwnCalendarDialogProps) {
  const t = useT(ownCalendarsTexts)
  const { show } = useToast()
  const failureText = useFailureText()
  const formId = useId()
  const [kind, setKind] = useState<CalendarKind>(calendar?.kind ?? 'ics')
  const search = useCalendarSearch()
  const { mutateAsync } = useSaveCalendar(calendar?.id)
  const isSearched = !calendar && kind === 'caldav'
  const { form, error, isPending } = useZodForm({
    schema: calendar ? calendarChange : calendarCreation,
    toInput({ name, address, username, password, ...boxes }) {
      const missing = calendar ? undefined : ''
      return {
        ...{ kind, name, address: address || missing },
        ...(kind === 'caldav' && { username: username || missing, password: password || missing }),
        blocksAllDay: 'blocksAllDay' in boxes,
        closesIfUnread: 'closesIfUnread' in boxes,
        receivesAppointments: 'receivesAppointments' in boxes,
      }
    },
    async send(input) {
      const address = isSearched ? await search.resolve(input) : input.address
      // The owner chooses a calendar, or corrects what they entered.
      if (isSearched && !address) return undefined
      return mutateAsync({ ...input, address })
    },
    onDone(saved) {
      if (!saved) return
      show({ title: t(calendar ? 'changed' : 'added', { name: saved.name }), tone: 'ok' })
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
            {t(isSearched && search.choices.length === 0 ? 'search' : 'save')}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} recoverAs={null}>
        {!calendar && (
          <RadioGroup label={t('kind')} value={kind} onValueChange={setKind} className="grid gap-1">
            <Radio value="ics" label={t('kind.ics')} help={t('kind.ics.help')} />
            <Radio value="caldav" label={t('kind.caldav')} help={t('kind.caldav.help')} />
          </RadioGroup>
        )}
        <Field name="name" label={t('name')} help={t('name.help')}>
          <Input required maxLength={60} defaultValue={calendar?.name} />
        </Field>
        {kind === 'ics' && (
          <Field
            name="address"
            label={t('address')}
            help={calendar ? t('address.keep', { host: calendar.host }) : t('address.help')}
          >
            <Input inputMode="url" autoComplete="off" spellCheck={false} className="font-mono" required={!calendar} />
          </Field>
        )}
        {kind === 'caldav' && <CaldavFields calendar={calendar} search={search} />}
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
        {kind === 'caldav' && (
          <Checkbox
            name="receivesAppointments"
            label={t('receives')}
            help={t('receives.help')}
            defaultChecked={calendar?.receivesAppointments ?? false}
          />
        )}
        <ErrorNote>
          {failureText(error, t('save.failed')) ?? (search.problem && t(`problem.${search.problem}`))}
        </ErrorNote>
      </Form>
    </Dialog>
  )
}
