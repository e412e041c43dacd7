import type { ComponentType } from 'react'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Note } from '#ui/note.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { type Company, companySetting } from '../../../model/company.schema.ts'
import { findVatProblem, isPhoneLikely } from '../../../model/country-rules.ts'
import { useSite } from '../../use-site.ts'
import { AdminSettingForm, FieldGroup } from '../setting-form.tsx'
import { AddressFields } from './company-address.tsx'
import { fromCompanyDraft, toCompanyDraft } from './company-draft.ts'
import { type CompanyPartProps, CompanyTextField } from './company-fields.tsx'
import { HoursEditor } from './company-hours.tsx'
import { PeopleEditor } from './company-people.tsx'
import type { UploadPhoto } from './person-photo.tsx'

export type HoursNoteProps = {
  /** As entered, perhaps not complete. */
  hours: Company['openingHours']
  onCopy: (hours: Company['openingHours']) => void
}

type CompanyFormProps = {
  /** A part of another slice beside the opening hours. */
  hoursNote?: ComponentType<HoursNoteProps>
  uploadPhoto: UploadPhoto
}

export function CompanyForm({ hoursNote, uploadPhoto }: CompanyFormProps) {
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
          <CompanyFields form={form} />
          <AddressFields form={form} />
          <LegalFields form={form} />
          <FieldGroup heading={t('group.people')}>
            <PeopleEditor
              people={form.draft.people}
              onChange={(people) => form.change({ people })}
              upload={uploadPhoto}
            />
          </FieldGroup>
          <HoursFields form={form} note={hoursNote} />
          <LinkFields form={form} />
        </>
      )}
    </AdminSettingForm>
  )
}

function CompanyFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const { languages } = useSite()
  const { slogan, countryCode, vatNumber, phone } = form.draft
  const vatProblem = findVatProblem(countryCode, vatNumber)
  return (
    <FieldGroup heading={t('group.who')}>
      <CompanyTextField form={form} name="name" required autoComplete="organization" />
      <CompanyTextField
        form={form}
        name="vatNumber"
        isOptional
        autoComplete="off"
        warning={vatProblem && t(`warning.vat.${vatProblem}`)}
      />
      <CompanyTextField
        form={form}
        name="phone"
        isOptional
        type="tel"
        autoComplete="tel"
        warning={isPhoneLikely(countryCode, phone) ? undefined : t('warning.phone')}
      />
      <CompanyTextField form={form} name="email" isOptional type="email" autoComplete="email" help={t('help.email')} />
      {languages.map((locale) => (
        <Field
          key={locale}
          name={`slogan.${locale}`}
          label={t(`field.slogan.${locale}`)}
          hint={t('optional')}
          className="md:col-span-2"
        >
          <Input
            lang={locale}
            value={slogan[locale]}
            onValueChange={(text) => form.change({ slogan: { ...slogan, [locale]: text } })}
          />
        </Field>
      ))}
    </FieldGroup>
  )
}

/** What the law asks a company to state; one row per language. */
function LegalFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const { languages } = useSite()
  return (
    <FieldGroup heading={t('group.legal')}>
      <Note className="md:col-span-2">{t('legalNotice')}</Note>
      {languages.flatMap((locale, index) =>
        (['legalForm', 'registerCourt'] as const).map((name) => (
          <Field
            key={`${name}.${locale}`}
            name={`${name}.${locale}`}
            label={t(`field.${name}.${locale}`)}
            hint={t('optional')}
            help={index === 0 && t(`help.${name}`)}
          >
            <Input
              lang={locale}
              autoComplete="off"
              value={form.draft[name][locale]}
              onValueChange={(text) => form.change({ [name]: { ...form.draft[name], [locale]: text } })}
            />
          </Field>
        )),
      )}
      <CompanyTextField form={form} name="foundedYear" isOptional inputMode="numeric" autoComplete="off" />
    </FieldGroup>
  )
}

function HoursFields({ form, note: HoursNote }: CompanyPartProps & { note?: ComponentType<HoursNoteProps> }) {
  const t = useT(settingsAdminTexts)
  const { openingHours } = form.draft
  return (
    <FieldGroup heading={t('group.hours')}>
      <HoursEditor hours={openingHours} onChange={(hours) => form.change({ openingHours: hours })} />
      {HoursNote && (
        <HoursNote
          hours={openingHours}
          onCopy={(hours) => form.change({ openingHours: hours.map((row, id) => ({ ...row, id })) })}
        />
      )}
      <CompanyTextField
        form={form}
        name="timeZone"
        required
        list="time-zones"
        autoComplete="off"
        help={t('help.timeZone')}
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </FieldGroup>
  )
}

function LinkFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const { credit } = form.draft
  return (
    <FieldGroup heading={t('group.links')}>
      <CompanyTextField
        form={form}
        name="facebookUrl"
        isOptional
        type="url"
        help={t('help.facebookUrl')}
        className="md:col-span-2"
      />
      <Field name="credit.name" label={t('field.credit.name')} hint={t('optional')} help={t('help.credit')}>
        <Input value={credit.name} onValueChange={(name) => form.change({ credit: { ...credit, name } })} />
      </Field>
      <Field name="credit.url" label={t('field.credit.url')} hint={t('optional')}>
        <Input type="url" value={credit.url} onValueChange={(url) => form.change({ credit: { ...credit, url } })} />
      </Field>
    </FieldGroup>
  )
}
