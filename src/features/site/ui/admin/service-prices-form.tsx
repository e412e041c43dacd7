import { mapKeys } from '#features/settings/model/map-locales.ts'
import { formatOptionalDecimal, parseOptionalDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { servicePricesTexts } from '../../messages/service-prices/index.ts'
import { SERVICE_KEYS, type ServiceKey } from '../../model/facts.ts'
import { type ServicePrices, servicePricesSetting } from '../../model/service-prices.schema.ts'

const PRICES = ['start', 'monthly'] as const
type Draft = Record<ServiceKey, Record<(typeof PRICES)[number], string>>

export function ServicePricesForm() {
  const t = useT(servicePricesTexts)
  const locale = useLocale()
  const toDraft = (prices: ServicePrices) =>
    mapKeys(SERVICE_KEYS, (key) => mapKeys(PRICES, (name) => formatOptionalDecimal(prices[key][name], locale)))
  return (
    <AdminSettingForm
      setting={servicePricesSetting}
      texts={servicePricesTexts}
      about={`${t('about')} ${t('help.empty')}`}
      isOnSite
      toDraft={toDraft}
      toValue={toServicePrices}
    >
      {({ draft, change }) =>
        SERVICE_KEYS.map((key) => (
          <FieldGroup key={key} heading={t(`item.${key}`)}>
            {PRICES.map((name) => (
              <Field
                key={name}
                name={`${key}.${name}`}
                label={t(key === 'maintenance' ? `field.maintenance.${name}` : `field.${name}`)}
                hint={t('optional')}
                className="w-fit"
              >
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  className="max-w-40 font-mono"
                  value={draft[key][name]}
                  onValueChange={(euro) => change({ [key]: { ...draft[key], [name]: euro } })}
                />
              </Field>
            ))}
          </FieldGroup>
        ))
      }
    </AdminSettingForm>
  )
}

function toServicePrices(draft: Draft): ServicePrices {
  return mapKeys(SERVICE_KEYS, (key) => mapKeys(PRICES, (name) => parseOptionalDecimal(draft[key][name])))
}
