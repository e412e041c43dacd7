import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { Note } from '#ui/note.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { companySetting } from '../../../model/company.schema.ts'
import { isPostalCodeLikely } from '../../../model/country-rules.ts'
import { parseCoordinates } from '../../../model/parse-coordinates.ts'
import { useSite } from '../../use-site.ts'
import { countryName } from '../country-name.ts'
import { FieldGroup } from '../setting-form.tsx'
import { settingsAdminQueries } from '../settings-admin.queries.ts'
import { type CompanyDraft, toCompanyDraft } from './company-draft.ts'
import { type CompanyPartProps, CompanyTextField } from './company-fields.tsx'

const COUNTRY_CODES =
  'BE NL FR LU DE AT BG CH CY CZ DK EE ES FI GB GR HR HU IE IS IT LI LT LV MT NO PL PT RO SE SI SK'.split(' ')

/** Postal address and map position. */
export function AddressFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const locale = useLocale()
  const { geo, countryCode, postalCode } = form.draft
  return (
    <FieldGroup heading={t('group.address')}>
      <CompanyTextField form={form} name="street" isOptional autoComplete="street-address" />
      <div className="grid grid-cols-[7rem_1fr] gap-5">
        <CompanyTextField
          form={form}
          name="postalCode"
          autoComplete="postal-code"
          warning={isPostalCodeLikely(countryCode, postalCode) ? undefined : t('warning.postalCode')}
        />
        <CompanyTextField
          form={form}
          name="city"
          autoComplete="address-level2"
          // The names of another town would be wrong.
          onValueChange={(city) => form.change({ city, cityNames: companySetting.initial.cityNames })}
        />
      </div>
      <CityNameFields form={form} />
      <Field name="countryCode" label={t('field.countryCode')}>
        <Select
          options={countryOptions(locale, countryCode)}
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
      <PositionFromMap form={form} />
    </FieldGroup>
  )
}

/**
 * Takes coordinates from a pasted link. The map of the contact page is a frame of another site, whose clicks cannot be
 * read; a new address therefore offers to look it up there.
 */
function PositionFromMap({ form: { draft, change } }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const locale = useLocale()
  const { data: stored } = useSuspenseQuery(settingsAdminQueries.stored(companySetting))
  const [text, setText] = useState('')
  const saved = toCompanyDraft(stored.value, locale)
  const isMoved = addressOf(draft) !== addressOf(saved) && JSON.stringify(draft.geo) === JSON.stringify(saved.geo)
  const isUnknown = text.trim() !== '' && !parseCoordinates(text)

  function paste(next: string) {
    setText(next)
    const geo = parseCoordinates(next)
    if (!geo) return
    change({ geo: toCompanyDraft({ ...stored.value, geo }, locale).geo })
    setText('')
  }

  return (
    <div className="md:col-span-2">
      {isMoved && (
        <Note tone="warn" className="mb-4">
          {t(draft.geo.latitude ? 'geo.outdated' : 'geo.missing')}
        </Note>
      )}
      <Field
        label={t('geo.paste')}
        hint={t('optional')}
        help={t('help.paste')}
        error={isUnknown ? t('geo.notFound') : undefined}
      >
        <Input autoComplete="off" spellCheck={false} value={text} onValueChange={paste} />
      </Field>
      <p className="mt-2">
        <a
          href={`https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressOf(draft) })}`}
          target="_blank"
          rel="noreferrer"
          className="text-brand-strong underline underline-offset-4 hover:text-ink"
        >
          {t('geo.search')}
        </a>
      </p>
    </div>
  )
}

/** Antwerpen is Antwerp in English and Anvers in French. */
function CityNameFields({ form }: CompanyPartProps) {
  const t = useT(settingsAdminTexts)
  const { languages } = useSite()
  const { cityNames } = form.draft
  return (
    <div className="grid content-start gap-x-5 gap-y-5 sm:grid-cols-3 sm:gap-y-1.5 md:col-span-2">
      {languages.map((locale) => (
        <Field key={locale} name={`cityNames.${locale}`} label={t(`field.cityNames.${locale}`)}>
          <Input
            lang={locale}
            autoComplete="off"
            value={cityNames[locale]}
            onValueChange={(name) => form.change({ cityNames: { ...cityNames, [locale]: name } })}
          />
        </Field>
      ))}
      <p className="text-[0.92em] text-ink-2 leading-normal sm:col-span-3">{t('help.cityNames')}</p>
    </div>
  )
}

function addressOf({ street, postalCode, city, countryCode }: CompanyDraft): string {
  return [street, `${postalCode} ${city}`.trim(), countryCode].filter(Boolean).join(', ')
}

/** Belgium and its neighbours first; a stored country outside the list stays available. */
function countryOptions(locale: Locale, stored: string) {
  const codes = COUNTRY_CODES.includes(stored) ? COUNTRY_CODES : [stored, ...COUNTRY_CODES]
  return codes.map((code) => ({ value: code, label: countryName(locale, code) }))
}
