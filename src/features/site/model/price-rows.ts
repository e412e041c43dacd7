import type { Service } from './services.ts'
import { isOwnId } from './texts/list-rule.ts'

type ServicePrices = {
  service: Pick<Service, 'key'>
  startingPrice: string
  startsMonthly: boolean
  monthlyPrice: string
}
/** `label` and `unit` are keys of the site's texts. */
type PriceRow = {
  label: 'startingPrice' | 'monthlyPrice' | 'maintenanceCustom' | 'maintenancePackage'
  /** Empty if the price is not given. */
  price: string
  isFrom: boolean
  unit: 'once' | 'perMonth'
}

/**
 * The prices of a service, for the page and its Markdown twin: a starting price and a monthly one. A service that the owner
 * added may have one of them.
 */
export function priceRows({ service, startingPrice, startsMonthly, monthlyPrice }: ServicePrices): PriceRow[] {
  if (startsMonthly)
    return [
      { label: 'maintenanceCustom', price: startingPrice, isFrom: true, unit: 'perMonth' },
      { label: 'maintenancePackage', price: monthlyPrice, isFrom: true, unit: 'perMonth' },
    ]
  const rows: PriceRow[] = [
    { label: 'startingPrice', price: startingPrice, isFrom: false, unit: 'once' },
    { label: 'monthlyPrice', price: monthlyPrice, isFrom: false, unit: 'perMonth' },
  ]
  const given = rows.filter(({ price }) => price)
  return isOwnId(service.key) && given.length > 0 ? given : rows
}
