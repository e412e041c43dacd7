import { LOCALES } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { companySetting } from '../../../model/company.schema.ts'
import { AdminSettingForm, FieldGroup } from '../setting-form.tsx'
import { CompanyAddressFields, type CompanyPartProps } from './company-address.tsx'
import { fromCompanyDraft, toCompanyDraft } from './company-draft.ts'
import { HoursEditor } from './company-hours.tsx'

export function AdminCompanyForm() {
  const locale = useLocale()
  const t = useT(settingsAdminTexts)
  return (
    <AdminSettingForm
      setting={companySetting}
      texts={settingsAdminTexts}
      about={t('about.company')}
      isOnSite
      toDraft={(company) => toCompanyDraft(company, locale)}
      toValue={fromCompanyDraft}
    >
      {(form) => (
        <>
          <CompanyFields {...form} />
          <CompanyAddressFields {...form} />
          <HoursFields {...form} />
          <LinkFields {...form} />
        </>
      )}
    </AdminSettingForm>
  )
}

function CompanyFields({ draft, change }: CompanyPartProps) {
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

function HoursFields({ draft, change }: CompanyPartProps) {
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

function LinkFields({ draft, change }: CompanyPartProps) {
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
