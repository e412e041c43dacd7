import { type PackageChanges, packageFacts } from './packages.schema.ts'
import type { ServicePrices } from './service-prices.schema.ts'

const MONTHS = 12

/** Euro, excluding VAT. */
export type WorkedExample = { once: number; monthly: number; months: number; subscription: number; firstYear: number }

/**
 * What a small site costs in its first year: the starting price of web design and the smallest package. Undefined while
 * one of both has no price, or the owner has changed what the package contains, which the text of the example names.
 */
export function workedExample(servicePrices: ServicePrices, packages: PackageChanges): WorkedExample | undefined {
  const { start } = servicePrices.webdesign
  const { basic } = packageFacts('nl', packages).price
  const hasOwnContents = Object.values(packages.basic?.texts ?? {}).some(({ features }) => features !== undefined)
  if (start === null || basic === null || hasOwnContents) return
  // In cents: 12 × 7.99 is 95.88000000000001 as a floating-point number.
  const [once, monthly] = [Math.round(start * 100), Math.round(basic * 100)]
  const subscription = MONTHS * monthly
  return {
    once: once / 100,
    monthly: monthly / 100,
    months: MONTHS,
    subscription: subscription / 100,
    firstYear: (once + subscription) / 100,
  }
}
