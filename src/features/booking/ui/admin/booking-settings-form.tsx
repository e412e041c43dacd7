import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, FieldGroup, NumberField } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingSettingsTexts } from '../../messages/settings/index.ts'
import {
  type BookingSettings,
  bookingSetting,
  REQUEST_TYPES,
  type RequestType,
  SLOT_GRIDS,
} from '../../model/booking-settings.schema.ts'

type Draft = Record<Exclude<keyof BookingSettings, 'minutes'>, string> & { minutes: Record<RequestType, string> }
const REQUEST_FIELDS = ['noticeHours', 'horizonDays', 'bufferMinutes', 'openRequests'] as const
const EMAIL_FIELDS = ['reminderHours', 'nudgeHours'] as const

export function BookingSettingsForm() {
  const t = useT(bookingSettingsTexts)
  return (
    <AdminSettingForm
      setting={bookingSetting}
      texts={bookingSettingsTexts}
      about={t('about')}
      toDraft={({ minutes, ...rest }) => ({ ...toTexts(rest), minutes: toTexts(minutes) })}
      toValue={({ minutes, ...rest }: Draft) =>
        ({ ...toNumbers(rest), minutes: toNumbers(minutes) }) as BookingSettings
      }
    >
      {(form) => <BookingFields form={form} />}
    </AdminSettingForm>
  )
}

function BookingFields({ form: { draft, change } }: { form: SettingForm<Draft> }) {
  const t = useT(bookingSettingsTexts)
  const steps = SLOT_GRIDS.map((grid) => ({ value: String(grid), label: t('grid.minutes', { count: grid }) }))
  const helps = { noticeHours: t('help.noticeHours'), openRequests: t('help.openRequests') } as Record<string, string>
  return (
    <>
      <FieldGroup heading={t('group.minutes')}>
        {REQUEST_TYPES.map((type) => (
          <NumberField
            key={type}
            name={`minutes.${type}`}
            label={t(`field.minutes.${type}`)}
            value={draft.minutes[type]}
            onChange={(value) => change({ minutes: { ...draft.minutes, [type]: value } })}
          />
        ))}
      </FieldGroup>
      <FieldGroup heading={t('group.asking')}>
        <Field name="grid" label={t('field.grid')}>
          <Select className="max-w-48" options={steps} value={draft.grid} onValueChange={(grid) => change({ grid })} />
        </Field>
        {REQUEST_FIELDS.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t(`field.${name}`)}
            help={helps[name]}
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </FieldGroup>
      <FieldGroup heading={t('group.letters')}>
        {EMAIL_FIELDS.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={t(`field.${name}`)}
            help={t('help.never')}
            value={draft[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </FieldGroup>
    </>
  )
}

function toTexts<Name extends string>(values: Record<Name, number>): Record<Name, string> {
  return mapped(values, String)
}

function toNumbers<Name extends string>(values: Record<Name, string>): Record<Name, number> {
  return mapped(values, parseDecimal)
}

function mapped<Name extends string, From, To>(values: Record<Name, From>, convert: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, convert(value as From)])) as Record<
    Name,
    To
  >
}
