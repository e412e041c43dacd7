import { INTL_LOCALE, type Locale } from '#kernel/locale.ts'

const PRICE = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as const
const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const
/** Cached: constructing a format takes about 0.1 ms, and a page formats a dozen prices several times. */
const formats = new Map<string, Intl.NumberFormat>()

function numberFormat(locale: Locale, options: typeof PRICE | typeof SHARE): Intl.NumberFormat {
  const key = locale + options.style
  const format = formats.get(key) ?? new Intl.NumberFormat(INTL_LOCALE[locale], options)
  formats.set(key, format)
  return format
}

/** Empty for a price that is not given: pages say "on request". */
export function formatPrice(locale: Locale, euro: number | null): string {
  return euro === null ? '' : numberFormat(locale, PRICE).format(euro)
}

export function formatShare(locale: Locale, share: number): string {
  return numberFormat(locale, SHARE).format(share)
}
