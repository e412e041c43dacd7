type ServicePrices = { startingPrice: string; startsMonthly: boolean; monthlyPrice: string }
/** `label` and `unit` are keys of the site's texts. */
type PriceRow = {
  label: 'startingPrice' | 'monthlyPrice' | 'maintenanceCustom' | 'maintenancePackage'
  /** Empty if the price is not given. */
  price: string
  isFrom: boolean
  unit: 'once' | 'perMonth'
}

/** The two prices of a service, for the page and its Markdown twin: a starting price and a monthly one. */
export function priceRows({ startingPrice, startsMonthly, monthlyPrice }: ServicePrices): PriceRow[] {
  if (startsMonthly)
    return [
      { label: 'maintenanceCustom', price: startingPrice, isFrom: true, unit: 'perMonth' },
      { label: 'maintenancePackage', price: monthlyPrice, isFrom: true, unit: 'perMonth' },
    ]
  return [
    { label: 'startingPrice', price: startingPrice, isFrom: false, unit: 'once' },
    { label: 'monthlyPrice', price: monthlyPrice, isFrom: false, unit: 'perMonth' },
  ]
}
