import { parseDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { useLanguageName } from '#features/settings/ui/admin/field-label.ts'
import { NoticeHelp } from '#features/settings/ui/admin/notice-help.tsx'
import { AdminSettingForm, FieldGroup, NumberField } from '#features/settings/ui/admin/setting-form.tsx'
import type { SettingForm } from '#features/settings/ui/admin/use-setting-form.ts'
import { LOCALES } from '#kernel/locale.ts'
import { useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { bookingSettingsTexts } from '../../messages/settings/index.ts'
import {
  type BookingSettings,
  bookingSetting,
  OWNER_NOTICES,
  REQUEST_TYPES,
  type RequestType,
  SLOT_GRIDS,
} from '../../model/booking-settings.schema.ts'

type Draft = Record<NumberName | 'grid', string> & {
  minutes: Record<RequestType, string>
} & Pick<BookingSettings, 'places' | 'ownerNotice'>
type NumberName = Exclude<keyof BookingSettings, 'grid' | 'minutes' | 'places' | 'ownerNotice'>

export function BookingSettingsForm() {
  const t = useT(bookingSettingsTexts)
  return (
    <AdminSettingForm
      setting={bookingSetting}
      texts={bookingSettingsTexts}
      about={t('about')}
      toDraft={({ minutes, places, ownerNotice, ...rest }) => ({
        ...mapValues(rest, String),
        minutes: mapValues(minutes, String),
        places,
        ownerNotice,
      })}
      toValue={({ minutes, places, ownerNotice, ...rest }: Draft) => ({
        ...mapValues(rest, parseDecimal),
        minutes: mapValues(minutes, parseDecimal),
        places,
        ownerNotice,
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
      <PlaceFields places={draft.places} onChange={(places) => change({ places })} />
      <FieldGroup heading={t('group.asking')}>
        <Field name="grid" label={t('field.grid')}>
          <Select className="max-w-48" options={steps} value={draft.grid} onValueChange={(grid) => change({ grid })} />
        </Field>
        {field('noticeHours', t('help.noticeHours'))}
        {field('horizonDays')}
        {field('bufferMinutes')}
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
        {field('reminderHours', t('help.never'))}
        {field('nudgeHours', t('help.never'))}
      </FieldGroup>
    </>
  )
}

type PlaceFieldsProps = { places: BookingSettings['places']; onChange: (places: BookingSettings['places']) => void }

function PlaceFields({ places, onChange }: PlaceFieldsProps) {
  const t = useT(bookingSettingsTexts)
  const languageName = useLanguageName()
  return (
    <FieldGroup heading={t('group.places')}>
      <p className="max-w-[44em] text-ink-2 md:col-span-2">{t('help.places')}</p>
      {REQUEST_TYPES.map((type) => (
        <fieldset key={type} className="min-w-0 md:col-span-2">
          <legend className="mb-2 font-display font-semibold text-[1.05rem]">{t(`field.minutes.${type}`)}</legend>
          <div className="grid items-start gap-x-5 gap-y-3 md:grid-cols-3">
            {LOCALES.map((locale) => (
              <Field key={locale} name={`places.${type}.${locale}`} label={languageName(locale)}>
                <Input
                  lang={locale}
                  autoComplete="off"
                  value={places[type][locale]}
                  onValueChange={(text) => onChange({ ...places, [type]: { ...places[type], [locale]: text } })}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
    </FieldGroup>
  )
}

function mapValues<Name extends string, From, To>(values: Record<Name, From>, convert: (value: From) => To) {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, convert(value)])
  return Object.fromEntries(entries) as Record<Name, To>
}
