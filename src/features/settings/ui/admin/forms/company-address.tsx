import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { settingsAdminTexts } from '../../../messages/admin/index.ts'
import { FieldGroup } from '../setting-form.tsx'
import type { CompanyDraft } from './company-draft.ts'

const COUNTRY_CODES =
  'BE NL FR LU DE AT BG CH CY CZ DK EE ES FI GB GR HR HU IE IS IT LI LT LV MT NO PL PT RO SE SI SK'.split(' ')

export type CompanyPartProps = { draft: CompanyDraft; change: (part: Partial<CompanyDraft>) => void }

/** Postal address and map position. */
export function CompanyAddressFields({ draft, change }: CompanyPartProps) {
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
