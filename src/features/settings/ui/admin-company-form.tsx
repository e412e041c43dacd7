import { LOCALES } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'
import { Select } from '#ui/select.tsx'
import { settingsAdminTexts } from '../messages/admin/index.ts'
import { HoursEditor } from './admin-company-hours.tsx'
import { AdminSettingForm, FieldGroup } from './admin-setting-form.tsx'
import { type CompanyDraft, fromCompanyDraft, toCompanyDraft } from './company-draft.ts'
import { countryOptions } from './countries.ts'

type PartProps = { draft: CompanyDraft; change: (part: Partial<CompanyDraft>) => void }

export function AdminCompanyForm() {
  const locale = useLocale()
  return (
    <AdminSettingForm
      subject="company"
      toDraft={(company) => toCompanyDraft(company, locale)}
      toValue={fromCompanyDraft}
    >
      {(form) => (
        <>
          <Who {...form} />
          <Address {...form} />
          <Hours {...form} />
          <Links {...form} />
        </>
      )}
    </AdminSettingForm>
  )
}

function Who({ draft, change }: PartProps) {
  const t = useT(settingsAdminTexts)
  return (
    <FieldGroup heading={t('group.who')}>
      <Field name="name" label={t('field.name')}>
        <Input required autoComplete="organization" value={draft.name} onValueChange={(name) => change({ name })} />
      </Field>
      <Field name="vatNumber" label={t('field.vatNumber')} hint={t('optional')}>
        <Input autoComplete="off" value={draft.vatNumber} onValueChange={(vatNumber) => change({ vatNumber })} />
      </Field>
      <Field name="phone" label={t('field.phone')} hint={t('optional')}>
        <Input type="tel" autoComplete="tel" value={draft.phone} onValueChange={(phone) => change({ phone })} />
      </Field>
      <Field name="email" label={t('field.email')} hint={t('optional')} help={t('help.email')}>
        <Input type="email" autoComplete="email" value={draft.email} onValueChange={(email) => change({ email })} />
      </Field>
      {LOCALES.map((locale) => (
        <Field
          key={locale}
          name={`slogan.${locale}`}
          label={t(`field.slogan.${locale}`)}
          hint={t('optional')}
          className="md:col-span-2"
        >
          <Input
            lang={locale}
            value={draft.slogan[locale]}
            onValueChange={(text) => change({ slogan: { ...draft.slogan, [locale]: text } })}
          />
        </Field>
      ))}
    </FieldGroup>
  )
}

function Address({ draft, change }: PartProps) {
  const t = useT(settingsAdminTexts)
  const uiLocale = useLocale()
  const { geo } = draft
  return (
    <FieldGroup heading={t('group.address')}>
      <Field name="street" label={t('field.street')} hint={t('optional')}>
        <Input autoComplete="street-address" value={draft.street} onValueChange={(street) => change({ street })} />
      </Field>
      <div className="grid grid-cols-[7rem_1fr] gap-5">
        <Field name="postalCode" label={t('field.postalCode')}>
          <Input
            autoComplete="postal-code"
            value={draft.postalCode}
            onValueChange={(postalCode) => change({ postalCode })}
          />
        </Field>
        <Field name="city" label={t('field.city')}>
          <Input autoComplete="address-level2" value={draft.city} onValueChange={(city) => change({ city })} />
        </Field>
      </div>
      <Field name="countryCode" label={t('field.countryCode')}>
        <Select
          options={countryOptions(uiLocale, draft.countryCode)}
          value={draft.countryCode}
          onValueChange={(countryCode) => change({ countryCode })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-5 gap-y-1.5">
        <Field name="geo.latitude" label={t('field.geo.latitude')}>
          <Input
            inputMode="decimal"
            value={geo.latitude}
            onValueChange={(latitude) => change({ geo: { ...geo, latitude } })}
          />
        </Field>
        <Field name="geo.longitude" label={t('field.geo.longitude')}>
          <Input
            inputMode="decimal"
            value={geo.longitude}
            onValueChange={(longitude) => change({ geo: { ...geo, longitude } })}
          />
        </Field>
        <p className="col-span-2 text-[0.92em] text-ink-2 leading-normal">{t('help.geo')}</p>
      </div>
    </FieldGroup>
  )
}

function Hours({ draft, change }: PartProps) {
  const t = useT(settingsAdminTexts)
  return (
    <FieldGroup heading={t('group.hours')}>
      <HoursEditor hours={draft.openingHours} onChange={(openingHours) => change({ openingHours })} />
      <Field name="timeZone" label={t('field.timeZone')} help={t('help.timeZone')}>
        <Input
          required
          list="time-zones"
          autoComplete="off"
          value={draft.timeZone}
          onValueChange={(timeZone) => change({ timeZone })}
        />
      </Field>
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </FieldGroup>
  )
}

function Links({ draft, change }: PartProps) {
  const t = useT(settingsAdminTexts)
  const { credit } = draft
  return (
    <FieldGroup heading={t('group.links')}>
      <Field
        name="facebookUrl"
        label={t('field.facebookUrl')}
        hint={t('optional')}
        help={t('help.facebookUrl')}
        className="md:col-span-2"
      >
        <Input type="url" value={draft.facebookUrl} onValueChange={(facebookUrl) => change({ facebookUrl })} />
      </Field>
      <Field name="credit.name" label={t('field.credit.name')} hint={t('optional')} help={t('help.credit')}>
        <Input value={credit.name} onValueChange={(name) => change({ credit: { ...credit, name } })} />
      </Field>
      <Field name="credit.url" label={t('field.credit.url')} hint={t('optional')}>
        <Input type="url" value={credit.url} onValueChange={(url) => change({ credit: { ...credit, url } })} />
      </Field>
    </FieldGroup>
  )
}
