import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { settingsAdminTexts } from '../messages/admin/index.ts'
import { type BookingSettings, GRIDS, REQUEST_TYPES, type RequestType } from '../model/booking.ts'
import { AdminSettingForm, FieldGroup } from './admin-setting-form.tsx'
import { readDecimal } from './decimal.ts'
import type { SettingForm } from './use-setting-form.ts'

type Draft = Record<Exclude<keyof BookingSettings, 'minutes'>, string> & { minutes: Record<RequestType, string> }
const ASKING = ['noticeHours', 'horizonDays', 'bufferMinutes', 'openRequests'] as const
const LETTERS = ['reminderHours', 'nudgeHours'] as const

export function AdminBookingForm() {
  return (
    <AdminSettingForm
      subject="booking"
      toDraft={({ minutes, ...rest }) => ({ ...inTexts(rest), minutes: inTexts(minutes) })}
      toValue={({ minutes, ...rest }: Draft) =>
        ({ ...inNumbers(rest), minutes: inNumbers(minutes) }) as BookingSettings
      }
    >
      {(form) => <BookingFields form={form} />}
    </AdminSettingForm>
  )
}

function BookingFields({ form: { draft, change } }: { form: SettingForm<Draft> }) {
  const t = useT(settingsAdminTexts)
  const steps = GRIDS.map((grid) => ({ value: String(grid), label: t('grid.minutes', { count: grid }) }))
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
        {ASKING.map((name) => (
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
        {LETTERS.map((name) => (
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

type NumberFieldProps = {
  name: string
  label: string
  help?: string | undefined
  value: string
  onChange: (value: string) => void
}

function NumberField({ name, label, help, value, onChange }: NumberFieldProps) {
  return (
    <Field name={name} label={label} {...(help ? { help } : {})}>
      <Input required inputMode="numeric" className="max-w-28 font-mono" value={value} onValueChange={onChange} />
    </Field>
  )
}

function inTexts<Name extends string>(values: Record<Name, number>): Record<Name, string> {
  return mapped(values, String)
}

function inNumbers<Name extends string>(values: Record<Name, string>): Record<Name, number> {
  return mapped(values, readDecimal)
}

function mapped<Name extends string, From, To>(values: Record<Name, From>, turn: (value: From) => To) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, turn(value as From)])) as Record<
    Name,
    To
  >
}
