import type { ComponentType } from 'react'
import { INTL_LOCALE, LOCALES, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input, type InputProps } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { Note } from '#ui/note.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { type Company, companySetting } from '../../../model/company.schema.ts'
import { AdminSettingForm, FieldGroup } from '../setting-form.tsx'
import { type CompanyDraft, fromCompanyDraft, toCompanyDraft } from './company-draft.ts'
import { HoursEditor } from './company-hours.tsx'
import { PeopleEditor } from './company-people.tsx'

const COUNTRY_CODES =
  'BE NL FR LU DE AT BG CH CY CZ DK EE ES FI GB GR HR HU IE IS IT LI LT LV MT NO PL PT RO SE SI SK'.split(' ')

export type HoursNoteProps = {
  /** As entered, perhaps not complete. */
  hours: Company['openingHours']
  onCopy: (hours: Company['openingHours']) => void
}

/** `hoursNote`: a part of another slice beside the opening hours. */
export function CompanyForm({ hoursNote }: { hoursNote?: ComponentType<HoursNoteProps> }) {
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
            <PeopleEditor people={form.draft.people} onChange={(people) => form.change({ people })} />
          </FieldGroup>
          <HoursFields form={form} note={hoursNote} />
          <LinkFields form={form} />
        </>
      )}
    </AdminSettingForm>
  )
}

type CompanyPartProps = { form: { draft: CompanyDraft; change: (part: Partial<CompanyDraft>) => void } }
type TextFieldProps = CompanyPartProps &
  Omit<InputProps, 'form'> & {
    name:
      | 'name'
      | 'vatNumber'
      | 'phone'
      | 'email'
      | 'street'
      | 'postalCode'
      | 'city'
      | 'timeZone'
      | 'facebookUrl'
      | 'foundedYear'
    help?: string
    isOptional?: boolean
  }

function TextField({ form: { draft, change }, name, help, isOptional, className, ...input }: TextFieldProps) {
  const t = useT(settingsAdminTexts)
  const hint = isOptional && t('optional')
  return (
    <Field name={name} label={t(`field.${name}`)} hint={hint} help={help} className={className ?? ''}>
      <Input value={draft[name]} onValueChange={(value) => change({ [name]: value })} {...input} />
    </Field>
  )
}

function CompanyFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const { slogan } = form.draft
  return (
    <FieldGroup heading={t('group.who')}>
      <TextField form={form} name="name" required autoComplete="organization" />
      <TextField form={form} name="vatNumber" isOptional autoComplete="off" />
      <TextField form={form} name="phone" isOptional type="tel" autoComplete="tel" />
      <TextField form={form} name="email" isOptional type="email" autoComplete="email" help={t('help.email')} />
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
  return (
    <FieldGroup heading={t('group.legal')}>
      <Note className="md:col-span-2">{t('legalNotice')}</Note>
      {LOCALES.flatMap((locale) =>
        (['legalForm', 'registerCourt'] as const).map((name) => (
          <Field
            key={`${name}.${locale}`}
            name={`${name}.${locale}`}
            label={t(`field.${name}.${locale}`)}
            hint={t('optional')}
            help={locale === 'nl' && t(`help.${name}`)}
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
      <TextField form={form} name="foundedYear" isOptional inputMode="numeric" autoComplete="off" />
    </FieldGroup>
  )
}

/** Postal address and map position. */
function AddressFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const uiLocale = useLocale()
  const { geo, countryCode } = form.draft
  return (
    <FieldGroup heading={t('group.address')}>
      <TextField form={form} name="street" isOptional autoComplete="street-address" />
      <div className="grid grid-cols-[7rem_1fr] gap-5">
        <TextField form={form} name="postalCode" autoComplete="postal-code" />
        <TextField form={form} name="city" autoComplete="address-level2" />
      </div>
      <Field name="countryCode" label={t('field.countryCode')}>
        <Select
          options={countryOptions(uiLocale, countryCode)}
          value={countryCode}
          onValueChange={(next) => form.change({ countryCode: next })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-5 gap-y-1.5">
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field key={name} name={`geo.${name}`} label={t(`field.geo.${name}`)}>
            <Input
              inputMode="decimal"
              value={geo[name]}
              onValueChange={(degrees) => form.change({ geo: { ...geo, [name]: degrees } })}
            />
          </Field>
        ))}
        <p className="col-span-2 text-[0.92em] text-ink-2 leading-normal">{t('help.geo')}</p>
      </div>
    </FieldGroup>
  )
}

/** Belgium and its neighbours first; a stored country outside the list stays available. */
function countryOptions(locale: Locale, stored: string) {
  const names = new Intl.DisplayNames(INTL_LOCALE[locale], { type: 'region', fallback: 'code' })
  const codes = COUNTRY_CODES.includes(stored) ? COUNTRY_CODES : [stored, ...COUNTRY_CODES]
  return codes.map((code) => ({ value: code, label: nameOf(code) }))

  function nameOf(code: string): string {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}

type HoursFieldsProps = CompanyPartProps & { note: ComponentType<HoursNoteProps> | undefined }

function HoursFields({ form, note: HoursNote }: HoursFieldsProps) {
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
      <TextField form={form} name="timeZone" required list="time-zones" autoComplete="off" help={t('help.timeZone')} />
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
      <TextField
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
