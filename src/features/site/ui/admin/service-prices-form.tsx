import { useQuery } from '@tanstack/react-query'
import { formatOptionalDecimal, parseOptionalDecimal } from '#features/settings/ui/admin/draft-values.ts'
import { AdminSettingForm, FieldGroup } from '#features/settings/ui/admin/setting-form.tsx'
import { useLocale, useT } from '#platform/i18n/provider.tsx'
import type { Texts } from '#platform/i18n/texts.ts'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Select } from '#ui/form/select.tsx'
import { servicePricesTexts } from '../../messages/service-prices/index.ts'
import { SERVICE_KEYS } from '../../model/facts.ts'
import { SERVICE_DRAWINGS, type ServiceDrawing } from '../../model/service-drawings.ts'
import { type ServicePrice, type ServicePrices, servicePricesSetting } from '../../model/service-prices.schema.ts'
import { drawingOf } from '../../model/services.ts'
import { isOwnId } from '../../model/texts/list-rule.ts'
import { Drawing } from '../drawing.tsx'
import { textQueries } from './texts/texts.queries.ts'

const PRICES = ['start', 'monthly'] as const
type DraftPrice = Record<(typeof PRICES)[number], string> & { drawing: ServiceDrawing }
type Draft = { [key: string]: DraftPrice }

/** Prices and drawings of the services, with those that are not published. */
export function ServicePricesForm() {
  const t = useT(servicePricesTexts as Texts as Texts<Record<string, string>>)
  const locale = useLocale()
  const { data: overview } = useQuery(textQueries.overview())
  const own = overview?.pages.filter(({ key }) => isOwnId(key)) ?? []
  const keys = [...SERVICE_KEYS, ...own.map(({ key }) => key)]
  const toDraftPrice = (prices: ServicePrices, key: string): DraftPrice => ({
    start: formatOptionalDecimal(prices[key]?.start ?? null, locale),
    monthly: formatOptionalDecimal(prices[key]?.monthly ?? null, locale),
    drawing: drawingOf(prices, key),
  })
  const toDraft = (prices: ServicePrices): Draft =>
    Object.fromEntries(Object.keys(prices).map((key) => [key, toDraftPrice(prices, key)]))
  const NEW: DraftPrice = { start: '', monthly: '', drawing: 'page' }
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
        keys.map((key) => {
          const price = draft[key] ?? NEW
          const heading = own.find((page) => page.key === key)?.names[locale] ?? t(`item.${key}`)
          return (
            <FieldGroup key={key} heading={heading}>
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
                    value={price[name]}
                    onValueChange={(euro) => change({ [key]: { ...price, [name]: euro } })}
                  />
                </Field>
              ))}
              <Field name={`${key}.drawing`} label={t('field.drawing')} className="w-fit">
                <Select
                  value={price.drawing}
                  options={SERVICE_DRAWINGS.map((value) => ({ value, label: t(`choice.drawing.${value}`) }))}
                  onValueChange={(drawing) => change({ [key]: { ...price, drawing } })}
                />
              </Field>
              <Drawing name={`card-${price.drawing}`} className="h-16 w-24 text-brand-line" />
            </FieldGroup>
          )
        })
      }
    </AdminSettingForm>
  )
}

function toServicePrices(draft: Draft): ServicePrices {
  const prices = Object.entries(draft).map(([key, { start, monthly, drawing }]): [string, ServicePrice] => [
    key,
    { start: parseOptionalDecimal(start), monthly: parseOptionalDecimal(monthly), ...changedDrawing(key, drawing) },
  ])
  return Object.fromEntries(prices) as ServicePrices
}

/** The standard drawing is not stored. */
function changedDrawing(key: string, drawing: ServiceDrawing): Pick<ServicePrice, 'drawing'> {
  return drawing === drawingOf({}, key) ? {} : { drawing }
}
