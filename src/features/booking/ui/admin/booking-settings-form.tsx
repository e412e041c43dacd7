import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { NoticeHelp } from '#features/settings/ui/admin/notice-help.tsx'
import { AdminSettingForm, FieldGroup, NumberField } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingSettingsTexts } from '../../messages/settings/index.ts'
import {
  BOOKERS,
  type BookingSettings,
  bookingSetting,
  GUEST_PHONE,
  OWNER_NOTICES,
  SLOT_GRIDS,
} from '../../model/booking-settings.schema.ts'
import { parseReminderTimes, reminderTimes } from '../../model/reminder-times.ts'

type Choices = Pick<BookingSettings, 'ownerNotice' | 'whoMayBook' | 'guestPhone'>
type Draft = Record<NumberName | 'grid' | 'reminders', string> & Choices
type NumberName = Exclude<keyof BookingSettings, 'grid' | 'reminderHours' | 'laterReminderHours' | keyof Choices>

export function BookingSettingsForm() {
  const t = useT(bookingSettingsTexts)
  return (
    <AdminSettingForm
      setting={bookingSetting}
      texts={bookingSettingsTexts}
      about={t('about')}
      toDraft={toDraft}
      toValue={({ ownerNotice, whoMayBook, guestPhone, reminders, ...rest }: Draft) => ({
        ...mapValues(rest, parseDecimal),
        ...parseReminderTimes(reminders),
        ...{ ownerNotice, whoMayBook, guestPhone },
      })}
    >
      {(form) => <BookingFields form={form} />}
    </AdminSettingForm>
  )
}

function BookingFields({ form: { draft, change } }: { form: SettingForm<Draft> }) {
  const t = useT(bookingSettingsTexts)
  const steps = SLOT_GRIDS.map((grid) => ({ value: String(grid), label: t('grid.minutes', { count: grid }) }))
  const notices = OWNER_NOTICES.map((value) => ({ value, label: t(`choice.ownerNotice.${value}`) }))
  const bookers = BOOKERS.map((value) => ({ value, label: t(`choice.whoMayBook.${value}`) }))
  const phones = GUEST_PHONE.map((value) => ({ value, label: t(`value.guestPhone.${value}`) }))
  const field = (name: NumberName, help?: string) => (
    <NumberField
      name={name}
      label={t(`field.${name}`)}
      help={help}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  return (
    <>
      <FieldGroup heading={t('group.asking')}>
        <Field name="whoMayBook" label={t('field.whoMayBook')} help={t('help.whoMayBook')}>
          <Select
            className="max-w-96"
            options={bookers}
            value={draft.whoMayBook}
            onValueChange={(whoMayBook) => change({ whoMayBook })}
          />
        </Field>
        {draft.whoMayBook === 'everyone' && (
          <Field name="guestPhone" label={t('field.guestPhone')}>
            <Select
              className="max-w-72"
              options={phones}
              value={draft.guestPhone}
              onValueChange={(guestPhone) => change({ guestPhone })}
            />
          </Field>
        )}
        <Field name="grid" label={t('field.grid')}>
          <Select className="max-w-48" options={steps} value={draft.grid} onValueChange={(grid) => change({ grid })} />
        </Field>
        {field('noticeHours', t('help.noticeHours'))}
        {field('horizonDays')}
        {field('bufferMinutes')}
        {field('changeHours', t('help.changeHours'))}
        {field('openRequests', t('help.openRequests'))}
      </FieldGroup>
      <FieldGroup heading={t('group.emails')}>
        <Field name="ownerNotice" label={t('field.ownerNotice')} help={<NoticeHelp help={t('help.ownerNotice')} />}>
          <Select
            className="max-w-72"
            options={notices}
            value={draft.ownerNotice}
            onValueChange={(ownerNotice) => change({ ownerNotice })}
          />
        </Field>
        <Field name="reminderHours" label={t('field.reminderHours')} help={t('help.reminders')}>
          <Input
            inputMode="text"
            className="max-w-48 font-mono"
            value={draft.reminders}
            onValueChange={(reminders) => change({ reminders })}
          />
        </Field>
        {field('nudgeHours', t('help.never'))}
      </FieldGroup>
    </>
  )
}

function toDraft(settings: BookingSettings): Draft {
  const { ownerNotice, whoMayBook, guestPhone, reminderHours, laterReminderHours, ...rest } = settings
  const reminders = reminderTimes({ reminderHours, laterReminderHours }).join(', ')
  return { ...mapValues(rest, String), reminders, ownerNotice, whoMayBook, guestPhone }
}

function mapValues<Name extends string, From, To>(values: Record<Name, From>, convert: (value: From) => To) {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, convert(value)])
  return Object.fromEntries(entries) as Record<Name, To>
}
